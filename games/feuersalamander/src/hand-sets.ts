import { typeOf } from './cards.ts';
import { KINDS } from './vocabulary.ts';

/** A hand that somebody may have: kinds by index, in order. Three cards only between taking one and laying one off. */
export type Hand = readonly number[];

export const ALL_KINDS: readonly number[] = KINDS.map((_, index) => index);
const TYPES = KINDS.map(typeOf);

/** Every hand of two, whatever copies there are (FS-9). */
export const DEALT: readonly Hand[] = ALL_KINDS.flatMap((a) => ALL_KINDS.filter((b) => b >= a).map((b) => [a, b]));

export const count = (hand: Hand, kind: number): number => {
  let found = 0;
  for (const card of hand) if (card === kind) found++;
  return found;
};

/** At most two cards, of different types: what may be kept (FS-17). */
export const isKept = (hand: Hand): boolean =>
  hand.length < 2 || (hand.length === 2 && TYPES[hand[0]!] !== TYPES[hand[1]!]);

export const isOneType = (hand: Hand): boolean => hand.every((card) => TYPES[card] === TYPES[hand[0]!]);

export const sameType = (a: number, b: number): boolean => TYPES[a] === TYPES[b];

export const withCard = (hand: Hand, kind: number): Hand => [...hand, kind].sort((a, b) => a - b);

export const withoutCard = (hand: Hand, kind: number): Hand => {
  const at = hand.indexOf(kind);
  return hand.filter((_, index) => index !== at);
};

/** Each hand once. */
export const distinct = (hands: readonly Hand[]): readonly Hand[] => [
  ...new Map(hands.map((hand) => [hand.join(), hand])).values(),
];
