import type { Seat } from '@wunderkammer/kernel';
import { CARD_TABLES, type Code, KINDS_OF_TYPE } from '../cards.ts';
import type { Chances } from './chances.ts';
import { valueIn } from './hands.ts';

const { ROW_BITS, SIZE_OF_CODE, STONE_BITS, WING_BITS } = CARD_TABLES;
const BITS = [WING_BITS, ROW_BITS, STONE_BITS] as const;
const SHIFTS = [0, 3, 6] as const;
type CardTypeIndex = 0 | 1 | 2;
const TYPES: readonly CardTypeIndex[] = [0, 1, 2];

/** Another's hand as a source of cards, as the claimant believes it to be. */
export interface Store {
  readonly seat: Seat;
  readonly believed: Chances;
}

/** A claim with own cards (one or two, or none) and others'. */
export interface Prospect {
  readonly code: Code;
  readonly holders: readonly [Seat, Seat, Seat];
  readonly value: number;
  /** How likely the claimant thinks it is right. */
  readonly chance: number;
  /** What the claimant thinks it is worth. */
  readonly worth: number;
}

/** What a claim is worth to whoever makes it. */
export type Worth = (value: number, chance: number, ownCards: number) => number;

/** Sources less likely than this are no part of a claim that anybody would make. */
const LEAST_CHANCE = 0.05;

interface Source {
  readonly store: Store;
  readonly card: Code;
  readonly value: number;
  readonly chance: number;
}

/** All cards that a claimant may name, by type, for claims with whatever cards of its own. */
export class Prospects {
  readonly #seat: Seat;
  readonly #worth: Worth;
  readonly #sources: readonly (readonly Source[])[];
  /** The best claim with this one card of one's own and two of others', by its code. */
  readonly #withOne = new Map<Code, Prospect | undefined>();
  readonly #withHand = new Map<Code, Prospect | undefined>();
  #withNone: Prospect | undefined;

  constructor(seat: Seat, stores: readonly Store[], worth: Worth) {
    this.#seat = seat;
    this.#worth = worth;
    this.#sources = TYPES.map((type) => sourcesOf(type, stores));
    // Nobody holds three cards.
    if (stores.length > 1) this.#withNone = this.#best([0, 0, 0], undefined);
  }

  /** The claim worth most to whoever has this hand; undefined if none may be right. */
  best(hand: Code): Prospect | undefined {
    if (this.#withHand.has(hand)) return this.#withHand.get(hand);
    const best = this.#bestWith(hand);
    this.#withHand.set(hand, best);
    return best;
  }

  #bestWith(hand: Code): Prospect | undefined {
    const own = BITS.map((bits) => hand & bits);
    let best = this.#withNone;
    for (const card of own) if (card !== 0) best = better(best, this.#bestWithOne(card));
    return SIZE_OF_CODE[hand] === 2 ? this.#best(own, best) : best;
  }

  #bestWithOne(card: Code): Prospect | undefined {
    if (this.#withOne.has(card)) return this.#withOne.get(card);
    const best = this.#best(
      BITS.map((bits) => card & bits),
      undefined,
    );
    this.#withOne.set(card, best);
    return best;
  }

  /** The best claim that uses exactly these own cards, by type, or `least` if none is better. */
  #best(own: readonly Code[], least: Prospect | undefined): Prospect | undefined {
    const [wings, rows, stones] = TYPES.map((type) => (own[type] === 0 ? this.#sources[type]! : OWN));
    const ownCards = Number(wings === OWN) + Number(rows === OWN) + Number(stones === OWN);
    const [ownWing, ownRow, ownStone] = TYPES.map((type) => valueIn(own[type]!, type));
    let best = least;
    let bestWorth = least?.worth ?? Number.NEGATIVE_INFINITY;
    for (const wing of wings!) {
      for (const row of rows!) {
        if (together(wing, row, undefined) < LEAST_CHANCE) continue;
        for (const stone of stones!) {
          const chance = together(wing, row, stone);
          if (chance < LEAST_CHANCE) continue;
          const value = (wing?.value ?? ownWing!) * (row?.value ?? ownRow!) * (stone?.value ?? ownStone!);
          const worth = this.#worth(value, chance, ownCards);
          if (worth <= bestWorth) continue;
          bestWorth = worth;
          best = {
            code: (wing?.card ?? own[0]!) | (row?.card ?? own[1]!) | (stone?.card ?? own[2]!),
            holders: [wing?.store.seat ?? this.#seat, row?.store.seat ?? this.#seat, stone?.store.seat ?? this.#seat],
            value,
            chance,
            worth,
          };
        }
      }
    }
    return best;
  }
}

/** Where a card is the claimant's own, there is nothing to be sure of. */
const OWN: readonly undefined[] = [undefined];

const better = (one: Prospect | undefined, two: Prospect | undefined): Prospect | undefined =>
  two !== undefined && (one === undefined || two.worth > one.worth) ? two : one;

const sourcesOf = (type: CardTypeIndex, stores: readonly Store[]): readonly Source[] => {
  const sources: Source[] = [];
  for (const store of stores) {
    for (let value = 1; value <= KINDS_OF_TYPE[type]!; value++) {
      const card = value << SHIFTS[type];
      const chance = store.believed[card]!;
      if (chance >= LEAST_CHANCE) sources.push({ store, card, value, chance });
    }
  }
  return sources;
};

/** Different hands are independent; of one hand the chance of both cards counts. Nobody holds three. */
const together = (a: Source | undefined, b: Source | undefined, c: Source | undefined): number => {
  if (a === undefined) return b === undefined || c === undefined ? alone(b ?? c) : both(b, c);
  if (b === undefined) return c === undefined ? alone(a) : both(a, c);
  if (c === undefined) return both(a, b);
  if (a.store === b.store) return c.store === a.store ? 0 : both(a, b) * alone(c);
  if (a.store === c.store) return both(a, c) * alone(b);
  return both(b, c) * alone(a);
};

const alone = (source: Source | undefined): number => (source === undefined ? 1 : source.chance);

const both = (a: Source, b: Source): number =>
  a.store === b.store ? a.store.believed[a.card | b.card]! : a.chance * b.chance;

/** How likely a claim is right if the hands are not what the claimant believes, but so. */
export const chanceIf = ({ code, holders }: Prospect, claimant: Seat, really: (holder: Seat) => Chances): number => {
  let chance = 1;
  for (let type = 0; type < 3; type++) {
    const holder = holders[type]!;
    // Each holder once, with all its cards: where its first one stands.
    if (holder === claimant || holders.indexOf(holder) < type) continue;
    let cards = 0;
    for (let of = type; of < 3; of++) if (holders[of] === holder) cards |= code & BITS[of]!;
    chance *= really(holder)[cards]!;
  }
  return chance;
};

/** What a combination from two hands alone may bring at the most: the better card of each type. */
export const bestOfBoth = (one: Code, two: Code): number =>
  Math.max(one & WING_BITS, two & WING_BITS) *
  (Math.max(one & ROW_BITS, two & ROW_BITS) >> 3) *
  (Math.max(one & STONE_BITS, two & STONE_BITS) >> 6);
