/** How well a bot plays, from the mildest to the strongest: by what it remembers, reckons with and foresees, never by dice. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const;
/** How well a bot plays. */
export type Level = (typeof LEVELS)[number];

/**
 * What a bot is inclined to, at any level. `even` is nobody in particular: strength is measured with it, and whoever
 * must play for somebody else plays so.
 */
export const TEMPERS = ['even', 'cautious', 'reckless', 'bluffing', 'vengeful'] as const;
/** What a bot is inclined to. */
export type Temper = (typeof TEMPERS)[number];

/** How a bot plays: how well, and in what spirit. */
export interface Mind {
  readonly level: Level;
  readonly temper: Temper;
}

/** The mind of a bot of which nothing else is said. */
export const USUAL_MIND: Mind = { level: 'steady', temper: 'even' };
