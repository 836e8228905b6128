import type { PerWand } from './vocabulary.ts';

/*
 * Three wands in one number, two bits each: red lowest, then black, then white. For an eye throw or a duel the bits
 * are notches (0, 1, 2), for a spell the symbol a wand lies on (its index in SYMBOLS).
 */

export const packWands = (red: number, black: number, white: number): number => red | (black << 2) | (white << 4);
export const wandOf = (wands: number, colour: number): number => (wands >> (2 * colour)) & 3;

const WAND_CODES = 64;
const table = (of: (red: number, black: number, white: number) => number): Uint8Array =>
  Uint8Array.from({ length: WAND_CODES }, (_, wands) => of(wandOf(wands, 0), wandOf(wands, 1), wandOf(wands, 2)));

/** Three wands with two notches each. */
export const HIGHEST_SUM = 6;

/** The notches of three wands as a view shows them. */
export const notchesOn = ([red, black, white]: PerWand<number>): number => red + black + white;

/** The notches of all three. */
export const sumOf = (wands: number): number => (wands & 3) + ((wands >> 2) & 3) + (wands >> 4);

/** Whether all three show the same (DM-10): 010101 is one of each. */
export const areEqual = (wands: number): boolean => wands === (wands & 3) * 0b010101;

/** Whether every wand has such a face: none has a fourth. */
export const isPossible = (wands: number): boolean => (wands & (wands >> 1) & 0b010101) === 0 && wands >>> 6 === 0;

/** How often a symbol is seen when the wands lie on these: on every wand but those that lie on it (DM-6). */
export const timesSeen = <T>(down: readonly T[], symbol: T): number => down.filter((own) => own !== symbol).length;

/** The mask of the symbols seen most often, by packed wands. */
export const MOST_SEEN: Uint8Array = table((...down) => {
  const times = [0, 1, 2].map((symbol) => timesSeen(down, symbol));
  const most = Math.max(...times);
  return times.reduce((mask, count, symbol) => (count === most ? mask | (1 << symbol) : mask), 0);
});

/** The bits of the wands that stay as they lie when those of `mask` are thrown. */
export const keptBits = (mask: number): number =>
  3 * (~((mask & 1) | ((mask & 2) << 1) | ((mask & 4) << 2)) & 0b010101);

/** By the mask of the wands thrown: the ways in which these can fall, red changing first; the bits of the others are 0. */
export const FALLS: readonly Uint8Array[] = Array.from({ length: 8 }, (_, mask) =>
  Uint8Array.from({ length: WAND_CODES }, (_, wands) => wands).filter(
    (wands) => isPossible(wands) && (wands & keptBits(mask)) === 0,
  ),
);
