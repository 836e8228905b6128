import type { Language, Words } from '@wunderkammer/kernel';
import { type Colour, facesOf, type Stone } from '@wunderkammer/salomons-oordeel';
import type { Format, Ink } from '../ink.ts';

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

const COLOUR_WORDS: Readonly<Record<Colour, Words>> = {
  red: { nl: 'rood', de: 'Rot', en: 'red' },
  yellow: { nl: 'geel', de: 'Gelb', en: 'yellow' },
  green: { nl: 'groen', de: 'Grün', en: 'green' },
  blue: { nl: 'blauw', de: 'Blau', en: 'blue' },
  purple: { nl: 'paars', de: 'Lila', en: 'purple' },
};

const EYE_WORDS: Words = { nl: 'alziend oog', de: 'allsehendes Auge', en: 'all-seeing eye' };
/** A stone that nobody but its owner knows. */
export const BACK = '▒';
export const EYE_SYMBOL = '◉';

export const colourLabel = (colour: Colour, language: Language): string =>
  `${COLOUR_SYMBOLS[colour]} ${COLOUR_WORDS[colour][language]}`;

/** A stone among others of its colour: "●3", "●◉ all-seeing eye". */
export const faceLabel = (stone: Stone, language: Language): string => {
  const { colour, face } = facesOf(stone);
  const symbol = COLOUR_SYMBOLS[colour];
  return face === 'Eye' ? `${symbol}${EYE_SYMBOL} ${EYE_WORDS[language]}` : `${symbol}${face}`;
};

/** A stone in words: "● red 3". */
export const stoneLabel = (stone: Stone, language: Language): string => {
  const { colour, face } = facesOf(stone);
  return `${colourLabel(colour, language)} ${face === 'Eye' ? EYE_WORDS[language] : face}`;
};

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

const PLAYERS: Words = { nl: 'speler', de: 'Spieler', en: 'player' };

/** The players have no figures here; they are counted from 1. */
export const playerName = (seat: number, language: Language): string => `${PLAYERS[language]} ${seat + 1}`;
