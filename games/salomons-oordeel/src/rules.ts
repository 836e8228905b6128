import type { Move, RuleViolation, Seat } from '@wunderkammer/kernel';
import * as arranging from './arranging.ts';
import * as guessing from './guessing.ts';
import * as codes from './move-codes.ts';
import * as settling from './settling.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as material from './stones.ts';
import * as turns from './turn-order.ts';
import * as refusals from './violations.ts';
import type { Chance } from './vocabulary.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { playArrange } = arranging;
const { playGive, playGuess, playOpen, playStop } = guessing;
const { FIRST, GIVE, GUESS, isListed, OPEN, SETTLE, STOP, typeOf } = codes;
const { playSettle } = settling;
const {
  ACTOR,
  ALL_HIDDEN,
  ARRANGE_PHASE,
  BAG,
  BAG_COUNT,
  baseOf,
  DEAL_PHASE,
  FIRST_PHASE,
  HAND_SIZE,
  HELD,
  HIDDEN_COUNT,
  PHASE,
  PLAYING,
} = layout;
const { isEye, stoneIndex } = material;
const { begin, notNow } = turns;
const { VIOLATIONS } = refusals;

export const isChance = ({ cells }: State): boolean => cells[PHASE] === DEAL_PHASE || cells[PHASE] === FIRST_PHASE;

/** The seat to decide; while all arrange, the lowest that has not. */
export const decider = ({ cells }: State): Seat => cells[ACTOR] as Seat;

/** Checks and plays a decision. */
export const play = (state: State, seat: Seat, move: Move): RuleViolation | undefined => {
  if (!isListed(move)) return playArrange(state, seat, move);
  switch (typeOf(move)) {
    case GUESS:
      return playGuess(state, seat, move);
    case SETTLE:
      return playSettle(state, seat, move);
    case GIVE:
      return playGive(state, seat, move);
    case OPEN:
      return playOpen(state, seat, move);
    case STOP:
      return playStop(state, seat);
    default:
      throw new Error(`${move} is no move`);
  }
};

/** Checks and plays a chance outcome: one stone of the deal, or who begins. */
export const happen = (state: State, outcome: Move): RuleViolation | undefined => {
  const { cells, seats } = state;
  if (outcome >= FIRST) {
    if (cells[PHASE] !== FIRST_PHASE) return notNow(cells, VIOLATIONS['first/not-now']);
    begin(cells, outcome - FIRST);
    return undefined;
  }
  if (cells[PHASE] !== DEAL_PHASE) return notNow(cells, VIOLATIONS['deal/not-now']);
  const bit = 1 << outcome;
  if ((cells[BAG]! & bit) === 0) return cells[PLAYING]! & bit ? VIOLATIONS['deal/twice'] : VIOLATIONS['deal/eye'];
  const seat = cells[ACTOR]!;
  const base = baseOf(seat);
  const count = cells[base | HIDDEN_COUNT]! + 1;
  cells[BAG]! &= ~bit;
  cells[BAG_COUNT]!--;
  cells[base | HELD]! |= bit;
  cells[base | HIDDEN_COUNT] = count;
  if (count !== cells[HAND_SIZE]) return undefined;
  if (seat + 1 < seats) {
    cells[ACTOR] = seat + 1;
  } else {
    cells[ACTOR] = 0;
    cells[ALL_HIDDEN] = count * seats;
    cells[PHASE] = ARRANGE_PHASE;
  }
  return undefined;
};

/** Deals whole hands at once, checked before the first stone is dealt (SO-1, SO-2). */
export const deal = (state: State, hands: Extract<Chance, { type: 'deal' }>['hands']): RuleViolation | undefined => {
  const { cells, options } = state;
  if (cells[PHASE] !== DEAL_PHASE || cells[baseOf(0) | HELD] !== 0) return notNow(cells, VIOLATIONS['deal/not-now']);
  if (hands.some((hand) => hand.length !== cells[HAND_SIZE])) return VIOLATIONS['deal/number'];
  const stones = hands.flat();
  if (options.variant === 'easy' && stones.some(isEye)) return VIOLATIONS['deal/eye'];
  if (new Set(stones).size !== stones.length) return VIOLATIONS['deal/twice'];
  for (const stone of stones) happen(state, stoneIndex(stone));
  return undefined;
};
