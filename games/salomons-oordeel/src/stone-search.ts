import { colOf, DIGITS, EYE, ROWS, rowOf, WIDTH } from './stones.ts';

const CELLS = 30;
const EYE_BIT = 1 << EYE;
const ALL_DIGITS = EYE_BIT - 1;
const ALL_FACES = EYE_BIT | ALL_DIGITS;

/**
 * Which stones each hidden cell of one arrangement can be, if each by itself can be its `candidates`: exactly those that
 * occur in some arrangement with one colour a row, one digit a column, and at most one eye a row (SO-4, SO-5).
 */
export const possibleStones = (hidden: number, candidates: Int32Array, columns: number): Int32Array => {
  const search = new Search(hidden, candidates, columns);
  search.tryColumns(0, 0, 0);
  return search.possible;
};

/**
 * Tries every way to give the columns digits; with the columns fixed, the rows depend on each other only by their
 * colours. Sets of digits, of colours and of stones are bits, since this runs hundreds of times for one look.
 */
class Search {
  readonly possible = new Int32Array(CELLS);
  readonly #candidates: Int32Array;
  /** How many columns may belong to no digit: those beyond the fifth. */
  readonly #spare: number;
  /** The hidden cells of each row that has any. */
  readonly #rows: readonly (readonly number[])[];
  readonly #columns: readonly Column[];
  /** By column, its digit as a bit; 0 if none. */
  readonly #digitOf = new Int32Array(WIDTH);
  /** By row: the colours it can have with these columns, and those of them that leave colours for the other rows. */
  readonly #fits = new Int32Array(ROWS);
  readonly #works = new Int32Array(ROWS);

  constructor(hidden: number, candidates: Int32Array, columns: number) {
    const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => (hidden >> cell) & 1);
    this.#candidates = candidates;
    this.#spare = columns - DIGITS;
    this.#rows = groupsOf(cells, rowOf);
    this.#columns = groupsOf(cells, colOf).map((own) => columnOf(own, candidates));
  }

  tryColumns(index: number, taken: number, without: number): void {
    const column = this.#columns[index];
    if (column === undefined) {
      this.#tryRows();
      return;
    }
    for (let free = column.digits & ~taken; free !== 0; free &= free - 1) {
      const digit = free & -free;
      this.#digitOf[column.column] = digit;
      this.tryColumns(index + 1, taken | digit, without);
    }
    if (column.eyesOnly && without < this.#spare) {
      this.#digitOf[column.column] = 0;
      this.tryColumns(index + 1, taken, without + 1);
    }
  }

  #tryRows(): void {
    const { length } = this.#rows;
    for (let row = 0; row < length; row++) {
      const fits = this.#coloursOf(this.#rows[row]!);
      if (fits === 0) return;
      this.#fits[row] = fits;
      this.#works[row] = 0;
    }
    if (!this.#assign(0, 0)) return;
    for (let row = 0; row < length; row++) {
      for (let colour = 0; colour < ROWS; colour++) {
        if ((this.#works[row]! >> colour) & 1) this.#note(this.#rows[row]!, colour);
      }
    }
  }

  /** The faces that a cell can have in a colour, with its column's digit: that digit, the eye, both or none. */
  #faces(cell: number, colour: number): number {
    return (this.#candidates[cell]! >> (colour * WIDTH)) & (this.#digitOf[colOf(cell)]! | EYE_BIT);
  }

  /** The cell of a row that must be its eye in this colour; -1 if none must, -2 if the row cannot have the colour. */
  #eyeOf(cells: readonly number[], colour: number): number {
    let eye = -1;
    for (const cell of cells) {
      const faces = this.#faces(cell, colour);
      if (faces === 0 || (faces === EYE_BIT && eye !== -1)) return -2;
      if (faces === EYE_BIT) eye = cell;
    }
    return eye;
  }

  #coloursOf(cells: readonly number[]): number {
    let colours = 0;
    for (let colour = 0; colour < ROWS; colour++) if (this.#eyeOf(cells, colour) !== -2) colours |= 1 << colour;
    return colours;
  }

  /** Gives the rows from this one on colours that are not taken; notes those that work out. */
  #assign(row: number, taken: number): boolean {
    if (row === this.#rows.length) return true;
    let works = 0;
    for (let free = this.#fits[row]! & ~taken; free !== 0; free &= free - 1) {
      const colour = free & -free;
      if (this.#assign(row + 1, taken | colour)) works |= colour;
    }
    this.#works[row]! |= works;
    return works !== 0;
  }

  /** Notes what the cells of a row can be in this colour. */
  #note(cells: readonly number[], colour: number): void {
    const eye = this.#eyeOf(cells, colour);
    for (const cell of cells) {
      const faces = this.#faces(cell, colour) & (eye === -1 || eye === cell ? ALL_FACES : ALL_DIGITS);
      this.possible[cell]! |= faces << (colour * WIDTH);
    }
  }
}

interface Column {
  readonly column: number;
  /** The digits that all of its cells can have, but for those that can be eyes. */
  readonly digits: number;
  /** Whether all of its cells can be eyes. */
  readonly eyesOnly: boolean;
}

const columnOf = (cells: readonly number[], candidates: Int32Array): Column => {
  const noEyes = cells.map((cell) => facesOf(candidates[cell]!)).filter((faces) => (faces & EYE_BIT) === 0);
  return {
    column: colOf(cells[0]!),
    digits: noEyes.reduce((digits, faces) => digits & faces, ALL_DIGITS),
    eyesOnly: noEyes.length === 0,
  };
};

const groupsOf = (cells: readonly number[], lineOf: (cell: number) => number): number[][] => [
  ...Map.groupBy(cells, lineOf).values(),
];

/** The faces of a set of stones, as six bits. */
const facesOf = (stones: number): number => {
  let faces = 0;
  for (let colour = 0; colour < ROWS; colour++) faces |= stones >> (colour * WIDTH);
  return faces & ALL_FACES;
};
