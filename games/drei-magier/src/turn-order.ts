import { sendApprentice } from './arrival.ts';
import { beginDuel } from './duel.ts';
import { seatAfter } from './figures.ts';
import * as reach from './reach.ts';
import { isSymbolAt, jumpKey, walkKey } from './reach.ts';
import * as layout from './state.ts';
import { areEqual, sumOf, wandOf } from './wands.ts';

const { FIRST_JUMP, LABYRINTH, LIFE, NONE } = reach;
const MUST_LEAVE = (1 << LIFE) | (1 << LABYRINTH);
const { ACTOR, APPRENTICE, AT_CAST, AT_JUMP, AT_MOVE, AT_THROW, AT_THROW_DUE } = layout;
const { DUE, EYES, JUMP_KEY, MAGE, MUST_JUMP, NOBODY, PHASE, RIVAL, SEAT, STONES, WALK_KEY } = layout;

/** The turn of `seat` begins (DM-8, DM-14). */
export const beginTurn = (cells: Int32Array, seat: number): void => {
  const mage = cells[MAGE + seat]!;
  cells[SEAT] = seat;
  cells[ACTOR] = seat;
  cells[DUE] = 0;
  cells[MUST_JUMP] = (MUST_LEAVE >> mage) & 1;
  cells[PHASE] = AT_THROW;
};

/** The eye throw has fallen (DM-8 to DM-10). */
export const eyesThrown = (cells: Int32Array, wands: number): void => {
  const seat = cells[SEAT]!;
  if (wands === 0) {
    cells[MAGE + seat] = LABYRINTH;
    sendApprentice(cells, seat);
    beginTurn(cells, seatAfter(seat));
    return;
  }
  cells[EYES] = wands;
  cells[WALK_KEY] = walkKey((cells[STONES]! >> seat) & 1, sumOf(wands), cells[APPRENTICE + seat]!);
  cells[JUMP_KEY] = jumpKey(wandOf(wands, seat), cells[MAGE + seat]!);
  cells[PHASE] = AT_MOVE;
  if (areEqual(wands)) cells[DUE]!++;
};

/** What comes next in this throw: the other figure, the duel, the spell, throws due, the next player (DM-32). */
export const goOn = (cells: Int32Array): void => {
  if (cells[WALK_KEY] !== NONE) cells[PHASE] = AT_MOVE;
  else if (cells[JUMP_KEY]! >= FIRST_JUMP) cells[PHASE] = AT_JUMP;
  else if (cells[RIVAL] !== NOBODY) beginDuel(cells);
  else if (isSymbolAt(cells[APPRENTICE + cells[SEAT]!]!)) cells[PHASE] = AT_CAST;
  else endThrow(cells);
};

/** Everything of this throw is done. */
export const endThrow = (cells: Int32Array): void => {
  if (cells[DUE] !== 0) cells[PHASE] = AT_THROW_DUE;
  else beginTurn(cells, seatAfter(cells[SEAT]!));
};
