import type { RuleViolation } from '@wunderkammer/kernel';
import { ownerOf } from './board.ts';
import { CARD_TABLES } from './cards.ts';
import { firstPips, MOVES, secondPips } from './codec.ts';
import { LAYOUT, PHASES } from './state.ts';
import { afterMove } from './turn-order.ts';
import { VIOLATIONS } from './violations.ts';
import { mayAskOn, pipsWalked, reachesHome, stopOf } from './way.ts';

const { ACTIVE, AT, AT_DUNGEON, AT_START, PHASE, THROWN } = LAYOUT;
const { ASK } = PHASES;
const { SAYS_DIFFERENCE, SAYS_HOME } = MOVES;
const { KIND_COUNT } = CARD_TABLES;

/** The pips that a move walks: the sum, or the larger less the smaller (FS-22). */
export const pipsOf = (cells: Int32Array, says: number): number =>
  PIPS_OF_THROW[((cells[THROWN]! & 15) << 1) | (says & SAYS_DIFFERENCE)]!;

/** By a throw's pips as a move says them, the difference after the sum. */
const PIPS_OF_THROW = Int32Array.from({ length: 32 }, (_, index) => {
  const a = firstPips(index >> 1);
  const b = secondPips(index >> 1);
  return pipsWalked(a, b, (index & 1) === 0 ? 'sum' : 'difference');
});

export const playMove = (cells: Int32Array, seats: number, seat: number, says: number): RuleViolation | undefined => {
  if (says > (SAYS_DIFFERENCE | SAYS_HOME)) return VIOLATIONS['move/not-due'];
  const pips = pipsOf(cells, says);
  const at = cells[AT + seat]!;
  if ((says & SAYS_HOME) !== 0) {
    if (at === AT_START) return VIOLATIONS['move/begins-at-home'];
    if (!reachesHome(at, seat, seats, pips)) return VIOLATIONS['move/home-too-far'];
    cells[AT + seat] = AT_START;
    afterMove(cells, seats, true);
    return undefined;
  }
  const stop = stopOf(at, seat, seats, pips);
  if (pips > 0) {
    for (let other = 0; other < seats; other++) {
      if (cells[AT + other] === stop) cells[AT + other] = AT_DUNGEON;
    }
    cells[AT + seat] = stop;
  }
  if (mayAskOn(stop, seat)) cells[PHASE] = ASK;
  else afterMove(cells, seats, false);
  return undefined;
};

/** The question itself changes nothing but the place of a figure in the dungeon (FS-28): the answer is only seen. */
export const playAsk = (cells: Int32Array, seats: number, kind: number): RuleViolation | undefined => {
  if (kind >= KIND_COUNT) return VIOLATIONS['ask/not-due'];
  const asked = ownerOf(cells[AT + cells[ACTIVE]!]!);
  if (cells[AT + asked] === AT_DUNGEON) cells[AT + asked] = AT_START;
  afterMove(cells, seats, false);
  return undefined;
};
