import { bitsOf } from '../bits.ts';
import type { Odds } from './odds.ts';

const STONES = 30;

/** How a player stands: how many hidden stones there are, and how well they are known. */
export interface Standing {
  readonly count: number;
  /** How likely each is to be named rightly, squared and summed: two that are certain are worth more than four at half. */
  readonly sure: number;
}

/** What a standing adds to a player's prospects: for each hidden stone, for their root, by how sure they are known, for the last. */
export type Weights = readonly [stone: number, root: number, sure: number, last: number];

/** By whose standing it is: whoever has just had a turn, the next, those after. */
export interface WorthWeights {
  readonly own: Weights;
  readonly next: Weights;
  readonly later: Weights;
  readonly turnIsOver: number;
}

/** From how likely each hidden stone is to be named rightly. */
export const standingOf = (chances: readonly number[]): Standing => ({
  count: chances.length,
  sure: chances.reduce((sum, chance) => sum + chance * chance, 0),
});

/** How likely the likeliest stone of each hidden cell is. */
export const likeliest = (hidden: number, { odds }: Odds): number[] =>
  bitsOf(hidden).map((cell) => {
    let most = 0;
    for (let stone = 0; stone < STONES; stone++) most = Math.max(most, odds[cell * STONES + stone]!);
    return most;
  });
