import type { Move, RuleViolation, Seat } from '@wunderkammer/kernel';
import { apprenticeArrives, DUEL as duel, mageArrives, rivalAt } from './arrival.ts';
import * as codec from './codec.ts';
import { checkDuelThrow, duelThrown, rethrow, stand } from './duel.ts';
import { seatAfter } from './figures.ts';
import { meet, takeFrom } from './gain.ts';
import * as reach from './reach.ts';
import { holds } from './reach.ts';
import { notDue, refuse, refuseJump, refuseWalk } from './refusals.ts';
import { symbolHappens } from './spell.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import { beginTurn, endThrow, eyesThrown, goOn } from './turn-order.ts';
import { VIOLATIONS } from './violations.ts';
import { isPossible, MOST_SEEN } from './wands.ts';

const { CAST, CHOOSE, DECLINE, JUMP, LEAP, PASS, REMAIN, RETHROW, STAND, STAY, TAKE, THROW, WALK } = codec;
const { DUEL_THROW, EYE_THROW, OUT_OF_DRAW, SPELL_THROW, START_THROW, TYPE_BITS, TYPE_MASK } = codec;
const { AT_CAST, AT_CHOOSE, AT_DUEL_CHOICE, AT_DUEL_THROW, AT_EYES, AT_JUMP, AT_LEAP, AT_MOVE, AT_OVER } = layout;
const { AT_SPELL, AT_START, AT_TAKE, AT_THROW, AT_THROW_DUE } = layout;
const { ACTOR, ALL_WANDS, DOWN, DRAW, DUE, JUMP_KEY, MAGE, MOST, MUST_JUMP, PHASE, RIVAL, SEAT } = layout;
const { WALK_KEY } = layout;
const DUEL = duel;
const { NONE } = reach;
const WALK_MASK = reach.WALKS.mask;
const JUMP_MASK = reach.JUMPS.mask;

const CHANCE_PHASES = (1 << AT_START) | (1 << AT_EYES) | (1 << AT_DUEL_THROW) | (1 << AT_SPELL);

export const isOver = ({ cells }: State): boolean => cells[PHASE] === AT_OVER;
export const isChance = ({ cells }: State): boolean => ((CHANCE_PHASES >> cells[PHASE]!) & 1) === 1;
export const decider = ({ cells }: State): Seat => cells[ACTOR]! as Seat;

/** Checks and plays a decision. The most frequent ones come first. */
export const play = ({ cells }: State, seat: Seat, move: Move): RuleViolation | undefined => {
  const phase = cells[PHASE]!;
  if (seat !== cells[ACTOR]) return refuse(cells, seat, move);
  if (phase === AT_THROW) {
    if (move !== THROW) return refuse(cells, seat, move);
    cells[PHASE] = AT_EYES;
    return undefined;
  }
  if (phase === AT_MOVE || phase === AT_JUMP) return moveFigure(cells, seat, move);
  if (phase === AT_DUEL_CHOICE) return decideDuel(cells, seat, move);
  return decideRarely(cells, seat, move);
};

/** A walk, a jump or a stay. */
const moveFigure = (cells: Int32Array, seat: number, move: Move): RuleViolation | undefined => {
  const type = move & TYPE_MASK;
  const to = move >> TYPE_BITS;
  if (type === WALK) {
    if (!holds(WALK_MASK, cells[WALK_KEY]!, to)) return refuseWalk(cells, seat, to);
    cells[WALK_KEY] = NONE;
    if (meet(cells, seat, apprenticeArrives(cells, seat, to))) return undefined;
  } else if (type === JUMP) {
    if (!holds(JUMP_MASK, cells[JUMP_KEY]!, to)) return refuseJump(cells, seat, to);
    cells[JUMP_KEY] = NONE;
    cells[MUST_JUMP] = 0;
    const arrival = mageArrives(cells, seat, to);
    if (arrival === DUEL) cells[RIVAL] = rivalAt(cells, seat, to);
    else if (meet(cells, seat, arrival)) return undefined;
  } else {
    if (move !== STAY || cells[PHASE] !== AT_JUMP) return refuse(cells, seat, move);
    if (cells[MUST_JUMP] === 1) return VIOLATIONS['stay/must-jump'];
    cells[JUMP_KEY] = NONE;
  }
  goOn(cells);
  return undefined;
};

