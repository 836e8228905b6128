import { COLOURS, type Colour, type Face, STONES, type Stone, type Variant } from './vocabulary.ts';

/**
 * Stones and cells as numbers from 0 to 29, and sets of them as 30 bits. A stone is colour * 6 + face (the eye is
 * face 5), a cell is row * 6 + column: so the stones of a colour and the cells of a row are the same bits.
 */
export const ROWS = COLOURS.length;
/** The width of the numbering; the easy game leaves the last column out (SO-4). */
export const WIDTH = 6;
/** How many digits there are. */
export const DIGITS = 5;
/** The eye among the faces. */
export const EYE = 5;

/** How many columns an arrangement has (SO-4). */
export const COLUMNS: Readonly<Record<Variant, number>> = { easy: 5, full: 6 };

/** Bit 0 of each row: times a set of columns it is those columns' cells. */
export const EVERY_ROW = 0b000001_000001_000001_000001_000001;
export const WHOLE_ROW = 0b111111;

/** The cells of a row, and the stones of a colour. */
export const rowMask = (row: number): number => WHOLE_ROW << (row * WIDTH);
/** The cells of a column, and the stones of a face. */
export const columnMask = (col: number): number => EVERY_ROW << col;

export const EYE_STONES = columnMask(EYE);

/** The stones that play (SO-2) and, being the same bits, the cells there are (SO-4). */
export const ALL: Readonly<Record<Variant, number>> = {
  easy: EVERY_ROW * 0b011111,
  full: EVERY_ROW * WHOLE_ROW,
};

const HAND_SIZES: Readonly<Record<Variant, readonly number[]>> = { easy: [0, 0, 10, 8, 6], full: [0, 0, 10, 9, 7] };

/** How many stones each player gets (SO-2). */
export const handSize = (variant: Variant, seats: number): number => HAND_SIZES[variant][seats]!;

/** How many stones nobody gets (SO-2, SO-3). */
export const leftOver = (variant: Variant, seats: number): number =>
  COLUMNS[variant] * ROWS - handSize(variant, seats) * seats;

const INDEX: ReadonlyMap<string, number> = new Map(STONES.map((stone, index) => [stone, index]));

/** A stone as a number. */
export const stoneIndex = (stone: Stone): number => INDEX.get(stone)!;
/** The stone that a number stands for. */
export const stoneAt = (index: number): Stone => STONES[index]!;
/** Whether a stone shows the eye. */
export const isEye = (stone: Stone): boolean => stone.endsWith('Eye');

/** A cell as a number. */
export const cellIndex = (row: number, col: number): number => row * WIDTH + col;
/** The row of a cell, or the colour of a stone, both as numbers. */
export const rowOf = (cell: number): number => (cell / WIDTH) | 0;
/** The column of a cell, or the face of a stone, both as numbers. */
export const colOf = (cell: number): number => cell % WIDTH;

/** A stone's colour and face, e.g. for a picture. */
export const facesOf = (stone: Stone): { readonly colour: Colour; readonly face: Face } => {
  const colour = COLOURS.find((name) => stone.startsWith(name))!;
  return { colour, face: stone.slice(colour.length) as Face };
};

/** What people call a cell: rows A to E from above, columns 1 to 6 from the left. */
export const cellName = (row: number, col: number): string => `${'ABCDE'.charAt(row)}${col + 1}`;
