import { CARD_TABLES, type Code, kindIn } from '../../cards.ts';

const { BITS_OF_CODE, BITS_OF_KIND, CODE_OF_KIND, KIND_COUNT, SIZE_OF_CODE, TYPES_OF_CODE } = CARD_TABLES;

/** How many chambers are true to a hand with these types: a token says more the fewer there were to choose from. */
const CHAMBERS_TRUE_TO = [84, 21, 12, 3, 28, 7, 4, 1];

const has = (code: Code, kind: number): boolean => (code & BITS_OF_KIND[kind]!) === CODE_OF_KIND[kind]!;

/**
 * What one seat's hand may be, each possibility with its weight. A key is the code of the hand, with a card too many
 * as kind + 1 in the bits above until one is laid off.
 */
export class HandBelief {
  #weights = new Map<number, number>([[0, 1]]);

  /** How likely the hand has this kind. */
  chanceOf(kind: number): number {
    return this.#share((code) => has(code, kind));
  }

  /** How likely the hand has all cards of a code. */
  chanceOfAll(cards: Code): number {
    return this.#share((code) => (code & BITS_OF_CODE[cards]!) === cards);
  }

  #share(test: (code: Code) => boolean): number {
    let share = 0;
    for (const [key, weight] of this.#weights) if (test(key & 255)) share += weight;
    return share;
  }

  /** The possibilities with what they weigh; they add up to 1. */
  get hands(): Iterable<readonly [code: Code, weight: number]> {
    return this.#weights;
  }

  /** A card is taken; `left` tells how many of each kind it may be, this hand not counted. */
  draw(left: readonly number[]): void {
    const next = new Map<number, number>();
    for (const [key, weight] of this.#weights) {
      let total = 0;
      for (let kind = 0; kind < KIND_COUNT; kind++) total += leftFor(left, key, kind);
      if (total <= 0) continue;
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        const count = leftFor(left, key, kind);
        if (count > 0) add(next, withCard(key, kind), (weight * count) / total);
      }
    }
    this.#become(next);
  }

  /** No card was laid off, so none was one too many. */
  keepAll(): void {
    this.#filter((key) => (key < 256 ? 1 : 0));
  }

  layOff(kind: number): void {
    const next = new Map<number, number>();
    for (const [key, weight] of this.#weights) {
      const left = withoutCard(key, kind);
      if (left !== undefined) add(next, left, weight / choicesIn(key));
    }
    this.#become(next);
  }

  /** The token was put on a chamber: the hand is true to it. */
  place(chamber: Code): void {
    this.#filter((code) =>
      (chamber & BITS_OF_CODE[code]!) === code ? 1 / CHAMBERS_TRUE_TO[TYPES_OF_CODE[code]!]! : 0,
    );
  }

  answer(kind: number, yes: boolean): void {
    this.#filter((code) => (has(code, kind) === yes ? 1 : 0));
  }

  /** A known card leaves the hand. */
  lose(kind: number): void {
    const next = new Map<number, number>();
    for (const [code, weight] of this.#weights) if (has(code, kind)) add(next, code & ~BITS_OF_KIND[kind]!, weight);
    this.#become(next);
  }

  show(hand: Code): void {
    this.#weights = new Map([[hand, 1]]);
  }

  /** Hands with this kind become less likely: a copy turned up elsewhere. */
  scale(kind: number, factor: number): void {
    this.#filter((code) => (has(code, kind) ? factor : 1));
  }

  /** The same belief after an answer, or undefined if that answer cannot be. */
  after(kind: number, yes: boolean): HandBelief | undefined {
    const belief = new HandBelief();
    belief.#weights = new Map(this.#weights);
    const chance = this.chanceOf(kind);
    if ((yes ? chance : 1 - chance) < 1e-9) return undefined;
    belief.answer(kind, yes);
    return belief;
  }

  /** Starts over, knowing only how many cards there are: for when the approximations have led astray. */
  forget(size: number, left: readonly number[]): void {
    const next = new Map<number, number>();
    for (let code = 0; code < 256; code++) {
      if (SIZE_OF_CODE[code] !== size || (code & 7) > 4) continue;
      let weight = 1;
      for (let type = 0; type < 3; type++) {
        const kind = kindIn(code, type);
        if (kind >= 0) weight *= Math.max(left[kind]!, 0);
      }
      if (weight > 0) next.set(code, weight);
    }
    this.#become(next);
  }

  /** Whether nothing fits what was seen. */
  get isLost(): boolean {
    return this.#weights.size === 0;
  }

  #filter(factorOf: (key: number) => number): void {
    const next = new Map<number, number>();
    for (const [key, weight] of this.#weights) {
      const factor = factorOf(key);
      if (factor > 0) next.set(key, weight * factor);
    }
    this.#become(next);
  }

  #become(next: Map<number, number>): void {
    let total = 0;
    for (const weight of next.values()) total += weight;
    if (total > 0) for (const [key, weight] of next) next.set(key, weight / total);
    else next.clear();
    this.#weights = next;
  }
}

const add = (weights: Map<number, number>, key: number, weight: number): void => {
  weights.set(key, (weights.get(key) ?? 0) + weight);
};

const leftFor = (left: readonly number[], key: number, kind: number): number =>
  left[kind]! - Number(has(key & 255, kind));

const withCard = (key: number, kind: number): number =>
  SIZE_OF_CODE[key & 255] === 2 || (key & BITS_OF_KIND[kind]!) !== 0
    ? key | ((kind + 1) << 8)
    : key | CODE_OF_KIND[kind]!;

/** What is left after the double rule (FS-17) took `kind`, or undefined if it could not. */
const withoutCard = (key: number, kind: number): number | undefined => {
  if (key < 256) return undefined;
  const hand = key & 255;
  const extra = (key >> 8) - 1;
  if (kind === extra) return hand;
  const isPair = (hand & BITS_OF_KIND[extra]!) !== 0;
  if (!has(hand, kind) || (isPair && BITS_OF_KIND[kind] !== BITS_OF_KIND[extra])) return undefined;
  return (hand & ~BITS_OF_KIND[kind]!) | CODE_OF_KIND[extra]!;
};

/** How many different cards could have been laid off. */
const choicesIn = (key: number): number => {
  const extra = (key >> 8) - 1;
  if ((key & BITS_OF_KIND[extra]!) === 0) return 3;
  return has(key & 255, extra) ? 1 : 2;
};
