import { type CardType, type Claim, KINDS, type Kind, typeOf } from '@wunderkammer/feuersalamander/pieces';

export { cardsOf, isWing, worthOf } from '@wunderkammer/feuersalamander/pieces';

export const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export const kindsOf = (type: CardType): readonly Kind[] => KINDS.filter((kind) => typeOf(kind) === type);

/** All cards of a claim in the order wing, row, stone. */
export const claimed = ({ own, named }: Claim): readonly Kind[] =>
  [...own, ...named.map(([, kind]) => kind)].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));

export const countOf = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((other) => other === kind).length;
