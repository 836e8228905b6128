import { COLOURS, type Colour, type Field, type Place, spotOf, type WandSymbol } from '@wunderkammer/drei-magier';
import type { Names } from '@wunderkammer/drei-magier/texts';
import de from '@wunderkammer/drei-magier/texts/de';
import en from '@wunderkammer/drei-magier/texts/en';
import nl from '@wunderkammer/drei-magier/texts/nl';
import { capital, type Language, type Seat } from '@wunderkammer/kernel';
import type { Format } from '../ink.ts';

const NAMES: Readonly<Record<Language, Names>> = { nl: nl.names, de: de.names, en: en.names };

export const COLOUR_FORMATS: Readonly<Record<Colour, Format>> = {
  red: 'redBright',
  // Black cannot be seen on a dark screen, white not on a light one; blue is no player's colour.
  black: 'blueBright',
  white: 'bold',
};

const SYMBOLS: Readonly<Record<WandSymbol, string>> = { power: '↑', magic: '✶', fate: '○' };

/** Marks the eight symbol fields. */
export const SYMBOL_FIELD = '✶';

const colourOf = (seat: Seat): Colour => COLOURS[seat]!;
export const colourName = (colour: Colour, language: Language): string => NAMES[language].colours[colour];
export const playerName = (seat: Seat, language: Language): string => capital(colourName(colourOf(seat), language));

/** The letter of a player's figures: a capital for the mage, a small one for the apprentice. */
export const initialOf = (seat: Seat, language: Language): string => playerName(seat, language).charAt(0);

/** A place as on the drawing: those without cards stand out. */
export const placeLabel = (place: Place, language: Language): string => {
  const name = NAMES[language].short[place];
  return place === 'life' || place === 'labyrinth' ? name.toUpperCase() : name;
};

export const symbolLabel = (symbol: WandSymbol, language: Language): string =>
  `${SYMBOLS[symbol]} ${NAMES[language].symbols[symbol]}`;

/** A field in a list: a place, the symbol field between two, or the field beside one of them. */
export const fieldLabel = (field: Field, language: Language): string => {
  const spot = spotOf(field);
  if (spot.type === 'place') return placeLabel(spot.place, language);
  const name = NAMES[language].shortField(spot);
  return spot.type === 'symbol' ? `${SYMBOL_FIELD} ${name}` : name;
};

export const countCards = (count: number, language: Language): string => NAMES[language].countCards(count);
