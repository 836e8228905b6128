import {
  flag,
  list,
  type Move,
  nullable,
  oneOf,
  perSeats,
  type Seat,
  type Shape,
  seat,
  stepShapeOf,
  tuple,
  whole,
} from '@wunderkammer/kernel';
import { chamberOf, codeOf, FIRST_OF_TYPE, indexOfKind, kindIn, kindOf, TYPE_OF_KIND } from './cards.ts';
import type { State } from './state.ts';
import { type Claim, KEY_THROWS, KINDS, type Kind, type Named, type Step, SYMBOLS, USES, WINGS } from './vocabulary.ts';

/*
 * A move is its kind of step in bits 0-3 and what it says in the bits above (`move >> SAYS`):
 *
 *   discard, ask       kind
 *   place              code of the chamber
 *   move               bit 0: difference, bit 1: home
 *   claim              bits 0-7: code of the combination; bits 8-9, 10-11, 12-13: the seat that has the wing, row, stone,
 *                      where the claimant's own number means a card of its own
 *   exchange           1: swap
 *   deal (one card)    kind; the seats' cards one after the other, seat 0's first
 *   startThrow         bits 3s to 3s+2: pips of seat s, 0 for null
 *   keys               bits 2i and 2i+1: keys newly shown at throw i; bits 10-12: number of throws
 *   sticks             bits 0-1: first pips - 1, bits 2-3: second pips - 1, bit 4: token
 *   draw               kind
 */
/** The parts of a move. */
export const MOVES = {
  SAYS: 4,
  TYPE_BITS: 15,
  M_THROW: 0,
  M_THROW_KEYS: 1,
  M_PASS: 2,
  M_DISCARD: 3,
  M_PLACE: 4,
  M_MOVE: 5,
  M_ASK: 6,
  M_CLAIM: 7,
  M_EXCHANGE: 8,
  /** A claim that breaks FS-31 in itself, whatever the hands: which way is said by an index into CLAIM_FAULTS. */
  M_FAULTY_CLAIM: 9,
  M_DEAL: 10,
  M_START_THROW: 11,
  M_KEYS: 12,
  M_STICKS: 13,
  M_DRAW: 14,

  /** What `use` and `home` of a step `move` are in a move. */
  SAYS_DIFFERENCE: 1,
  SAYS_HOME: 2,
  MOST_KEY_THROWS: KEY_THROWS,
} as const;
const {
  MOST_KEY_THROWS,
  M_ASK,
  M_CLAIM,
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
  SAYS_DIFFERENCE,
  SAYS_HOME,
  TYPE_BITS,
} = MOVES;

/** How a claim can be wrong before anybody looks at the hands. */
export const CLAIM_FAULTS = ['claim/not-one-of-each', 'claim/order', 'claim/names-self', 'claim/names-nobody'] as const;

/** The shape of one step. How many cards a claim has and how often keys are thrown is for FS-31 and FS-13 to say. */
export const stepShape = perSeats((seats): Shape<Step> => {
  const kind = oneOf(KINDS);
  const pips = whole(1, 4);
  return stepShapeOf<Step>(
    seats,
    {
      discard: { card: kind },
      throw: {},
      throwKeys: {},
      place: { wing: oneOf(WINGS), row: whole(1, 7), stone: whole(1, 3) },
      move: { use: oneOf(USES), home: flag },
      ask: { card: kind },
      claim: { own: list(kind, 0, 3), named: list(tuple(whole(0, seats - 1), kind), 0, 3) },
      exchange: { swap: flag },
      pass: {},
    },
    {
      deal: { hands: list(tuple(kind, kind), seats) },
      startThrow: { pips: list(nullable(pips), seats) },
      keys: { shown: list(whole(0, 3), 0, 15) },
      sticks: { pips: tuple(pips, pips), symbol: oneOf(SYMBOLS) },
      draw: { card: kind },
    },
  );
});

export const pack = (_state: State, step: Step): Move => {
  switch (step.type) {
    case 'throw':
      return M_THROW;
    case 'throwKeys':
      return M_THROW_KEYS;
    case 'pass':
      return M_PASS;
    case 'discard':
      return M_DISCARD | (indexOfKind(step.card) << SAYS);
    case 'place':
      return M_PLACE | (codeOf(step) << SAYS);
    case 'move':
      return M_MOVE | (((step.use === 'difference' ? SAYS_DIFFERENCE : 0) | (step.home ? SAYS_HOME : 0)) << SAYS);
    case 'ask':
      return M_ASK | (indexOfKind(step.card) << SAYS);
    case 'claim':
      return packClaim(step.by, step);
    case 'exchange':
      return M_EXCHANGE | (Number(step.swap) << SAYS);
    case 'startThrow':
      return (
        M_START_THROW | (step.pips.reduce<number>((says, pips, by) => says | ((pips ?? 0) << (3 * by)), 0) << SAYS)
      );
    case 'keys':
      return M_KEYS | (packKeys(step.shown) << SAYS);
    case 'sticks':
      return (
        M_STICKS | (((step.pips[0] - 1) | ((step.pips[1] - 1) << 2) | (SYMBOLS.indexOf(step.symbol) << 4)) << SAYS)
      );
    case 'draw':
      return M_DRAW | (indexOfKind(step.card) << SAYS);
    case 'deal':
      throw new Error('a deal is played card by card');
  }
};

