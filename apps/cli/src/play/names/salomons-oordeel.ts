import type { Language } from '@wunderkammer/kernel';
import { type Colour, facesOf, type Stone } from '@wunderkammer/salomons-oordeel';
import type { Names } from '@wunderkammer/salomons-oordeel/texts';
import de from '@wunderkammer/salomons-oordeel/texts/de';
import en from '@wunderkammer/salomons-oordeel/texts/en';
import nl from '@wunderkammer/salomons-oordeel/texts/nl';
import type { Format, Ink } from '../ink.ts';

const NAMES: Readonly<Record<Language, Names>> = { nl: nl.names, de: de.names, en: en.names };

/** A shape for each colour, so that stones can be told apart without colours too. */
const COLOUR_SYMBOLS: Readonly<Record<Colour, string>> = {
  red: '●',
  yellow: '▲',
  green: '■',
  blue: '◆',
  purple: '★',
};
const COLOUR_FORMATS: Readonly<Record<Colour, Format>> = {
  red: 'redBright',
  yellow: 'yellow',
  green: 'greenBright',
  blue: 'blueBright',
  purple: 'magentaBright',
};

/** A stone that nobody but its owner knows. */
export const BACK = '▒';
export const EYE_SYMBOL = '◉';

export const colourLabel = (colour: Colour, language: Language): string =>
  `${COLOUR_SYMBOLS[colour]} ${NAMES[language].colours[colour]}`;

/** A stone among others of its colour: "●3", "●◉ all-seeing eye". */
export const faceLabel = (stone: Stone, language: Language): string => {
  const { colour, face } = facesOf(stone);
  const symbol = COLOUR_SYMBOLS[colour];
  return face === 'Eye' ? `${symbol}${EYE_SYMBOL} ${NAMES[language].eye}` : `${symbol}${face}`;
};

/** A stone by its name: "● red 3". */
export const stoneLabel = (stone: Stone, language: Language): string =>
  `${COLOUR_SYMBOLS[facesOf(stone).colour]} ${NAMES[language].stone(stone)}`;

/** A colour's symbol and what follows it, in that colour. */
export const paintedSymbol = (colour: Colour, text: string, ink: Ink): string =>
  ink(COLOUR_FORMATS[colour], `${COLOUR_SYMBOLS[colour]}${text}`);

/** A stone in two characters: "●3", "●◉". */
export const shortStone = (stone: Stone, ink: Ink): string => {
  const { colour, face } = facesOf(stone);
  return paintedSymbol(colour, face === 'Eye' ? EYE_SYMBOL : face, ink);
};

/** Standing stones in three characters each; the first shows that a stone is still hidden to others. */
export const openStone = (stone: Stone, ink: Ink): string => ` ${shortStone(stone, ink)}`;
export const ownHiddenStone = (stone: Stone, ink: Ink): string => ink('dim', BACK) + shortStone(stone, ink);
export const HIDDEN_STONE = ` ${BACK}${BACK}`;

/** The players have no figures here; they are counted from 1. */
export const playerName = (seat: number, language: Language): string => NAMES[language].player(seat);

export const rowLabel = (name: string, language: Language): string => NAMES[language].row(name);
export const columnLabel = (name: string, language: Language): string => NAMES[language].column(name);
