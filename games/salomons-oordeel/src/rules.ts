import type { Move, RuleViolation, Seat } from '@wunderkammer/kernel';
import * as arranging from './arranging.ts';
import * as bits from './bits.ts';
import * as guessing from './guessing.ts';
import * as codes from './moves.ts';
import * as settling from './settling.ts';
import type { State } from './state.ts';
import * as layout from './state.ts';
import * as material from './stones.ts';
import * as turns from './turn-order.ts';
import * as refusals from './violations.ts';
import type { Chance } from './vocabulary.ts';

// As constants of this module, since V8 folds those and loads imported ones from memory at every use.
const { playArrange } = arranging;
const { lowestBit } = bits;
const { playGive, playGuess, playOpen, playStop } = guessing;
const { cellMove, FIRST, GIVE, GUESS, guessMove, isListed, OPEN, SETTLE, STOP, typeOf } = codes;
const { playSettle, settleCells } = settling;
const {
  ACTOR,
  ALL_HIDDEN,
  ARRANGE_PHASE,
  BAG,
  BAG_COUNT,
  baseOf,
  DEAL_PHASE,
  FIRST_PHASE,
  GIVE_PHASE,
  GUESS_PHASE,
  GUESSER,
  HAND_SIZE,
  HELD,
  HIDDEN_CELLS,
  HIDDEN_COUNT,
  HIT,
  OPEN_PHASE,
  OWNER,
  PHASE,
  PLAYING,
  SETTLE_PHASE,
} = layout;
const { isEye, stoneIndex } = material;
const { begin, notNow, shielded } = turns;
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

/** Writes the legal moves of `seat` into `into`; none for an arrangement, of which there are millions. */
export const moves = (state: State, seat: Seat, into: Int32Array): number => {
  const { cells } = state;
  switch (cells[PHASE]) {
    case GUESS_PHASE:
      return cells[GUESSER] === seat ? guessMoves(state, into) : 0;
    case GIVE_PHASE:
      return cells[GUESSER] === seat ? cellMoves(GIVE, cells[baseOf(seat) | HIDDEN_CELLS]!, into) : 0;
    case OPEN_PHASE:
      return cells[GUESSER] === seat ? cellMoves(OPEN, cells[baseOf(seat) | HIDDEN_CELLS]!, into) : 0;
    case SETTLE_PHASE:
      return cells[OWNER] === seat ? cellMoves(SETTLE, settleCells(state), into) : 0;
    default:
      return 0;
  }
};

const cellMoves = (type: number, allowed: number, into: Int32Array): number => {
  let count = 0;
  for (let rest = allowed; rest !== 0; rest &= rest - 1) into[count++] = cellMove(type, lowestBit(rest));
  return count;
};

/** Every hidden cell of another player with every stone of the variant (SO-7), and stopping after a right guess (SO-8). */
const guessMoves = (state: State, into: Int32Array): number => {
  const { cells, seats } = state;
  const shield = shielded(state);
  let count = 0;
  for (let at = 0; at < seats; at++) {
    if (at === cells[GUESSER] || at + 1 === shield) continue;
    for (let hidden = cells[baseOf(at) | HIDDEN_CELLS]!; hidden !== 0; hidden &= hidden - 1) {
      for (let stones = cells[PLAYING]!; stones !== 0; stones &= stones - 1) {
        into[count++] = guessMove(at, lowestBit(hidden), lowestBit(stones));
      }
    }
  }
  if (cells[HIT] !== 0) into[count++] = STOP;
  return count;
};
