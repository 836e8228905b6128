import {
  COLOURS,
  type Colour,
  type Field,
  isPlace,
  PATH_FIELDS,
  type Place,
  type WandSymbol,
} from '@wunderkammer/drei-magier';
import type { Language, Seat, Words } from '@wunderkammer/kernel';
import type { Format } from '../ink.ts';

export const COLOUR_WORDS: Readonly<Record<Colour, Words>> = {
  red: { nl: 'Rood', de: 'Rot', en: 'Red' },
  black: { nl: 'Zwart', de: 'Schwarz', en: 'Black' },
  white: { nl: 'Wit', de: 'Weiß', en: 'White' },
};
export const COLOUR_FORMATS: Readonly<Record<Colour, Format>> = {
  red: 'redBright',
  // Black cannot be seen on a dark screen, white not on a light one; blue is no player's colour.
  black: 'blueBright',
  white: 'bold',
};

/** The names of the wands, within a sentence. */
export const WAND_WORDS: Readonly<Record<Colour, Words>> = {
  red: { nl: 'rood', de: 'rot', en: 'red' },
  black: { nl: 'zwart', de: 'schwarz', en: 'black' },
  white: { nl: 'wit', de: 'weiß', en: 'white' },
};

/** Short names, as on the drawing. */
export const PLACE_WORDS: Readonly<Record<Place, Words>> = {
  forest: { nl: 'bos', de: 'Wald', en: 'forest' },
  house: { nl: 'huis', de: 'Haus', en: 'house' },
  tower: { nl: 'toren', de: 'Turm', en: 'tower' },
  castle: { nl: 'slot', de: 'Schloss', en: 'castle' },
  life: { nl: 'LEVEN', de: 'LEBEN', en: 'LIFE' },
  labyrinth: { nl: 'LABYRINT', de: 'LABYRINTH', en: 'LABYRINTH' },
  sun: { nl: 'zon', de: 'Sonne', en: 'sun' },
  mill: { nl: 'molen', de: 'Mühle', en: 'mill' },
  moon: { nl: 'maan', de: 'Mond', en: 'moon' },
};

export const SYMBOL_WORDS: Readonly<Record<WandSymbol, Words>> = {
  power: { nl: '↑ kracht', de: '↑ Kraft', en: '↑ power' },
  magic: { nl: '✶ magie', de: '✶ Magie', en: '✶ magic' },
  fate: { nl: '○ noodlot', de: '○ Schicksal', en: '○ fate' },
};

/** Marks the eight symbol fields. */
export const SYMBOL_FIELD = '✶';

export const colourOf = (seat: Seat): Colour => COLOURS[seat]!;
export const playerName = (seat: Seat, language: Language): string => COLOUR_WORDS[colourOf(seat)][language];

/** The letter of a player's figures: a capital for the mage, a small one for the apprentice. */
export const initialOf = (seat: Seat, language: Language): string => playerName(seat, language).charAt(0);

const BESIDE: Readonly<Record<Language, (place: string, towards: string) => string>> = {
  en: (place, towards) => `next to ${place} (→ ${towards})`,
  nl: (place, towards) => `naast ${place} (→ ${towards})`,
  de: (place, towards) => `neben ${place} (→ ${towards})`,
};

/** A field in words: a place, the symbol field between two, or the field beside one of them. */
export const fieldLabel = (field: Field, language: Language): string => {
  if (isPlace(field)) return PLACE_WORDS[field][language];
  const found = PATH_FIELDS.find(({ name }) => name === field);
  if (found === undefined) return field;
  const { link, k, symbol } = found;
  const a = PLACE_WORDS[link.a][language];
  const b = PLACE_WORDS[link.b][language];
  if (symbol) return `${SYMBOL_FIELD} ${a}–${b}`;
  return k === 1 ? BESIDE[language](a, b) : BESIDE[language](b, a);
};
