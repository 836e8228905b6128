import { CARD_TABLES, type Code, KINDS_OF_TYPE, kindIn } from '../cards.ts';
import { type Chances, chancesOf } from './chances.ts';
import { HANDS, has, isTooMany, keptOf, PROMISE_OF_HAND } from './hands.ts';

const { BITS_OF_CODE, BITS_OF_KIND, CODE_OF_KIND, CODES, KIND_COUNT, SIZE_OF_CODE, TYPES_OF_CODE } = CARD_TABLES;

/** How many chambers are true to a hand with these types: a token says more the fewer there were to choose from. */
const CHAMBERS_TRUE_TO = [84, 21, 12, 3, 28, 7, 4, 1];

/** What somebody thinks of how another chooses. */
export interface Reading {
  /** How much more likely the better of two hands is kept: 0 is by lot, 1 in proportion to what it promises. */
  readonly keepsBetter: number;
  /** How likely a question is for a kind of a type that the asker has already, next to one of a missing type. */
  readonly asksForOwn: number;
}

/** Nothing is read from what others choose. */
export const NO_READING: Reading = { keepsBetter: 0, asksForOwn: 1 };

/** This part of what others lay off is believed to be by lot, however greedy they seem: nobody is read for certain. */
const BY_LOT = 0.15;
/** However wrong a reading was, it keeps this much credit: people change. */
const LEAST_CREDIT = 0.02;

/** The hand as one reading has it. */
interface Version {
  readonly reading: Reading;
  readonly weights: Float64Array;
  /** How far this reading is trusted; all versions together 1. */
  readonly credit: number;
}

/**
 * What one seat's hand may be: how likely each is, by its code. There may be several readings of how that seat chooses:
 * each has a version of its own, and the better a version foresaw what came, the more it is trusted.
 */
export class HandBelief {
  #versions: readonly Version[];
  #isLost = false;
  #weights: Float64Array | undefined;
  #chances: Chances | undefined;
  #given: Map<number, HandBelief> | undefined;

  constructor(readings: readonly Reading[]) {
    this.#versions = readings.map((reading) => {
      const weights = new Float64Array(CODES);
      weights[0] = 1;
      return { reading, weights, credit: 1 / readings.length };
    });
  }

  /** How likely each hand is, by its code; they add up to 1. */
  get weights(): Readonly<Float64Array> {
    this.#weights ??= mixed(this.#versions);
    return this.#weights;
  }

  /** How likely the hand has all cards of a code. */
  get chances(): Chances {
    this.#chances ??= chancesOf(this.weights);
    return this.#chances;
  }

  /** How likely the hand has this kind. */
  chanceOf(kind: number): number {
    return this.chances[CODE_OF_KIND[kind]!]!;
  }

  /** Whether nothing fits what was seen: then it starts over by `fade`. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** The same belief once an answer is known; as it was where that answer cannot be. */
  given(kind: number, yes: boolean): HandBelief {
    this.#given ??= new Map();
    const key = 2 * kind + Number(yes);
    let belief = this.#given.get(key);
    if (belief === undefined) {
      belief = this.copy();
      belief.answer(kind, yes);
      if (belief.isLost) belief = this.copy();
      this.#given.set(key, belief);
    }
    return belief;
  }

  copy(): HandBelief {
    const copy = new HandBelief([]);
    copy.#versions = this.#versions;
    copy.#isLost = this.#isLost;
    return copy;
  }

  /** Two cards were dealt from `left`, of which this one was laid off, if any. */
  deal(left: readonly number[], laid?: number): void {
    this.#each(({ reading }, next) => {
      for (let one = 0; one < KIND_COUNT; one++) {
        for (let two = 0; two < KIND_COUNT; two++) {
          const ways = left[one]! * (left[two]! - Number(one === two));
          if (ways <= 0) continue;
          const isPair = BITS_OF_KIND[one] === BITS_OF_KIND[two];
          if (laid === undefined) {
            if (!isPair) next[CODE_OF_KIND[one]! | CODE_OF_KIND[two]!]! += ways;
          } else if (isPair && (laid === one || laid === two)) {
            next[CODE_OF_KIND[laid === one ? two : one]!]! += ways * likes(reading, CODE_OF_KIND[one]!, two, laid);
          }
        }
      }
    });
  }

  /**
   * A card was taken from `left`, in which this hand's own cards are still counted, and this one laid off, if any:
   * where none was, none was one too many.
   */
  take(left: readonly number[], laid?: number): void {
    this.#each(({ reading, weights }, next) => {
      for (const hand of HANDS) {
        const weight = weights[hand]!;
        if (weight === 0) continue;
        let total = 0;
        for (let kind = 0; kind < KIND_COUNT; kind++) total += Math.max(0, left[kind]! - Number(has(hand, kind)));
        if (total <= 0) continue;
        for (let kind = 0; kind < KIND_COUNT; kind++) {
          const copies = left[kind]! - Number(has(hand, kind));
          if (copies <= 0) continue;
          const chance = (weight * copies) / total;
          if (laid === undefined) {
            if (!isTooMany(hand, kind)) next[hand | CODE_OF_KIND[kind]!]! += chance;
          } else {
            const kept = keptOf(hand, kind, laid);
            if (kept !== undefined) next[kept]! += chance * likes(reading, hand, kind, laid);
          }
        }
      }
    });
  }

  /** The token was put on a chamber: the hand is true to it. */
  place(chamber: Code): void {
    this.#weigh((hand) => ((chamber & BITS_OF_CODE[hand]!) === hand ? 1 / CHAMBERS_TRUE_TO[TYPES_OF_CODE[hand]!]! : 0));
  }

  answer(kind: number, yes: boolean): void {
    this.#weigh((hand) => (has(hand, kind) === yes ? 1 : 0));
  }

  /** Not all of these cards are in the hand. */
  lackOneOf(cards: Code): void {
    this.#weigh((hand) => ((hand & BITS_OF_CODE[cards]!) === cards ? 0 : 1));
  }

  /** Whoever has this hand asked for a kind. */
  ask(kind: number): void {
    this.#weigh((hand, { asksForOwn }) => {
      if (asksForOwn === 1) return 1 / KIND_COUNT;
      const own = KINDS_WITH_TYPES[TYPES_OF_CODE[hand]!]!;
      const liking = (hand & BITS_OF_KIND[kind]!) === 0 ? 1 : asksForOwn;
      return liking / (KIND_COUNT - own + own * asksForOwn);
    });
  }

  /** A known card leaves the hand. */
  lose(kind: number): void {
    this.#each(({ weights }, next) => {
      for (const hand of HANDS) if (has(hand, kind)) next[hand & ~BITS_OF_KIND[kind]!]! += weights[hand]!;
    });
  }

  show(hand: Code): void {
    const known = this.weights[hand]! > 0;
    this.#each(({ weights }, next) => {
      next[hand] = known ? weights[hand]! : 1;
    });
  }

  /** Hands with this kind become less likely: a copy turned up elsewhere. */
  scale(kind: number, factor: number): void {
    this.#weigh((hand) => (has(hand, kind) ? factor : 1));
  }

  /** Part of what was known is forgotten: all that is left of it is how many cards there are. */
  fade(part: number, size: number, left: readonly number[]): void {
    const vague = vagueHands(size, left);
    this.#each(({ weights }, next) => {
      for (const hand of HANDS) next[hand] = (1 - part) * weights[hand]! + part * vague[hand]!;
    });
  }

  #weigh(factorOf: (hand: Code, reading: Reading) => number): void {
    this.#each(({ reading, weights }, next) => {
      for (const hand of HANDS) {
        const weight = weights[hand]!;
        if (weight > 0) next[hand] = weight * factorOf(hand, reading);
      }
    });
  }

  /** Changes every version; what its weights add up to then is how well it foresaw the change. */
  #each(change: (version: Version, next: Float64Array) => void): void {
    let all = 0;
    const changed = this.#versions.map((version) => {
      const weights = new Float64Array(CODES);
      change(version, weights);
      const credit = version.credit * scaleToOne(weights);
      all += credit;
      return { reading: version.reading, weights, credit };
    });
    this.#isLost = all <= 0;
    this.#versions = changed.map(({ reading, weights, credit }, at) => ({
      reading,
      weights,
      credit: all > 0 ? Math.max(LEAST_CREDIT, credit / all) : this.#versions[at]!.credit,
    }));
    this.#weights = undefined;
    this.#chances = undefined;
    this.#given = undefined;
  }
}

