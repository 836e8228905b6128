import type { Move, RuleViolation } from '@wunderkammer/kernel';
import { CARD_TABLES } from './cards.ts';
import { playClaim } from './claims.ts';
import { CLAIM_FAULTS, MOVES, symbolIn } from './codec.ts';
import { playExchange } from './exchange.ts';
import { dealCard, playDiscard, playDraw, playSetUpDiscard } from './hands.ts';
import { playAsk, playMove } from './movement.ts';
import { whyNoChance, whyNotDue } from './refusals.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { afterMove, beginTurn, endTurn, toMove } from './turn-order.ts';
import { VIOLATIONS } from './violations.ts';

const { ACTIVE, AT, AT_START, DECIDER, HAND, IN_DRAW, LAID_SIZE, PHASE, PILE_SIZE, THROWN, TOKEN } = LAYOUT;
const {
  AGAIN,
  ASK,
  BEGIN,
  DEAL,
  DISCARD,
  DRAW,
  DUNGEON,
  EXCHANGE,
  HOME,
  KEYS,
  MOVE,
  PLACE,
  REPLACE,
  REPLACE_DISCARD,
  SET_UP,
  START_THROW,
  STICKS,
} = PHASES;
const {
  MOST_KEY_THROWS,
  M_ASK,
  M_CLAIM,
  M_DEAL,
  M_DISCARD,
  M_DRAW,
  M_EXCHANGE,
  M_FAULTY_CLAIM,
  M_KEYS,
  M_MOVE,
  M_PASS,
  M_PLACE,
  M_START_THROW,
  M_STICKS,
  M_THROW,
  M_THROW_KEYS,
  SAYS,
  TYPE_BITS,
} = MOVES;
const { BITS_OF_CODE, CODES, VALUE_OF_CODE } = CARD_TABLES;

/** Checks and plays a decision of `seat`. */
export const play = (state: State, seat: number, move: Move): RuleViolation | undefined => {
  const cells = state.cells;
  const seats = state.seats;
  const phase = cells[PHASE]!;
  const type = move & TYPE_BITS;
  const says = move >>> SAYS;
  if (seat === cells[DECIDER]) {
    switch (type) {
      case M_THROW:
        if (phase !== BEGIN && phase !== AGAIN) break;
        cells[PHASE] = STICKS;
        return undefined;
      case M_MOVE:
        if (phase !== MOVE) break;
        return playMove(cells, seats, seat, says);
      case M_ASK:
        if (phase !== ASK) break;
        return playAsk(cells, seats, says);
      case M_DISCARD:
        if (phase === DISCARD || phase === REPLACE_DISCARD) return playDiscard(cells, seats, seat, says);
        if (phase === SET_UP) return playSetUpDiscard(cells, seats, seat, says);
        break;
      case M_PLACE:
        if (phase !== PLACE) break;
        return playPlace(cells, seat, says);
      case M_CLAIM:
        if (!mayClaim(cells, seat)) break;
        return playClaim(state, seat, says);
      case M_FAULTY_CLAIM:
        if (!mayClaim(cells, seat)) break;
        return VIOLATIONS[CLAIM_FAULTS[says] ?? 'claim/not-one-of-each'];
      case M_EXCHANGE:
        if (phase !== EXCHANGE) break;
        return playExchange(cells, seats, says);
      case M_THROW_KEYS:
        if (phase !== DUNGEON) break;
        cells[PHASE] = KEYS;
        return undefined;
      case M_PASS:
        if (phase === ASK) afterMove(cells, seats, false);
        else if (phase === AGAIN || phase === HOME) endTurn(cells, seats);
        else break;
        return undefined;
    }
  } else if (phase === SET_UP && type === M_DISCARD) {
    return playSetUpDiscard(cells, seats, seat, says);
  }
  return whyNotDue(state, seat, type);
};

/** Whether FS-30 lets the active seat claim now. */
export const mayClaim = (cells: Int32Array, seat: number): boolean => {
  const phase = cells[PHASE]!;
  return (phase === BEGIN || phase === AGAIN || phase === HOME) && cells[AT + seat] === AT_START;
};

