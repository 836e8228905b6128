import type { RuleViolation } from '@wunderkammer/kernel';
import * as arrangements from './arrangements.ts';
import * as bits from './bits.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as material from './stones.ts';
import * as turns from './turn-order.ts';
import * as refusals from './violations.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const {
  ARRANGE_FAULTS,
  ARRANGEMENTS,
  COLOURS_BY_ROW,
  COLUMNS_BY_DIGIT,
  columnMapOf,
  columnsTaken,
  DIGITS_BY_COLUMN,
  eyesOf,
  ROWS_BY_COLOUR,
  rowMapOf,
} = arrangements;
const { lowestBit } = bits;
const {
  ACTOR,
  ARRANGE_PHASE,
  ARRANGED,
  baseOf,
  COL_OF_DIGIT,
  COLOUR_OF_ROW,
  DIGIT_CELLS,
  DIGIT_OF_COL,
  EYE_CELLS,
  FIRST_PHASE,
  HELD,
  HIDDEN_CELLS,
  PHASE,
  PLAYING,
  ROW_OF_COLOUR,
} = layout;
const { EYE, ROWS, WIDTH } = material;
const { begin, notNow } = turns;
const { VIOLATIONS } = refusals;

/** Stands a hand up as the arrangement with this number, or refuses it (SO-4, SO-5). */
export const playArrange = (state: State, seat: number, move: number): RuleViolation | undefined => {
  const { cells } = state;
  if (cells[PHASE] !== ARRANGE_PHASE) return notNow(cells, VIOLATIONS['arrange/not-now']);
  if ((cells[ARRANGED]! >> seat) & 1) return VIOLATIONS['arrange/done'];
  if (move < 0) return VIOLATIONS[ARRANGE_FAULTS[-1 - move]!];
  if (move >= ARRANGEMENTS) return VIOLATIONS['arrange/stones'];

  const base = baseOf(seat);
  const rowMap = rowMapOf(move);
  const columnMap = columnMapOf(move);
  const rows = ROWS_BY_COLOUR[rowMap]!;
  const held = cells[base | HELD]!;
  let digitCells = 0;
  let eyeCells = 0;
  let eyes = eyesOf(move);
  for (let colour = 0; colour < ROWS; colour++) {
    const stones = held >> (colour * WIDTH);
    const rowStart = ((rows >> (3 * colour)) & 7) * WIDTH;
    digitCells |= columnsTaken(columnMap, stones) << rowStart;
    // The eyes' columns are the digits of a number to base six, the first colour's last.
    eyeCells |= ((stones >> EYE) & 1) << (rowStart + (eyes % WIDTH));
    eyes = (eyes / WIDTH) | 0;
  }
  if (digitCells & eyeCells) return VIOLATIONS['arrange/eye-on-a-stone'];
  if (digitCells & ~cells[PLAYING]!) return VIOLATIONS['arrange/column'];

  cells[base | DIGIT_CELLS] = digitCells;
  cells[base | EYE_CELLS] = eyeCells;
  cells[base | HIDDEN_CELLS] = digitCells | eyeCells;
  cells[base | ROW_OF_COLOUR] = rows;
  cells[base | COLOUR_OF_ROW] = COLOURS_BY_ROW[rowMap]!;
  cells[base | COL_OF_DIGIT] = COLUMNS_BY_DIGIT[columnMap]!;
  cells[base | DIGIT_OF_COL] = DIGITS_BY_COLUMN[columnMap]!;
  const arranged = cells[ARRANGED]! | (1 << seat);
  cells[ARRANGED] = arranged;
  if (arranged !== (1 << state.seats) - 1) {
    cells[ACTOR] = lowestBit(~arranged);
  } else if (state.options.first === undefined) {
    // Nobody: whoever arranged last must leave no trace.
    cells[ACTOR] = 0;
    cells[PHASE] = FIRST_PHASE;
  } else {
    begin(cells, state.options.first);
  }
  return undefined;
};