/** How many kinds belong to these types. */
const KINDS_WITH_TYPES = Array.from({ length: 8 }, (_, types) =>
  KINDS_OF_TYPE.reduce((sum, kinds, type) => sum + ((types >> type) & 1) * kinds, 0),
);

const mixed = (versions: readonly Version[]): Float64Array => {
  const [only] = versions;
  if (versions.length === 1) return only!.weights;
  const weights = new Float64Array(CODES);
  for (const version of versions) {
    for (const hand of HANDS) weights[hand]! += version.credit * version.weights[hand]!;
  }
  scaleToOne(weights);
  return weights;
};

/** How likely whoever has this hand and takes `taken` lays off `laid`. */
const likes = ({ keepsBetter }: Reading, hand: Code, taken: number, laid: number): number => {
  let ways = 0;
  let all = 0;
  let liked = 0;
  for (const kind of [taken, kindIn(hand, 0), kindIn(hand, 1), kindIn(hand, 2)]) {
    if (kind < 0 || (kind === taken && ways > 0)) continue;
    const kept = keptOf(hand, taken, kind);
    if (kept === undefined) continue;
    const liking = keepsBetter === 0 ? 1 : PROMISE_OF_HAND[kept]! ** keepsBetter;
    ways++;
    all += liking;
    if (kind === laid) liked = liking;
  }
  return BY_LOT / ways + ((1 - BY_LOT) * liked) / all;
};

/** How likely each hand of a size is if nothing is known but the copies left. */
const vagueHands = (size: number, left: readonly number[]): Float64Array<ArrayBuffer> => {
  const hands = new Float64Array(CODES);
  for (const hand of HANDS) {
    if (SIZE_OF_CODE[hand] !== size) continue;
    let weight = 1;
    for (let type = 0; type < 3; type++) {
      const kind = kindIn(hand, type);
      if (kind >= 0) weight *= Math.max(left[kind]!, 0);
    }
    hands[hand] = weight;
  }
  scaleToOne(hands);
  return hands;
};

/** Makes weights add up to 1, and tells what they added up to. */
const scaleToOne = (weights: Float64Array): number => {
  let total = 0;
  for (const hand of HANDS) total += weights[hand]!;
  if (total > 0) for (const hand of HANDS) weights[hand]! /= total;
  return total;
};
