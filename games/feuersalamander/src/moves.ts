import { CARD_TABLES } from './cards.ts';
import { MOVES } from './codec.ts';
import { holds } from './hands.ts';
import { pipsOf } from './movement.ts';
import { mayClaim } from './rules.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import { reachesHome } from './way.ts';

const { AGAIN, ASK, BEGIN, DISCARD, DUNGEON, EXCHANGE, HOME, MOVE, PLACE, REPLACE_DISCARD, SET_UP } = PHASES;
const { AT, AT_START, DECIDED, DECIDER, EXTRA, HAND, PHASE } = LAYOUT;
const {
  M_ASK,
  M_CLAIM,
  M_DISCARD,
  M_EXCHANGE,
  M_MOVE,
  M_PASS,
  M_PLACE,
  M_THROW,
  M_THROW_KEYS,
  SAYS,
  SAYS_DIFFERENCE,
  SAYS_HOME,
} = MOVES;
const { BITS_OF_CODE, BITS_OF_KIND, CODES, KIND_COUNT, SIZE_OF_CODE, VALUE_OF_CODE } = CARD_TABLES;

/** Writes the legal moves of `seat` into `into`, and returns how many. */
export const moves = (state: State, seat: number, into: Int32Array): number => {
  const { cells, seats } = state;
  const phase = cells[PHASE]!;
  if (phase === SET_UP) {
    const extra = cells[EXTRA + seat]!;
    return extra === 0 || extra >= DECIDED ? 0 : discards(cells, seat, into);
  }
  if (seat !== cells[DECIDER]) return 0;
  let count = 0;
  switch (phase) {
    case BEGIN:
      into[count++] = M_THROW;
      break;
    case AGAIN:
      into[count++] = M_THROW;
      into[count++] = M_PASS;
      break;
    case HOME:
      into[count++] = M_PASS;
      break;
    case DUNGEON:
      into[count++] = M_THROW_KEYS;
      break;
    case DISCARD:
    case REPLACE_DISCARD:
      return discards(cells, seat, into);
    case PLACE: {
      const hand = cells[HAND + seat]!;
      for (let code = 0; code < CODES; code++) {
        if (VALUE_OF_CODE[code]! > 0 && (code & BITS_OF_CODE[hand]!) === hand) into[count++] = M_PLACE | (code << SAYS);
      }
      break;
    }
    case MOVE:
      for (const use of [0, SAYS_DIFFERENCE]) {
        into[count++] = M_MOVE | (use << SAYS);
        const at = cells[AT + seat]!;
        if (at !== AT_START && reachesHome(at, seat, seats, pipsOf(cells, use))) {
          into[count++] = M_MOVE | ((use | SAYS_HOME) << SAYS);
        }
      }
      break;
    case ASK:
      for (let kind = 0; kind < KIND_COUNT; kind++) into[count++] = M_ASK | (kind << SAYS);
      into[count++] = M_PASS;
      break;
    case EXCHANGE:
      into[count++] = M_EXCHANGE;
      into[count++] = M_EXCHANGE | (1 << SAYS);
      break;
  }
  return mayClaim(cells, seat) ? claims(state, seat, into, count) : count;
};

/** The cards that may be laid off: of a pair either, else any of three (FS-10, FS-17). */
const discards = (cells: Int32Array, seat: number, into: Int32Array): number => {
  const extraBits = BITS_OF_KIND[cells[EXTRA + seat]! - 1]!;
  const isPair = (cells[HAND + seat]! & extraBits) !== 0;
  let count = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (holds(cells, seat, kind) && (!isPair || BITS_OF_KIND[kind] === extraBits)) {
      into[count++] = M_DISCARD | (kind << SAYS);
    }
  }
  return count;
};

/** Appends every claim that FS-31 allows: each chamber with each way to say who has its three cards. */
const claims = ({ cells, seats }: State, seat: number, into: Int32Array, from: number): number => {
  const hand = cells[HAND + seat]!;
  let count = from;
  for (let wingSeat = 0; wingSeat < seats; wingSeat++) {
    for (let rowSeat = 0; rowSeat < seats; rowSeat++) {
      for (let stoneSeat = 0; stoneSeat < seats; stoneSeat++) {
        const own =
          (wingSeat === seat ? 0b111 : 0) |
          (rowSeat === seat ? 0b111_000 : 0) |
          (stoneSeat === seat ? 0b11_000_000 : 0);
        if ((BITS_OF_CODE[hand]! & own) !== own || !holdEnough(cells, seats, seat, wingSeat, rowSeat, stoneSeat))
          continue;
        const holders = (wingSeat << 8) | (rowSeat << 10) | (stoneSeat << 12);
        for (let code = 0; code < CODES; code++) {
          if (VALUE_OF_CODE[code]! > 0 && (code & own) === (hand & own))
            into[count++] = M_CLAIM | ((holders | code) << SAYS);
        }
      }
    }
  }
  return count;
};

const holdEnough = (
  cells: Int32Array,
  seats: number,
  claimant: number,
  wingSeat: number,
  rowSeat: number,
  stoneSeat: number,
): boolean => {
  for (let named = 0; named < seats; named++) {
    const cards = Number(wingSeat === named) + Number(rowSeat === named) + Number(stoneSeat === named);
    if (named !== claimant && cards > SIZE_OF_CODE[cells[HAND + named]!]!) return false;
  }
  return true;
};
