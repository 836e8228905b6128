import type { Seat } from '@wunderkammer/kernel';
import type { Seen } from './vocabulary.ts';

/** What a player threw, against what was to be expected of as many throws. */
export interface Luck {
  readonly throws: number;
  readonly pips: number;
  readonly expectedPips: number;
  readonly doubles: number;
  readonly expectedDoubles: number;
}

/** Two sticks with the faces 1 to 4 (FS-3): five pips on the average, and a double in four throws. */
const PIPS = 5;
const DOUBLES = 1 / 4;

/** How the sticks fell for a player; the throws for the start and for keys are not among them. */
export const luck = (log: readonly Seen[], seat: Seat): Luck => {
  const thrown = log.flatMap((seen) => (seen.type === 'sticks' && seen.seat === seat ? [seen.pips] : []));
  return {
    throws: thrown.length,
    pips: thrown.reduce((sum, [first, second]) => sum + first + second, 0),
    expectedPips: thrown.length * PIPS,
    doubles: thrown.filter(([first, second]) => first === second).length,
    expectedDoubles: thrown.length * DOUBLES,
  };
};
