/**
 * Decisions as 32-bit moves. An arrangement is its number, below 2^30; every other decision has bit 30, its type in
 * bits 16 to 19, and below them: at (bits 10, 11), cell (bits 5 to 9), stone (bits 0 to 4). A negative move is an
 * `arrange` step that no number stands for: -1 minus the index of its fault.
 *
 * Chance outcomes: 0 to 29 deals that stone to whoever is due, 32 + seat lets that seat begin.
 */
const LISTED = 1 << 30;
export const GUESS = LISTED;
export const STOP = LISTED | (1 << 16);
export const GIVE = LISTED | (2 << 16);
export const OPEN = LISTED | (3 << 16);
export const SETTLE = LISTED | (4 << 16);
const TYPE_BITS = LISTED | (15 << 16);

export const typeOf = (move: number): number => move & TYPE_BITS;
export const isListed = (move: number): boolean => move >= LISTED;
export const atOf = (move: number): number => (move >> 10) & 3;
export const cellOf = (move: number): number => (move >> 5) & 31;
export const stoneOf = (move: number): number => move & 31;

export const guessMove = (at: number, cell: number, stone: number): number => GUESS | (at << 10) | (cell << 5) | stone;
/** `GIVE`, `OPEN` or `SETTLE` of a cell. */
export const cellMove = (type: number, cell: number): number => type | (cell << 5);

export const FIRST = 32;
