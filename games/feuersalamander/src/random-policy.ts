import type { Move, Policy, Random } from '@wunderkammer/kernel';
import { wayHome } from './board.ts';
import { CARD_TABLES, KINDS_OF_TYPE, kindIn } from './cards.ts';
import { MOVES } from './codec.ts';
import { pipsOf } from './movement.ts';
import { LAYOUT, PHASES, type State } from './state.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const { AGAIN, ASK, BEGIN, DUNGEON, EXCHANGE, HOME, MOVE, PLACE } = PHASES;
const { AT, AT_START, EXTRA, HAND, MOST_SEATS, PHASE } = LAYOUT;
const { M_ASK, M_CLAIM, M_DISCARD, M_EXCHANGE, M_MOVE, M_PASS, M_PLACE, M_THROW, M_THROW_KEYS, SAYS, SAYS_DIFFERENCE } =
  MOVES;
const { BITS_OF_KIND, CODES, KIND_COUNT, SIZE_OF_CODE, TYPES_OF_CODE, WING_BITS } = CARD_TABLES;

/**
 * The random policy of the rule file. It sees the whole state, and is for simulation only: half of its claims are true
 * because it looks at the hands.
 */
export const randomPolicy: Policy<FeuersalamanderTypes> = (state, seat, random) => {
  const cells = state.cells;
  switch (cells[PHASE]) {
    case BEGIN:
    case AGAIN:
      return cells[AT + seat] === AT_START ? claimOr(cells, seat, random, M_THROW) : M_THROW;
    case MOVE:
      return randomMove(state, seat, random);
    case ASK: {
      const kind = random.below(KIND_COUNT + 1);
      return kind === KIND_COUNT ? M_PASS : M_ASK | (kind << SAYS);
    }
    case PLACE:
      return M_PLACE | (randomChamber(cells[HAND + seat]!, random) << SAYS);
    case HOME:
      return claimOr(cells, seat, random, M_PASS);
    case DUNGEON:
      return M_THROW_KEYS;
    case EXCHANGE:
      return M_EXCHANGE | (random.below(2) << SAYS);
    default:
      return M_DISCARD | (randomDiscard(cells, seat, random) << SAYS);
  }
};

const randomMove = ({ cells, seats }: State, seat: number, random: Random): Move => {
  const at = cells[AT + seat]!;
  const way = wayHome(at, seat, seats);
  // On the track, sum and difference may turn in if they are longer than the way; what the difference reaches the sum
  // reaches as well. So the choices are sum, difference, sum home, difference home, as many as there are. The signs are
  // counted without a branch, which could not be guessed.
  const onTrack = (at - AT_START) >>> 31;
  const sumHome = (way - pipsOf(cells, 0)) >>> 31;
  const differenceHome = (way - pipsOf(cells, SAYS_DIFFERENCE)) >>> 31;
  return M_MOVE | (random.below(2 + (onTrack & sumHome) + (onTrack & differenceHome)) << SAYS);
};

const randomChamber = (hand: number, random: Random): number => {
  const types = TYPES_OF_CODE[hand]!;
  const first = FIRST_REST[types]!;
  return hand | RESTS[first + random.below(FIRST_REST[types + 1]! - first)]!;
};

/** What can complete a hand to a chamber, listed by the types that the hand holds; FIRST_REST tells where a list begins. */
/** Codes that cards can have: there is no fifth wing. */
const CODES_OF_CARDS = Array.from({ length: CODES }, (_, code) => code).filter((code) => (code & WING_BITS) <= 4);
const FIRST_REST = new Int32Array(9);
const RESTS = Int32Array.from(
  Array.from({ length: 8 }, (_, types) => {
    const rests = CODES_OF_CARDS.filter((code) => TYPES_OF_CODE[code] === (7 & ~types));
    FIRST_REST[types + 1] = FIRST_REST[types]! + rests.length;
    return rests;
  }).flat(),
);

const randomDiscard = (cells: Int32Array, seat: number, random: Random): number => {
  const extra = cells[EXTRA + seat]! - 1;
  const hand = cells[HAND + seat]!;
  const extraBits = BITS_OF_KIND[extra]!;
  if ((hand & extraBits) !== 0) {
    const old = kindIn(hand & extraBits, extra < 4 ? 0 : extra < 11 ? 1 : 2);
    return old === extra || random.below(2) === 0 ? extra : old;
  }
  const pick = random.below(3);
  // Of three different types, one card each: the picked type's card is either in the hand or the new one.
  const kind = kindIn(hand, pick);
  return kind < 0 ? extra : kind;
};

/** Claims with probability 0.3 where a claim is legal, else does the other thing. */
const claimOr = (cells: Int32Array, seat: number, random: Random, otherwise: Move): Move => {
  const key = keyOf(cells, seat);
  const legal = LEGAL_CLAIMS[key]!;
  if (legal === 0) return otherwise;
  // Three in ten claim; half of those look at the hands first.
  const chance = random.below(20);
  if (chance >= 6) return otherwise;
  if (chance < 3) {
    const claim = randomTrueClaim(cells, random);
    if (claim !== 0) return M_CLAIM | (claim << SAYS);
  }
  return M_CLAIM | (randomClaim(key, cells[HAND + seat]!, seat, random.below(legal)) << SAYS);
};