/** The token goes on a chamber that is true to every card in hand (FS-19). */
const playPlace = (cells: Int32Array, seat: number, chamber: number): RuleViolation | undefined => {
  const hand = cells[HAND + seat]!;
  if (chamber >= CODES || VALUE_OF_CODE[chamber] === 0 || (chamber & BITS_OF_CODE[hand]!) !== hand) {
    return VIOLATIONS['place/not-true'];
  }
  cells[TOKEN + seat] = chamber;
  cells[PHASE] = MOVE;
  return undefined;
};

/** Checks and plays a chance outcome; of a deal, one card. */
export const happen = (state: State, outcome: Move): RuleViolation | undefined => {
  const cells = state.cells;
  const says = outcome >>> SAYS;
  switch (outcome & TYPE_BITS) {
    case M_STICKS:
      if (cells[PHASE] !== STICKS) break;
      sticksFall(cells, says);
      return undefined;
    case M_DRAW:
      if (cells[PHASE] !== DRAW && cells[PHASE] !== REPLACE) break;
      return playDraw(cells, state.seats, says);
    case M_KEYS:
      if (cells[PHASE] !== KEYS) break;
      return keysFall(cells, state.seats, says);
    case M_DEAL:
      if (cells[PHASE] !== DEAL) break;
      return dealCard(cells, state.seats, says);
    case M_START_THROW:
      if (cells[PHASE] !== START_THROW) break;
      return startThrow(cells, state.seats, says);
  }
  return whyNoChance(state, outcome & TYPE_BITS);
};

/** The symbol counts first (FS-15): a card to take, a token to put, or nothing to do. */
const sticksFall = (cells: Int32Array, says: number): void => {
  cells[THROWN] = says & 31;
  const symbol = symbolIn(says);
  if (symbol === 0 ? cells[PILE_SIZE]! + cells[LAID_SIZE]! > 0 : cells[HAND + cells[ACTIVE]!]! !== 0) {
    cells[PHASE] = symbol === 0 ? DRAW : PLACE;
  } else {
    toMove(cells);
  }
};

const KEYS_STAY = 1;
const KEYS_FREE = 2;
/** What each way in which keys can be said to fall comes to: 0 is impossible (FS-13). */
const KEY_THROWS = Uint8Array.from({ length: 1 << (2 * MOST_KEY_THROWS + 3) }, (_, says) => {
  const throws = says >> (2 * MOST_KEY_THROWS);
  let keys = 0;
  for (let index = 0; index < MOST_KEY_THROWS; index++) {
    const shown = (says >> (2 * index)) & 3;
    if (index >= throws ? shown > 0 : keys === 3) return 0;
    keys += shown;
  }
  if (throws > MOST_KEY_THROWS || keys > 3) return 0;
  if (keys === 3) return KEYS_FREE;
  return throws === MOST_KEY_THROWS ? KEYS_STAY : 0;
});

const keysFall = (cells: Int32Array, seats: number, says: number): RuleViolation | undefined => {
  const result = says < KEY_THROWS.length ? KEY_THROWS[says] : 0;
  if (result === 0) return VIOLATIONS['keys/impossible'];
  if (result === KEYS_STAY) {
    endTurn(cells, seats);
  } else {
    const active = cells[ACTIVE]!;
    cells[AT + active] = AT_START;
    beginTurn(cells, active);
  }
  return undefined;
};

/** Who is still in the draw for the start throws; the highest begins, those tied throw again (FS-11). */
const startThrow = (cells: Int32Array, seats: number, says: number): RuleViolation | undefined => {
  const inDraw = cells[IN_DRAW]!;
  let highest = 0;
  let tied = 0;
  for (let seat = 0; seat < seats; seat++) {
    const pips = (says >> (3 * seat)) & 7;
    if (pips > 4 || pips > 0 !== ((inDraw >> seat) & 1) > 0) return VIOLATIONS['start-throw/wrong-seats'];
    if (pips > highest) {
      highest = pips;
      tied = 0;
    }
    if (pips === highest && pips > 0) tied |= 1 << seat;
  }
  cells[IN_DRAW] = tied;
  if ((tied & (tied - 1)) === 0) beginTurn(cells, 31 - Math.clz32(tied));
  return undefined;
};
