import { bitsOf } from '../bits.ts';
import type { Odds } from './odds.ts';

const STONES = 30;

/** How a player stands: how many hidden stones there are, and how well they are known. */
export interface Standing {
  readonly count: number;
  /** How likely each is to be named rightly, squared and summed: two that are certain are worth more than four at half. */
  readonly sure: number;
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