/** One in the bits of each type that a code holds, to be added up over the seats: wings, rows << 4, stones << 8. */
const HOLDERS_OF_TYPES = Int32Array.from(
  { length: 8 },
  (_, types) => (types & 1) | ((types & 2) << 3) | ((types & 4) << 6),
);

/** A claim in which every card is where it is said to be, evenly among them; 0 if there is none. */
const randomTrueClaim = (cells: Int32Array, random: Random): number => {
  let holders = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) holders += HOLDERS_OF_TYPES[TYPES_OF_CODE[cells[HAND + seat]!]!]!;
  const wings = holders & 15;
  const rows = (holders >> 4) & 15;
  const stones = holders >> 8;
  const all = wings * rows * stones;
  if (all === 0) return 0;
  let place = random.below(all);
  const wing = place % wings;
  place = (place / wings) | 0;
  return (
    heldCard(cells, 0b111, wing, 8) |
    heldCard(cells, 0b111_000, place % rows, 10) |
    heldCard(cells, 0b11_000_000, (place / rows) | 0, 12)
  );
};

/** The card of a type that the nth seat to have one holds, with that seat, as a claim says it. */
const heldCard = (cells: Int32Array, bits: number, nth: number, seatAt: number): number => {
  let left = nth;
  for (let seat = 0; ; seat++) {
    const card = cells[HAND + seat]! & bits;
    if (card !== 0 && left-- === 0) return card | (seat << seatAt);
  }
};

/*
 * Legal claims are counted and picked by arithmetic. What is legal depends on the types in the claimant's hand and on
 * the sizes of the others' hands; together they are the key: two bits a seat, 3 for the claimant, and the types above.
 * For every key there is a list of the ways to say who has the three cards, with the number of claims up to each.
 */
const keyOf = (cells: Int32Array, seat: number): number =>
  ((SIZE_OF_CODE[cells[HAND]!]! |
    (SIZE_OF_CODE[cells[HAND + 1]!]! << 2) |
    (SIZE_OF_CODE[cells[HAND + 2]!]! << 4) |
    (SIZE_OF_CODE[cells[HAND + 3]!]! << 6) |
    (3 << (2 * seat))) &
    255) |
  (TYPES_OF_CODE[cells[HAND + seat]!]! << 8);

const KEYS = 256 * 8;
const LEGAL_CLAIMS = new Int32Array(KEYS);
const FIRST_WAY = new Int32Array(KEYS + 1);
/** The seats that have wing, row and stone, two bits each. */
const WAYS: number[] = [];
const CLAIMS_UP_TO: number[] = [];

for (let key = 0; key < KEYS; key++) {
  const types = key >> 8;
  const sizes = [0, 2, 4, 6].map((at) => (key >> at) & 3);
  FIRST_WAY[key] = WAYS.length;
  FIRST_WAY[key + 1] = WAYS.length;
  const claimant = sizes.indexOf(3);
  if (claimant < 0 || sizes.lastIndexOf(3) !== claimant || types === 7) continue;
  for (let way = 0; way < 64; way++) {
    const named = [0, 0, 0, 0];
    let claims = 1;
    for (let type = 0; type < 3; type++) {
      const holder = (way >> (2 * type)) & 3;
      named[holder]!++;
      if (holder !== claimant) claims *= KINDS_OF_TYPE[type]!;
      else if (((types >> type) & 1) === 0) claims = 0;
    }
    if (claims === 0 || named.some((cards, seat) => seat !== claimant && cards > sizes[seat]!)) continue;
    LEGAL_CLAIMS[key]! += claims;
    WAYS.push(way);
    CLAIMS_UP_TO.push(LEGAL_CLAIMS[key]!);
  }
  FIRST_WAY[key + 1] = WAYS.length;
}
const WAY = Int32Array.from(WAYS);
const UP_TO = Int32Array.from(CLAIMS_UP_TO);

/** The legal claim with this number among those of the key. */
const randomClaim = (key: number, hand: number, seat: number, number: number): number => {
  let low = FIRST_WAY[key]!;
  const first = low;
  let high = FIRST_WAY[key + 1]! - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (UP_TO[middle]! > number) high = middle;
    else low = middle + 1;
  }
  let rest = low === first ? number : number - UP_TO[low - 1]!;
  const way = WAY[low]!;
  let claim = way << 8;
  if ((way & 3) === seat) {
    claim |= hand & 0b111;
  } else {
    claim |= (rest & 3) + 1;
    rest >>= 2;
  }
  if (way >> 4 === seat) {
    claim |= hand & 0b11_000_000;
  } else {
    claim |= ((rest % 3) + 1) << 6;
    rest = (rest / 3) | 0;
  }
  return claim | (((way >> 2) & 3) === seat ? hand & 0b111_000 : (rest + 1) << 3);
};
