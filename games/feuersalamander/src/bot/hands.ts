import { CARD_TABLES, type Code, indexOfKind, KINDS_OF_TYPE, kindIn } from '../cards.ts';
import type { Kind } from '../vocabulary.ts';

const { BITS_OF_KIND, CODE_OF_KIND, CODES, SIZE_OF_CODE, WING_BITS } = CARD_TABLES;

/** Every hand that may be kept: none, one or two cards of different types. */
export const HANDS: readonly Code[] = Array.from({ length: CODES }, (_, code) => code).filter(
  (code) => SIZE_OF_CODE[code]! < 3 && (code & WING_BITS) <= 4,
);

export const has = (hand: Code, kind: number): boolean => (hand & BITS_OF_KIND[kind]!) === CODE_OF_KIND[kind]!;

export const codeOfCards = (cards: readonly Kind[]): Code =>
  cards.reduce((code, card) => code | CODE_OF_KIND[indexOfKind(card)]!, 0);

/** Whether the double rule asks for a card to be laid off when this one comes (FS-17). */
export const isTooMany = (hand: Code, kind: number): boolean =>
  SIZE_OF_CODE[hand] === 2 || (hand & BITS_OF_KIND[kind]!) !== 0;

/** What is left of a hand to which `taken` came when `laid` was laid off, or undefined if it could not be. */
export const keptOf = (hand: Code, taken: number, laid: number): Code | undefined => {
  if (!isTooMany(hand, taken)) return undefined;
  if (laid === taken) return hand;
  const isPair = (hand & BITS_OF_KIND[taken]!) !== 0;
  if (!has(hand, laid) || (isPair && BITS_OF_KIND[laid] !== BITS_OF_KIND[taken])) return undefined;
  return (hand & ~BITS_OF_KIND[laid]!) | CODE_OF_KIND[taken]!;
};

/** What each hand may be worth in a combination: its values times the middling ones of the types it lacks. */
export const PROMISE_OF_HAND = Float64Array.from({ length: CODES }, (_, code) =>
  [0, 1, 2].reduce((product, type) => {
    const middling = (KINDS_OF_TYPE[type]! + 1) / 2;
    return product * (kindIn(code, type) < 0 ? middling : valueIn(code, type));
  }, 1),
);

/** What a code's card of a type counts, 0 if it has none. */
export function valueIn(code: Code, type: number): number {
  return type === 0 ? code & 7 : type === 1 ? (code >> 3) & 7 : code >> 6;
}
