import type { Kind } from '../vocabulary.ts';

/** "a, b and c". */
export const inARow = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** A sentence begins with a capital, whatever it begins with. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The number of a row or stone card. */
export const numberOf = (kind: Kind): number => Number(kind.at(-1));
