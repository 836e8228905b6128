import type { Random } from '@wunderkammer/kernel';
import { CARD_TABLES, type Code, KIND_COUNT, kindIn } from './cards.ts';

const { BITS_OF_CODE, BITS_OF_KIND, CODE_OF_KIND, CODES, SIZE_OF_CODE, WING_BITS } = CARD_TABLES;

/**
 * A hand: its code, and in the bits above a card that is one too many (kind + 1) or that was laid face down
 * (ASIDE + kind). Only the last hand of a log has any: otherwise it is known by then what was laid off.
 */
export type Hand = number;
const ASIDE = 16;
const handWith = (code: Code, extra: number): Hand => code | (extra << 8);

/** What became of a card one too many: there was none, this kind was laid off, one lies face down, or that is still open. */
export type Lays = number | 'none' | 'aside' | 'waits';

/** What is known to have happened to a hand, in order of time; `at` is where the log says so. */
export type Happening =
  | { readonly type: 'dealt'; readonly at: number; readonly lays: Lays }
  | { readonly type: 'drew'; readonly at: number; readonly lays: Lays }
  | { readonly type: 'lost'; readonly kind: number }
  | { readonly type: 'known'; readonly fits: (hand: Code) => boolean };

/** How a hand came about: what it was before, and the cards that were taken; of a deal also the one laid off. */
type Way = readonly [before: Hand, ...taken: number[]];

const HANDS = Array.from({ length: CODES }, (_, code) => code).filter(
  (code) => SIZE_OF_CODE[code]! < 3 && (code & WING_BITS) <= 4,
);
const KINDS = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

/** The kinds in a code. */
const kindsOf = (code: Code): number[] => [0, 1, 2].map((type) => kindIn(code, type)).filter((kind) => kind >= 0);
const IN_CODE = Array.from({ length: CODES }, (_, code) => kindsOf(code));

export const has = (hand: Code, kind: number): boolean => (hand & BITS_OF_KIND[kind]!) === CODE_OF_KIND[kind]!;
const hasType = (hand: Code, kind: number): boolean => (hand & BITS_OF_KIND[kind]!) !== 0;
/** Whether the token may be put on this chamber (FS-19). */
export const isTrueTo = (hand: Code, chamber: Code): boolean => (chamber & BITS_OF_CODE[hand]!) === hand;
/** Whether the double rule asks for a card to be laid off when this one comes (FS-17). */
const isTooMany = (hand: Code, kind: number): boolean => SIZE_OF_CODE[hand] === 2 || hasType(hand, kind);

/** All cards of a hand, also the one that lies face down: none of them is in the pile. */
export const cardsOf = (hand: Hand): readonly number[] => CARDS_OF.get(hand)!;

const WAITING = HANDS.flatMap((code) =>
  KINDS.filter((kind) => isTooMany(code, kind)).map((kind) => handWith(code, kind + 1)),
);
const LYING = HANDS.filter((code) => SIZE_OF_CODE[code] === 1).flatMap((code) =>
  KINDS.filter((kind) => hasType(code, kind)).map((kind) => handWith(code, ASIDE + kind)),
);
const extraOf = (hand: Hand): number => (hand >> 8) - (hand >> 8 < ASIDE ? 1 : ASIDE);
const CARDS_OF = new Map<Hand, readonly number[]>([
  ...HANDS.map((code) => [code, IN_CODE[code]!] as const),
  ...[...WAITING, ...LYING].map((hand) => [hand, [...IN_CODE[hand & 255]!, extraOf(hand)]] as const),
]);

/** What changes a hand. */
type Change = Exclude<Happening, { type: 'known' }>;
type Ways = ReadonlyMap<Hand, readonly Way[]>;

/** For each hand there may be after a change, every way to it: the rules for one hand, read backwards. */
const waysOf = (change: Change): Ways => {
  const key = change.type === 'lost' ? `lost ${change.kind}` : `${change.type} ${change.lays}`;
  const known = WAYS.get(key);
  if (known !== undefined) return known;
  const ways = new Map(handsAfter(change).map((after) => [after, waysTo(change, after)] as const));
  for (const [after, none] of ways) if (none.length === 0) ways.delete(after);
  WAYS.set(key, ways);
  return ways;
};
const WAYS = new Map<string, Ways>();

