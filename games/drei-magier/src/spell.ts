import { sendApprentice } from './arrival.ts';
import { type Figures, STONES } from './figures.ts';

const POWER = 0;
const MAGIC = 1;

/** A symbol happens (DM-27 to DM-29); indices as in SYMBOLS. True if the apprentice may leap. */
export const symbolHappens = (figures: Figures, seat: number, symbol: number): boolean => {
  if (symbol === MAGIC) return true;
  if (symbol === POWER) figures[STONES]! |= 1 << seat;
  else sendApprentice(figures, seat);
  return false;
};
