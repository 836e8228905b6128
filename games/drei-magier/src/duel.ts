import type { RuleViolation } from '@wunderkammer/kernel';
import { settleDuel } from './arrival.ts';
import { duelLead } from './duel-lead.ts';
import { gained } from './gain.ts';
import * as layout from './state.ts';
import { VIOLATIONS } from './violations.ts';
import { isPossible, keptBits, sumOf } from './wands.ts';

/*
 * The duel (DM-21 to DM-25). It is fought in rounds: the beginner throws up to three times, the other answers with at
 * most as many; if nothing tells them apart, the other begins the next round.
 */

const { ACTOR, ALL_WANDS, AT_DUEL_CHOICE, AT_DUEL_THROW, BEGINNER, FIRST_SUM, LIMIT } = layout;
const { NOBODY, PHASE, RIVAL, SEAT, THROWN, THROWS, WANDS } = layout;
const MOST_THROWS = 3;

/** The pending duel begins: the one who arrived throws first. */
export const beginDuel = (cells: Int32Array): void => beginRound(cells, cells[SEAT]!);

const beginRound = (cells: Int32Array, beginner: number): void => {
  cells[BEGINNER] = beginner;
  cells[LIMIT] = MOST_THROWS;
  beginThrows(cells, beginner);
};

const beginThrows = (cells: Int32Array, thrower: number): void => {
  cells[ACTOR] = thrower;
  cells[THROWS] = 0;
  cells[THROWN] = ALL_WANDS;
  cells[PHASE] = AT_DUEL_THROW;
};

/** Kept wands must lie as they lay (DM-21). */
export const checkDuelThrow = (cells: Int32Array, wands: number): RuleViolation | undefined => {
  if (!isPossible(wands)) return VIOLATIONS['wands/impossible'];
  return ((wands ^ cells[WANDS]!) & keptBits(cells[THROWN]!)) === 0 ? undefined : VIOLATIONS['duel/kept-wand'];
};

/** The wands have fallen; true when that settled the duel and the turn goes on. */
export const duelThrown = (cells: Int32Array, wands: number): boolean => {
  cells[WANDS] = wands;
  const throws = ++cells[THROWS]!;
  if (throws === cells[LIMIT]) return stand(cells);
  cells[PHASE] = AT_DUEL_CHOICE;
  return false;
};

export const rethrow = (cells: Int32Array, mask: number): void => {
  cells[THROWN] = mask;
  cells[PHASE] = AT_DUEL_THROW;
};

/** The thrower keeps the sum; true when that settled the duel and the turn goes on. */
export const stand = (cells: Int32Array): boolean => {
  const thrower = cells[ACTOR]!;
  const beginner = cells[BEGINNER]!;
  const sum = sumOf(cells[WANDS]!);
  if (thrower === beginner) {
    cells[FIRST_SUM] = sum;
    cells[LIMIT] = cells[THROWS]!;
    beginThrows(cells, cells[SEAT]! + cells[RIVAL]! - beginner);
    return false;
  }
  const lead = duelLead(sum, cells[THROWS]!, cells[FIRST_SUM]!, cells[LIMIT]!);
  if (lead > 0) return settle(cells, thrower, beginner);
  if (lead < 0) return settle(cells, beginner, thrower);
  beginRound(cells, thrower);
  return false;
};

const settle = (cells: Int32Array, winner: number, loser: number): boolean => {
  cells[RIVAL] = NOBODY;
  cells[ACTOR] = cells[SEAT]!;
  return !(settleDuel(cells, winner, loser) && gained(cells, winner));
};
