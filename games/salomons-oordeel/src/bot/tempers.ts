import type { Temper } from '@wunderkammer/kernel';

/** What a temper is inclined to, at every level. */
export interface Inclination {
  /** How much likelier than it is a guess looks when it asks whether to go on. */
  readonly courage: number;
  /** How often, of a hundred hopeless guesses, it names a stone of its own: whoever listens concludes that it has none such. */
  readonly bluffs: number;
  /** How much likelier a guess looks at whoever took a stone of it last. */
  readonly grudge: number;
}

/** The numbers are by hand: large enough to be noticed at a table, small enough to cost little. */
export const INCLINATIONS: Readonly<Record<Temper, Inclination>> = {
  even: { courage: 0, bluffs: 0, grudge: 0 },
  cautious: { courage: -0.06, bluffs: 0, grudge: 0 },
  reckless: { courage: 0.12, bluffs: 0, grudge: 0 },
  bluffing: { courage: 0, bluffs: 70, grudge: 0 },
  vengeful: { courage: 0, bluffs: 0, grudge: 0.2 },
};