const handsAfter = (change: Change): readonly Hand[] => {
  if (change.type === 'lost') return HANDS;
  if (change.lays === 'waits') return WAITING;
  return change.lays === 'aside' ? LYING : HANDS;
};

const waysTo = (change: Change, after: Hand): readonly Way[] => {
  switch (change.type) {
    case 'lost':
      return hasType(after, change.kind) ? [] : [[after | CODE_OF_KIND[change.kind]!]];
    case 'dealt':
      return waysToBeDealt(change.lays, after);
    case 'drew':
      return waysToDraw(change.lays, after);
  }
};

const waysToBeDealt = (lays: Lays, after: Hand): readonly Way[] => {
  const [first, second] = cardsOf(after);
  if (lays === 'none') return second === undefined ? [] : inEitherOrder(first!, second);
  const code = after & 255;
  // Of two of one type, the second is the one too many as long as nothing was decided.
  if (lays === 'waits') return SIZE_OF_CODE[code] === 1 ? [[0, first!, second!]] : [];
  const laid = lays === 'aside' ? second! : lays;
  if (SIZE_OF_CODE[code] !== 1 || !hasType(code, laid)) return [];
  return inEitherOrder(first!, laid).map((way) => [...way, laid]);
};

const inEitherOrder = (a: number, b: number): readonly Way[] =>
  a === b
    ? [[0, a, b]]
    : [
        [0, a, b],
        [0, b, a],
      ];

const waysToDraw = (lays: Lays, after: Hand): readonly Way[] => {
  const code = after & 255;
  if (lays === 'waits') return [[code, extraOf(after)]];
  if (lays === 'aside') throw new Error('only the set-up lays cards face down');
  const ways: Way[] = [];
  if (lays !== 'none' && isTooMany(code, lays)) ways.push([code, lays]);
  for (const taken of IN_CODE[code]!) {
    const rest = code & ~BITS_OF_KIND[taken]!;
    if (lays === 'none') ways.push([rest, taken]);
    else if (taken !== lays && !hasType(rest, lays) && (rest !== 0 || hasType(code, lays))) {
      ways.push([rest | CODE_OF_KIND[lays]!, taken]);
    }
  }
  return ways;
};

/** In how many ways each hand may have come about: at first, and after each thing that happened. */
export type Course = readonly ReadonlyMap<Hand, number>[];

export const follow = (happenings: readonly Happening[], begin: Hand): Course => {
  let hands: ReadonlyMap<Hand, number> = new Map([[begin, 1]]);
  return [
    hands,
    ...happenings.map((happening) => {
      hands = happening.type === 'known' ? kept(hands, happening.fits) : changed(hands, happening);
      return hands;
    }),
  ];
};

const kept = (hands: ReadonlyMap<Hand, number>, fits: (hand: Code) => boolean): ReadonlyMap<Hand, number> =>
  new Map([...hands].filter(([hand]) => fits(hand)));

const changed = (hands: ReadonlyMap<Hand, number>, change: Change): ReadonlyMap<Hand, number> => {
  const after = new Map<Hand, number>();
  for (const [hand, ways] of waysOf(change)) {
    let count = 0;
    for (const [before] of ways) count += hands.get(before) ?? 0;
    if (count > 0) after.set(hand, count);
  }
  return after;
};

/** Draws one of the ways to `end`, each as likely as another, and tells what was taken where. */
export const retrace = (
  happenings: readonly Happening[],
  course: Course,
  end: Hand,
  random: Random,
  take: (at: number, cards: readonly number[]) => void,
): void => {
  let hand = end;
  for (let index = happenings.length - 1; index >= 0; index--) {
    const happening = happenings[index]!;
    if (happening.type === 'known') continue;
    const ways = waysOf(happening).get(hand)!;
    const [before, ...taken] =
      ways[
        pick(
          ways.map(([from]) => course[index]!.get(from) ?? 0),
          random,
        )
      ]!;
    if (happening.type !== 'lost') take(happening.at, taken);
    hand = before;
  }
};

const FINE = 2 ** 30;
/** A number from 0 to 1. */
export const share = (random: Random): number => random.below(FINE) / FINE;

/** An index, each as likely as its weight. */
export const pick = (weights: readonly number[], random: Random): number => {
  let left = share(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return found < 0 ? weights.findLastIndex((weight) => weight > 0) : found;
};