const decideDuel = (cells: Int32Array, seat: number, move: Move): RuleViolation | undefined => {
  if ((move & TYPE_MASK) === RETHROW) {
    const mask = (move >> TYPE_BITS) & ALL_WANDS;
    if (mask === 0) return VIOLATIONS['rethrow/none'];
    rethrow(cells, mask);
    return undefined;
  }
  if (move !== STAND) return refuse(cells, seat, move);
  if (stand(cells)) goOn(cells);
  return undefined;
};

/** Throws due, cards of empty places, spells. */
const decideRarely = (cells: Int32Array, seat: number, move: Move): RuleViolation | undefined => {
  const argument = move >> TYPE_BITS;
  switch (cells[PHASE]) {
    case AT_THROW_DUE:
      if (move === THROW) {
        cells[DUE]!--;
        cells[PHASE] = AT_EYES;
        return undefined;
      }
      if (move !== PASS) break;
      beginTurn(cells, seatAfter(seat));
      return undefined;
    case AT_TAKE:
      if ((move & TYPE_MASK) !== TAKE) break;
      if (argument === seat) return VIOLATIONS['take/own'];
      if (!takeFrom(cells, seat, argument)) goOn(cells);
      return undefined;
    case AT_CAST:
      if (move === CAST) {
        cells[PHASE] = AT_SPELL;
        return undefined;
      }
      if (move !== DECLINE) break;
      endThrow(cells);
      return undefined;
    case AT_CHOOSE:
      if ((move & TYPE_MASK) !== CHOOSE) break;
      if (((cells[MOST]! >> argument) & 1) === 0) return VIOLATIONS['choose/not-most'];
      carryOut(cells, argument);
      return undefined;
    case AT_LEAP:
      if (move === LEAP) {
        leap(cells, seat);
        return undefined;
      }
      if (move !== REMAIN) break;
      endThrow(cells);
      return undefined;
  }
  return refuse(cells, seat, move);
};

/** A symbol happens (DM-27 to DM-29); indices as in SYMBOLS. */
const carryOut = (cells: Int32Array, symbol: number): void => {
  if (symbolHappens(cells, cells[SEAT]!, symbol)) cells[PHASE] = AT_LEAP;
  else endThrow(cells);
};

const leap = (cells: Int32Array, seat: number): void => {
  if (!meet(cells, seat, apprenticeArrives(cells, seat, cells[MAGE + seat]!))) endThrow(cells);
};

/** Checks and plays a chance outcome. */
export const happen = ({ cells }: State, outcome: Move): RuleViolation | undefined => {
  const phase = cells[PHASE]!;
  const type = outcome & TYPE_MASK;
  const argument = outcome >> TYPE_BITS;
  if (phase === AT_EYES && type === EYE_THROW) {
    if (!isPossible(argument)) return VIOLATIONS['wands/impossible'];
    eyesThrown(cells, argument);
    return undefined;
  }
  if (phase === AT_DUEL_THROW && type === DUEL_THROW) {
    const violation = checkDuelThrow(cells, argument);
    if (violation === undefined && duelThrown(cells, argument)) goOn(cells);
    return violation;
  }
  if (phase === AT_SPELL && type === SPELL_THROW) {
    if (!isPossible(argument)) return VIOLATIONS['wands/impossible'];
    spellThrown(cells, argument);
    return undefined;
  }
  if (phase === AT_START && type === START_THROW) return startThrown(cells, argument);
  return notDue(cells, type);
};

const spellThrown = (cells: Int32Array, down: number): void => {
  const most = MOST_SEEN[down]!;
  cells[DOWN] = down;
  cells[MOST] = most;
  if ((most & (most - 1)) !== 0) cells[PHASE] = AT_CHOOSE;
  else carryOut(cells, most >> 1);
};

/** Those tied for the highest throw again, until one is left (DM-7). */
const startThrown = (cells: Int32Array, sums: number): RuleViolation | undefined => {
  const draw = cells[DRAW]!;
  let highest = 0;
  let tied = 0;
  for (let seat = 0; seat < 3; seat++) {
    const sum = (sums >> (4 * seat)) & 15;
    if ((sum !== OUT_OF_DRAW) !== (((draw >> seat) & 1) === 1)) return VIOLATIONS['start/wrong-seats'];
    if (sum === OUT_OF_DRAW || sum < highest) continue;
    tied = (sum === highest ? tied : 0) | (1 << seat);
    highest = sum;
  }
  if ((tied & (tied - 1)) !== 0) {
    cells[DRAW] = tied;
    return undefined;
  }
  beginTurn(cells, tied >> 1);
  return undefined;
};
