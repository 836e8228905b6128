import {
  type CardType,
  type Chamber,
  type Claim,
  KINDS,
  type Kind,
  ROWS,
  STONES,
  typeOf,
  WINGS,
  type Wing,
} from '@wunderkammer/feuersalamander/pieces';

export const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export const isWing = (kind: Kind): kind is Wing => WINGS.some((wing) => wing === kind);

/** What a card counts in a combination (FS-32). */
export const worthOf = (kind: Kind): number => (isWing(kind) ? WINGS.indexOf(kind) + 1 : Number(kind.at(-1)));

export const kindsOf = (type: CardType): readonly Kind[] => KINDS.filter((kind) => typeOf(kind) === type);

/** The three cards of a chamber: wing, row, stone. */
export const cardsOf = ({ wing, row, stone }: Chamber): readonly [Wing, Kind, Kind] => [
  wing,
  ROWS[row - 1]!,
  STONES[stone - 1]!,
];

/** All cards of a claim in the order wing, row, stone. */
export const claimed = ({ own, named }: Claim): readonly Kind[] =>
  [...own, ...named.map(([, kind]) => kind)].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));

export const countOf = (kinds: readonly Kind[], kind: Kind): number => kinds.filter((other) => other === kind).length;
