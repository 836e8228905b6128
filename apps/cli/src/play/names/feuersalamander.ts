import {
  type Chamber,
  type Figure,
  type Kind,
  type StickSymbol,
  typeOf,
  WINGS,
  type Wing,
} from '@wunderkammer/feuersalamander';
import type { Language, Words } from '@wunderkammer/kernel';
import type { Format, Ink } from '../ink.ts';

/** The figures as drawn on the track: like chess pieces, the monk a bishop and the robber a knight. */
export const FIGURE_SYMBOLS: Readonly<Record<Figure, string>> = { king: '♔', queen: '♕', monk: '♗', robber: '♘' };
export const FIGURE_FORMATS: Readonly<Record<Figure, Format>> = {
  king: 'redBright',
  queen: 'yellow',
  monk: 'bold',
  robber: 'gray',
};

export const FIGURE_WORDS: Readonly<Record<Figure, Words>> = {
  king: { nl: 'koning', de: 'König', en: 'king' },
  queen: { nl: 'koningin', de: 'Königin', en: 'queen' },
  monk: { nl: 'monnik', de: 'Mönch', en: 'monk' },
  robber: { nl: 'rover', de: 'Räuber', en: 'robber' },
};

type Case = 'nominative' | 'accusative' | 'dative';
const MASCULINE: Readonly<Record<Case, string>> = { nominative: 'der', accusative: 'den', dative: 'dem' };
const FEMININE: Readonly<Record<Case, string>> = { nominative: 'die', accusative: 'die', dative: 'der' };

/** A figure with its article; only German asks for the case. */
export const theFigure = (figure: Figure, language: Language, inCase: Case = 'nominative'): string => {
  const noun = FIGURE_WORDS[figure][language];
  if (language === 'de') return `${(figure === 'queen' ? FEMININE : MASCULINE)[inCase]} ${noun}`;
  return `${language === 'nl' ? 'de' : 'the'} ${noun}`;
};

const WING_SYMBOLS: Readonly<Record<Wing, string>> = { air: '○', water: '≈', earth: '■', fire: '▲' };
const WING_FORMATS: Readonly<Record<Wing, Format>> = {
  air: 'cyan',
  water: 'blueBright',
  earth: 'greenBright',
  fire: 'redBright',
};
const WING_WORDS: Readonly<Record<Wing, Words>> = {
  air: { nl: 'lucht', de: 'Luft', en: 'air' },
  water: { nl: 'water', de: 'Wasser', en: 'water' },
  earth: { nl: 'aarde', de: 'Erde', en: 'earth' },
  fire: { nl: 'vuur', de: 'Feuer', en: 'fire' },
};

export const SYMBOL_WORDS: Readonly<Record<StickSymbol, Words>> = {
  salamander: { nl: 'salamander', de: 'Salamander', en: 'salamander' },
  token: { nl: 'speelsteen', de: 'Spielstein', en: 'token' },
};

const isWing = (kind: Kind): kind is Wing => WINGS.some((wing) => wing === kind);

/** What a card counts in a combination (FS-32). */
export const worthOf = (kind: Kind): number => (isWing(kind) ? WINGS.indexOf(kind) + 1 : Number(kind.at(-1)));

const ROW_WORDS: Readonly<Record<Language, (row: number) => string>> = {
  nl: (row) => `rij ${row}`,
  de: (row) => `${row}. Reihe`,
  en: (row) => `row ${row}`,
};
const GERMAN_STONES = ['Ein-Stein', 'Zwei-Stein', 'Drei-Stein'] as const;
const STONE_WORDS: Readonly<Record<Language, (stone: number) => string>> = {
  nl: (stone) => `${stone}-steen`,
  de: (stone) => GERMAN_STONES[stone - 1] ?? `${stone}`,
  en: (stone) => `stone ${stone}`,
};

/** A card with its symbol, and a wing's value, since nothing on the card says it: "▲ fire (4)". */
export const cardLabel = (kind: Kind, language: Language): string => {
  if (isWing(kind)) return `${WING_SYMBOLS[kind]} ${WING_WORDS[kind][language]} (${worthOf(kind)})`;
  return typeOf(kind) === 'row'
    ? `≡ ${ROW_WORDS[language](worthOf(kind))}`
    : `◆ ${STONE_WORDS[language](worthOf(kind))}`;
};

const FORMATS: Readonly<Record<'row' | 'stone', Format>> = { row: 'yellow', stone: 'magentaBright' };
const formatOf = (kind: Kind): Format => {
  if (isWing(kind)) return WING_FORMATS[kind];
  return typeOf(kind) === 'row' ? FORMATS.row : FORMATS.stone;
};

export const paintedCard = (kind: Kind, language: Language, ink: Ink): string =>
  ink(formatOf(kind), cardLabel(kind, language));

/** A card in two characters: "▲4", "≡5", "◆2". */
export const shortCard = (kind: Kind, ink: Ink): string => {
  const symbol = isWing(kind) ? WING_SYMBOLS[kind] : typeOf(kind) === 'row' ? '≡' : '◆';
  return ink(formatOf(kind), `${symbol}${worthOf(kind)}`);
};

/** The three cards of a chamber. */
export const cardsOf = ({ wing, row, stone }: Chamber): readonly Kind[] => [
  wing,
  `row${row}` as Kind,
  `stone${stone}` as Kind,
];

export const shortChamber = (chamber: Chamber, ink: Ink): string =>
  cardsOf(chamber)
    .map((kind) => shortCard(kind, ink))
    .join(' ');
