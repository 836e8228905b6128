import { LIMITS } from '@wunderkammer/protocol';
import { randomHex } from '../keeper/random.ts';

/** How much of it is drawn by the browser: eight bytes, and a space before the word. */
const DRAWN = 17;
export const LONGEST_WORD = LIMITS.entropy - DRAWN;

/** What a browser adds to the seed: something nobody can guess, and the person's own word if they gave one. */
export const makeEntropy = (word: string): string => {
  const own = word.trim().slice(0, LONGEST_WORD).toWellFormed();
  return own === '' ? randomHex(8) : `${randomHex(8)} ${own}`;
};
