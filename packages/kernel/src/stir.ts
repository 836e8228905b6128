import type { Seat } from './seat.ts';

/**
 * What may move somebody at a table to say something: they gained, struck or were struck, failed at what they tried, had
 * luck or a mishap.
 */
export const STIRS = ['gain', 'strike', 'struck', 'blunder', 'luck', 'mishap'] as const;

/** Who has cause to say something, and what it is about; `other` is who did it to them, or to whom they did it. */
export interface Stir {
  readonly seat: Seat;
  readonly about: (typeof STIRS)[number];
  readonly other?: Seat;
}
