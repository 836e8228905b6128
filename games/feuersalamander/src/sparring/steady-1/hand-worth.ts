import { CARD_TABLES, type Code, FIRST_OF_TYPE, indexOfKind, KINDS_OF_TYPE } from '../../cards.ts';
import type { Kind } from '../../vocabulary.ts';
import type { Knowledge } from './knowledge.ts';

const { CODE_OF_KIND, KIND_COUNT, TYPE_OF_KIND } = CARD_TABLES;

const valueOfKind = (kind: number): number => kind - FIRST_OF_TYPE[TYPE_OF_KIND[kind]!]! + 1;

/** How many hands a combination is gathered from besides the own: enough for a type in play to be found. */
const HANDS = 4;

/**
 * What a combination with these cards may bring: their values times what the others may have of the missing types.
 * A type of which little is left in play is hard to find, so that its cards are worth keeping.
 */
export const promiseOf = (cards: readonly Kind[], knowledge: Knowledge): number => {
  const kinds = cards.map(indexOfKind);
  let inPlay = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) inPlay += knowledge.inPlay(kind);
  return [0, 1, 2].reduce((product, type) => {
    const own = kinds.find((kind) => TYPE_OF_KIND[kind] === type);
    return product * (own === undefined ? expectedOf(type, inPlay, knowledge) : valueOfKind(own));
  }, 1);
};

const expectedOf = (type: number, inPlay: number, knowledge: Knowledge): number => {
  let copies = 0;
  let sum = 0;
  for (let kind = FIRST_OF_TYPE[type]!; kind < FIRST_OF_TYPE[type]! + KINDS_OF_TYPE[type]!; kind++) {
    copies += knowledge.inPlay(kind);
    sum += knowledge.inPlay(kind) * valueOfKind(kind);
  }
  return copies === 0 ? 0 : (sum / copies) * Math.min(1, (HANDS * copies) / inPlay);
};

/** Whether a card is worth less than an unknown one of its type. */
export const isPoor = (card: Kind): boolean => {
  const kind = indexOfKind(card);
  return valueOfKind(kind) < (KINDS_OF_TYPE[TYPE_OF_KIND[kind]!]! + 1) / 2;
};

export const codeOfCards = (cards: readonly Kind[]): Code =>
  cards.reduce((code, card) => code | CODE_OF_KIND[indexOfKind(card)]!, 0);
