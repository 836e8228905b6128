import { bitsOf, countBits } from '../bits.ts';
import * as material from '../stones.ts';
import type { Variant } from '../vocabulary.ts';
import type { Watched } from './knowledge.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { COLUMNS, colOf, DIGITS, EYE, ROWS, rowMask, rowOf, WIDTH } = material;
const CELLS = 30;
const STONES = 30;
/** In place of a column's digit: only eyes stand there. */
const NO_DIGIT = EYE;

/*
 * Colours are given row by row: a step takes the set of colours used by the rows before (as five bits), a colour not
 * in it, and leads to the set with that colour. All steps of row k lie between STEP_START[k] and STEP_START[k + 1].
 */
const STEP_SET: number[] = [];
const STEP_COLOUR: number[] = [];
const STEP_START: number[] = [];
const LAST_SETS: number[][] = [];
for (let row = 0; row <= ROWS; row++) {
  STEP_START.push(STEP_SET.length);
  LAST_SETS.push([]);
  for (let set = 0; set < 1 << ROWS; set++) {
    if (countBits(set) !== row) continue;
    LAST_SETS[row]!.push(set);
    for (let colour = 0; colour < ROWS; colour++) {
      if ((set >> colour) & 1) continue;
      STEP_SET.push(set);
      STEP_COLOUR.push(colour);
    }
  }
}
const SETS = Uint8Array.from(STEP_SET);
const STEP_COLOURS = Uint8Array.from(STEP_COLOUR);
const NEXT_SETS = Uint8Array.from(STEP_SET, (set, step) => set | (1 << STEP_COLOUR[step]!));

/**
 * How likely each hidden cell of one arrangement is to hold each stone, if all hands and all arrangements are equally
 * likely and a stone counts as much as its weight. It is exact: it sums over all ways to give the columns digits, and
 * for each of them over all ways to give the rows colours, by dynamic programming over the set of colours used. Rows
 * are independent once both are known; each has at most one eye.
 */
export class Odds {
  /** At `cell * 30 + stone`. */
  readonly odds = new Float64Array(CELLS * STONES);
  /** How likely each stone is anywhere in the arrangement. */
  readonly has = new Float64Array(STONES);

  readonly #columns: number;
  /** The hidden cells row by row; the k-th row of those with any begins at `#rowStart[k]`. */
  readonly #cells = new Int32Array(CELLS);
  readonly #rowStart = new Int32Array(ROWS + 1);
  #rowCount = 0;
  /** The columns with hidden cells, and the digit each has at the moment. */
  #columnsInUse: number[] = [];
  readonly #digitOf = new Int32Array(WIDTH).fill(NO_DIGIT);
  /** By column: the digits, as bits, that all its hidden cells can be if they are no eyes; bit 5 if all can be eyes. */
  readonly #digitsFor = new Int32Array(WIDTH);

  /** The weight of each stone on each of `#cells` if it is possible there, else 0; eyes with their odds of standing there. */
  readonly #weights = new Float64Array(CELLS * STONES);
  /** By row and colour: the weight of all ways to fill the row. */
  readonly #rowWeights = new Float64Array(ROWS * ROWS);
  /** By cell and colour: the weight of those ways that have the row's eye on that cell. */
  readonly #eyeWeights = new Float64Array(CELLS * ROWS);
  /** By set of colours: all ways for the rows before it, of as many colours, and for the rows from there on. */
  readonly #before = new Float64Array(1 << ROWS);
  readonly #after = new Float64Array(1 << ROWS);
  /** By row and colour: all ways for the other rows beside it. */
  readonly #others = new Float64Array(ROWS * ROWS);
  #total = 0;

  constructor(variant: Variant) {
    this.#columns = COLUMNS[variant];
  }

  /** Reckons with the hidden cells of `watched`; a stone of weight 0 is impossible. False if there is no way to fill them. */
  reckon(watched: Watched, weights: Float64Array): boolean {
    this.odds.fill(0);
    this.has.fill(0);
    this.#total = 0;
    this.#prepare(watched, weights);
    this.#assignColumn(0, 0, 0);
    if (this.#total === 0) return false;
    for (const cell of bitsOf(watched.hidden)) {
      for (let stone = 0; stone < STONES; stone++) {
        const odds = this.odds[cell * STONES + stone]! / this.#total;
        this.odds[cell * STONES + stone] = odds;
        this.has[stone]! += odds;
      }
    }
    return true;
  }

  #prepare({ hidden, candidates }: Watched, weights: Float64Array): void {
    const cells = bitsOf(hidden);
    this.#columnsInUse = [...new Set(cells.map(colOf))];
    this.#digitsFor.fill((1 << WIDTH) - 1);
    this.#rowCount = 0;
    for (const [index, cell] of cells.entries()) {
      this.#cells[index] = cell;
      if (index === 0 || rowOf(cell) !== rowOf(cells[index - 1]!)) this.#rowStart[this.#rowCount++] = index;
      // An eye could stand on any cell that its row's digits left free: the fewer those are, the likelier is this one.
      // Counted are hidden stones alone. All that ever stood there would be exact for eyes stood up by lot; but they
      // are stood where they are least expected, and steady lost eight games of a hundred by it.
      const inRow = countBits(hidden & rowMask(rowOf(cell)));
      let faces = 0;
      for (let stone = 0; stone < STONES; stone++) {
        const weight = (candidates[cell]! >> stone) & 1 ? weights[stone]! : 0;
        this.#weights[index * STONES + stone] = colOf(stone) === EYE ? weight / (WIDTH + 1 - inRow) : weight;
        if (weight > 0) faces |= 1 << colOf(stone);
      }
      if (((faces >> EYE) & 1) === 0) this.#digitsFor[colOf(cell)]! &= faces;
    }
    this.#rowStart[this.#rowCount] = cells.length;
  }

