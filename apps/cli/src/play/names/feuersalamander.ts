import {
  type Chamber,
  cardsOf,
  type Figure,
  isWing,
  type Kind,
  type StickSymbol,
  typeOf,
  type Wing,
  worthOf,
} from '@wunderkammer/feuersalamander';
import type { Names } from '@wunderkammer/feuersalamander/texts';
import de from '@wunderkammer/feuersalamander/texts/de';
import en from '@wunderkammer/feuersalamander/texts/en';
import nl from '@wunderkammer/feuersalamander/texts/nl';
import type { Language } from '@wunderkammer/kernel';
import type { Format, Ink } from '../ink.ts';

const NAMES: Readonly<Record<Language, Names>> = { nl: nl.names, de: de.names, en: en.names };

/** The figures as drawn on the track: like chess pieces, the monk a bishop and the robber a knight. */
export const FIGURE_SYMBOLS: Readonly<Record<Figure, string>> = { king: '♔', queen: '♕', monk: '♗', robber: '♘' };
export const FIGURE_FORMATS: Readonly<Record<Figure, Format>> = {
  king: 'redBright',
  queen: 'yellow',
  monk: 'bold',
  robber: 'gray',
};

export const figureName = (figure: Figure, language: Language): string => NAMES[language].figures[figure];

/** A figure with its article; only German asks for the case. */
export const theFigure = (figure: Figure, language: Language, inCase?: Parameters<Names['theFigure']>[1]): string =>
  NAMES[language].theFigure(figure, inCase);

export const symbolName = (symbol: StickSymbol, language: Language): string => NAMES[language].symbols[symbol];

const WING_SYMBOLS: Readonly<Record<Wing, string>> = { air: '○', water: '≈', earth: '■', fire: '▲' };
const WING_FORMATS: Readonly<Record<Wing, Format>> = {
  air: 'cyan',
  water: 'blueBright',
  earth: 'greenBright',
  fire: 'redBright',
};

const cardSymbol = (kind: Kind): string => {
  if (isWing(kind)) return WING_SYMBOLS[kind];
  return typeOf(kind) === 'row' ? '≡' : '◆';
};

/** A card with its symbol, and a wing's value, since nothing on the card says it: "▲ fire (4)". */
export const cardLabel = (kind: Kind, language: Language): string =>
  `${cardSymbol(kind)} ${NAMES[language].card(kind)}${isWing(kind) ? ` (${worthOf(kind)})` : ''}`;

const FORMATS: Readonly<Record<'row' | 'stone', Format>> = { row: 'yellow', stone: 'magentaBright' };
const formatOf = (kind: Kind): Format => {
  if (isWing(kind)) return WING_FORMATS[kind];
  return typeOf(kind) === 'row' ? FORMATS.row : FORMATS.stone;
};

export const paintedCard = (kind: Kind, language: Language, ink: Ink): string =>
  ink(formatOf(kind), cardLabel(kind, language));

/** A card in two characters: "▲4", "≡5", "◆2". */
export const shortCard = (kind: Kind, ink: Ink): string => ink(formatOf(kind), `${cardSymbol(kind)}${worthOf(kind)}`);

export const shortChamber = (chamber: Chamber, ink: Ink): string =>
  cardsOf(chamber)
    .map((kind) => shortCard(kind, ink))
    .join(' ');