export const unpack = (_state: State, by: Seat | 'chance', move: Move): Step => {
  const says = move >> SAYS;
  if (by === 'chance') {
    switch (move & TYPE_BITS) {
      case M_START_THROW:
        return {
          by,
          type: 'startThrow',
          pips: Array.from({ length: _state.seats }, (_, index) => (says >> (3 * index)) & 7 || null),
        };
      case M_KEYS:
        return {
          by,
          type: 'keys',
          shown: Array.from({ length: says >> (2 * MOST_KEY_THROWS) }, (_, index) => (says >> (2 * index)) & 3),
        };
      case M_STICKS:
        return {
          by,
          type: 'sticks',
          pips: [firstPips(says), secondPips(says)],
          symbol: SYMBOLS[symbolIn(says)]!,
        };
      case M_DRAW:
        return { by, type: 'draw', card: kindOf(says) };
    }
  } else {
    switch (move & TYPE_BITS) {
      case M_THROW:
        return { by, type: 'throw' };
      case M_THROW_KEYS:
        return { by, type: 'throwKeys' };
      case M_PASS:
        return { by, type: 'pass' };
      case M_DISCARD:
        return { by, type: 'discard', card: kindOf(says) };
      case M_PLACE:
        return { by, type: 'place', ...chamberOf(says) };
      case M_MOVE:
        return {
          by,
          type: 'move',
          use: (says & SAYS_DIFFERENCE) !== 0 ? 'difference' : 'sum',
          home: (says & SAYS_HOME) !== 0,
        };
      case M_ASK:
        return { by, type: 'ask', card: kindOf(says) };
      case M_CLAIM:
        return { by, type: 'claim', ...unpackClaim(by, says) };
      case M_EXCHANGE:
        return { by, type: 'exchange', swap: says !== 0 };
    }
  }
  throw new Error(`move ${move} of ${by} is no step`);
};

/** The pips and the symbol of a throw, as its move says them. */
export const firstPips = (says: number): number => (says & 3) + 1;
export const secondPips = (says: number): number => ((says >> 2) & 3) + 1;
export const symbolIn = (says: number): number => (says >> 4) & 1;

/** The seat that is said to have the card of a type (0 wing, 1 row, 2 stone) in a claim. */
export const holderIn = (claim: number, type: number): number => (claim >> (8 + 2 * type)) & 3;

/** What a claim's move says, for the seat that makes it. */
const unpackClaim = (by: Seat, claim: number): Claim => {
  const own: Kind[] = [];
  const named: Named[] = [];
  for (let type = 0; type < 3; type++) {
    const card = kindOf(kindIn(claim & 255, type));
    const holder = seat(holderIn(claim, type));
    if (holder === by) own.push(card);
    else named.push([holder, card]);
  }
  return { own, named };
};

const packClaim = (by: Seat, { own, named }: Claim): Move => {
  const ownKinds = own.map(indexOfKind);
  const namedKinds = named.map(([, kind]) => indexOfKind(kind));
  const types = [...ownKinds, ...namedKinds].map((kind) => TYPE_OF_KIND[kind]!);
  if (types.length !== 3 || new Set(types).size !== 3) return faulty('claim/not-one-of-each');
  if (!isAscending(ownKinds) || !isAscending(namedKinds)) return faulty('claim/order');
  if (named.length === 0) return faulty('claim/names-nobody');
  if (named.some(([holder]) => holder === by)) return faulty('claim/names-self');
  let says = 0;
  for (const kind of ownKinds) says |= cardIn(kind, by);
  for (const [index, [holder]] of named.entries()) says |= cardIn(namedKinds[index]!, holder);
  return M_CLAIM | (says << SAYS);
};

const cardIn = (kind: number, holder: number): number => {
  const type = TYPE_OF_KIND[kind]!;
  return ((kind - FIRST_OF_TYPE[type]! + 1) << (3 * type)) | (holder << (8 + 2 * type));
};

const faulty = (fault: (typeof CLAIM_FAULTS)[number]): Move => M_FAULTY_CLAIM | (CLAIM_FAULTS.indexOf(fault) << SAYS);

const isAscending = (kinds: readonly number[]): boolean =>
  kinds.every((kind, index) => index === 0 || kinds[index - 1]! < kind);

/** Lists of a length that cannot be become 0 throws, which the rules refuse. */
const packKeys = (shown: readonly number[]): number =>
  shown.length > MOST_KEY_THROWS
    ? 0
    : shown.reduce((says, keys, index) => says | (keys << (2 * index)), shown.length << (2 * MOST_KEY_THROWS));