  /** Gives the columns from the `index`-th on every digit that is left, or none where only eyes may stand. */
  #assignColumn(index: number, used: number, count: number): void {
    const columns = this.#columnsInUse;
    if (index === columns.length) {
      // Digits without a hidden stone go to columns without one; every way to do so counts.
      let ways = 1;
      for (let digit = count, free = this.#columns - columns.length; digit < DIGITS; digit++, free--) ways *= free;
      if (ways > 0 && this.#weighRows()) this.#addRows(ways);
      return;
    }
    const column = columns[index]!;
    const possible = this.#digitsFor[column]!;
    for (let digit = 0; digit < DIGITS; digit++) {
      if (((possible & ~used) >> digit) & 1) {
        this.#digitOf[column] = digit;
        this.#assignColumn(index + 1, used | (1 << digit), count + 1);
      }
    }
    // There are at most as many columns without a digit as there are columns beyond the fifth.
    if (index - count < this.#columns - DIGITS && (possible >> NO_DIGIT) & 1) {
      this.#digitOf[column] = NO_DIGIT;
      this.#assignColumn(index + 1, used, count);
    }
  }

  /** Weighs every row in every colour, now that the columns have their digits; false if some row fits no colour. */
  #weighRows(): boolean {
    for (let row = 0; row < this.#rowCount; row++) {
      let any = 0;
      for (let colour = 0; colour < ROWS; colour++) any += this.#weighRow(row, colour);
      if (any === 0) return false;
    }
    return true;
  }

  #weighRow(row: number, colour: number): number {
    const weights = this.#weights;
    const start = this.#rowStart[row]!;
    const end = this.#rowStart[row + 1]!;
    let allDigits = 1;
    let withEye = 0;
    for (let index = start; index < end; index++) {
      const digit = this.#digitOf[this.#cells[index]! % WIDTH]!;
      const stones = index * STONES + colour * WIDTH;
      const own = digit === NO_DIGIT ? 0 : weights[stones + digit]!;
      // The eye was before this cell, and this is a digit; or it is here, and all before were digits.
      for (let eye = start; eye < index; eye++) this.#eyeWeights[eye * ROWS + colour]! *= own;
      this.#eyeWeights[index * ROWS + colour] = allDigits * weights[stones + EYE]!;
      withEye = withEye * own + this.#eyeWeights[index * ROWS + colour]!;
      allDigits *= own;
      if (allDigits + withEye === 0) break;
    }
    this.#rowWeights[row * ROWS + colour] = allDigits + withEye;
    return allDigits + withEye;
  }

  /** Adds all ways to give the rows colours. */
  #addRows(ways: number): void {
    const rows = this.#rowCount;
    const weights = this.#rowWeights;
    const before = this.#before;
    const after = this.#after;
    before.fill(0);
    after.fill(0);
    before[0] = 1;
    for (const set of LAST_SETS[rows]!) after[set] = 1;
    for (let row = rows - 1; row >= 0; row--) {
      const offset = row * ROWS;
      for (let step = STEP_START[row]!; step < STEP_START[row + 1]!; step++) {
        after[SETS[step]!]! += weights[offset + STEP_COLOURS[step]!]! * after[NEXT_SETS[step]!]!;
      }
    }
    if (after[0] === 0) return;
    this.#total += ways * after[0]!;
    const others = this.#others;
    others.fill(0);
    for (let row = 0; row < rows; row++) {
      const offset = row * ROWS;
      for (let step = STEP_START[row]!; step < STEP_START[row + 1]!; step++) {
        const colour = STEP_COLOURS[step]!;
        const sofar = before[SETS[step]!]!;
        before[NEXT_SETS[step]!]! += sofar * weights[offset + colour]!;
        others[offset + colour]! += sofar * after[NEXT_SETS[step]!]!;
      }
    }
    for (let row = 0; row < rows; row++) {
      for (let colour = 0; colour < ROWS; colour++) {
        const weight = weights[row * ROWS + colour]! * others[row * ROWS + colour]!;
        if (weight > 0) this.#addRow(row, colour, ways * others[row * ROWS + colour]!);
      }
    }
  }

  /** Adds one row in one colour, with the weight of all that the other rows may be beside it. */
  #addRow(row: number, colour: number, others: number): void {
    const whole = this.#rowWeights[row * ROWS + colour]!;
    for (let index = this.#rowStart[row]!; index < this.#rowStart[row + 1]!; index++) {
      const cell = this.#cells[index]!;
      const asEye = this.#eyeWeights[index * ROWS + colour]!;
      const stones = cell * STONES + colour * WIDTH;
      this.odds[stones + EYE]! += others * asEye;
      const digit = this.#digitOf[cell % WIDTH]!;
      if (digit !== NO_DIGIT) this.odds[stones + digit]! += others * (whole - asEye);
    }
  }
}
