import type { RuleViolation } from '@wunderkammer/kernel';
import * as bits from './bits.ts';
import * as guessing from './guessing.ts';
import * as codes from './move-codes.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as material from './stones.ts';
import * as turns from './turn-order.ts';
import * as refusals from './violations.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { foldColumns, foldRows } = bits;
const { hideLess } = guessing;
const { cellOf } = codes;
const {
  baseOf,
  COL_OF_DIGIT,
  COLOUR_OF_ROW,
  DIGIT_CELLS,
  DIGIT_OF_COL,
  EYE_CELLS,
  GIVEN,
  HELD,
  HIDDEN_CELLS,
  HIDDEN_COUNT,
  MIDDLE,
  OPENED,
  OWNER,
  PHASE,
  PLAYING,
  ROW_OF_COLOUR,
  SETTLE_PHASE,
} = layout;
const { columnMask, EVERY_ROW, EYE, rowMask, rowOf, WHOLE_ROW, WIDTH } = material;
const { goOut, isOver, notNow, passTurn } = turns;
const { VIOLATIONS } = refusals;

/** The cells of the rows without stones of the seat at `base`. */
const emptyRows = (cells: Int32Array, base: number): number => {
  const occupied = cells[base | DIGIT_CELLS]! | cells[base | EYE_CELLS]!;
  return (EVERY_ROW & ~foldColumns(occupied)) * WHOLE_ROW;
};

/** The cells of the columns that belong to no digit, with eyes in them or not (SO-5). */
const freeColumns = (cells: Int32Array, base: number): number =>
  (WHOLE_ROW & ~foldRows(cells[base | DIGIT_CELLS]!)) * EVERY_ROW;

/**
 * The right places of the given stone in the receiver's arrangement (SO-12). The only stone that can stand on the
 * right place of a digit is the eye of its colour: another digit there would be the given stone itself.
 */
export const settleCells = ({ cells }: State): number => {
  const stone = cells[GIVEN]!;
  const colour = rowOf(stone);
  const face = stone - colour * WIDTH;
  const base = baseOf(cells[OWNER]!);
  const held = cells[base | HELD]!;
  const rows =
    held & rowMask(colour) ? rowMask((cells[base | ROW_OF_COLOUR]! >> (3 * colour)) & 7) : emptyRows(cells, base);
  if (face === EYE) return rows & cells[PLAYING]! & ~(cells[base | DIGIT_CELLS]! | cells[base | EYE_CELLS]!);
  const columns =
    held & columnMask(face) ? columnMask((cells[base | COL_OF_DIGIT]! >> (3 * face)) & 7) : freeColumns(cells, base);
  return rows & columns & cells[PLAYING]!;
};

/** The receiver stands the given stone, open, in its right place (SO-12, SO-13). */
export const playSettle = (state: State, seat: number, move: number): RuleViolation | undefined => {
  const { cells } = state;
  if (cells[PHASE] !== SETTLE_PHASE) return notNow(cells, VIOLATIONS['settle/not-now']);
  if (cells[OWNER] !== seat) return VIOLATIONS['settle/not-receiver'];
  const cell = cellOf(move);
  const bit = 1 << cell;
  if ((cells[PLAYING]! & bit) === 0) return VIOLATIONS['cell/column'];

  const base = baseOf(seat);
  const row = rowOf(cell);
  const col = cell - row * WIDTH;
  const stone = cells[GIVEN]!;
  const colour = rowOf(stone);
  const face = stone - colour * WIDTH;
  const held = cells[base | HELD]!;
  const digitCells = cells[base | DIGIT_CELLS]!;
  const eyeCells = cells[base | EYE_CELLS]!;

  const newColour = (held & rowMask(colour)) === 0;
  if (newColour) {
    if ((digitCells | eyeCells) & rowMask(row)) return VIOLATIONS['settle/row'];
  } else if (((cells[base | ROW_OF_COLOUR]! >> (3 * colour)) & 7) !== row) {
    return VIOLATIONS['settle/row'];
  }
  if (face === EYE) {
    if ((digitCells | eyeCells) & bit) return VIOLATIONS['settle/cell-taken'];
    cells[base | EYE_CELLS] = eyeCells | bit;
  } else {
    const newDigit = (held & columnMask(face)) === 0;
    if (newDigit) {
      if (digitCells & columnMask(col)) return VIOLATIONS['settle/column'];
      setEntry(cells, base | COL_OF_DIGIT, face, col);
      setEntry(cells, base | DIGIT_OF_COL, col, face);
    } else if (((cells[base | COL_OF_DIGIT]! >> (3 * face)) & 7) !== col) {
      return VIOLATIONS['settle/column'];
    }
    cells[base | DIGIT_CELLS] = digitCells | bit;
  }
  if (newColour) {
    setEntry(cells, base | ROW_OF_COLOUR, colour, row);
    setEntry(cells, base | COLOUR_OF_ROW, row, colour);
  }
  cells[base | HELD] = held | (1 << stone);
  if (face !== EYE && eyeCells & bit) removeEye(state, base, bit, colour * WIDTH + EYE);
  if (!isOver(state)) passTurn(state);
  return undefined;
};

/** An eye makes room for a digit: it opens in the middle of the table, and may have been the last hidden stone (SO-13). */
const removeEye = (state: State, base: number, bit: number, eye: number): void => {
  const { cells } = state;
  cells[base | EYE_CELLS]! &= ~bit;
  cells[base | HELD]! &= ~(1 << eye);
  cells[MIDDLE]! |= 1 << eye;
  cells[OPENED]! |= 1 << eye;
  if (cells[base | HIDDEN_CELLS]! & bit) {
    hideLess(cells, base, bit);
    if (cells[base | HIDDEN_COUNT] === 0) goOut(state, base);
  }
};

/** Sets one three-bit entry of a packed map. */
const setEntry = (cells: Int32Array, map: number, index: number, value: number): void => {
  cells[map] = (cells[map]! & ~(7 << (3 * index))) | (value << (3 * index));
};
