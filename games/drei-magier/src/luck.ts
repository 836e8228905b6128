import type { Seat } from '@wunderkammer/kernel';
import type { Seen } from './vocabulary.ts';

/** What a player threw, against what was to be expected of as many throws. */
export interface Luck {
  readonly throws: number;
  readonly eyes: number;
  readonly expectedEyes: number;
  readonly zeros: number;
  readonly expectedZeros: number;
}

/** Three wands with no, one or two notches each: three eyes on the average, and none at all in 27 throws. */
const EYES = 3;
const ZEROS = 1 / 27;

/** How the wands fell for a player who threw for eyes; duels and spells are chosen as much as thrown. */
export const luck = (log: readonly Seen[], seat: Seat): Luck => {
  const sums = log.flatMap((seen) => (seen.type === 'eyes' && seen.seat === seat ? [seen.sum] : []));
  return {
    throws: sums.length,
    eyes: sums.reduce((sum, eyes) => sum + eyes, 0),
    expectedEyes: sums.length * EYES,
    zeros: sums.filter((sum) => sum === 0).length,
    expectedZeros: sums.length * ZEROS,
  };
};
