import type { Colour, MagicPlace, Place, WandSymbol } from './vocabulary.ts';

/** What things are called in Dutch, for whatever tells of the game: the sentences of the rules, a table in a browser. */
export const DUTCH = {
  colours: { red: 'rood', black: 'zwart', white: 'wit' } satisfies Record<Colour, string>,
  /** Before a noun: "de rode magiër". */
  adjectives: { red: 'rode', black: 'zwarte', white: 'witte' } satisfies Record<Colour, string>,
  places: {
    forest: 'het bos',
    house: 'het paarse huis',
    tower: 'de toren',
    castle: 'het slot',
    life: 'de plaats van het leven',
    labyrinth: 'het labyrint',
    sun: 'de zon',
    mill: 'de molen',
    moon: 'de maan',
  } satisfies Record<Place, string>,
  /** Where: "in het bos", but "bij de toren". */
  at: {
    forest: 'in het bos',
    house: 'bij het paarse huis',
    tower: 'bij de toren',
    castle: 'in het slot',
    life: 'op de plaats van het leven',
    labyrinth: 'in het labyrint',
    sun: 'bij de zon',
    mill: 'bij de molen',
    moon: 'bij de maan',
  } satisfies Record<Place, string>,
  cards: {
    forest: 'De Kluizenaar',
    house: 'De Magiër',
    tower: 'De Toren',
    castle: 'De Keizerin',
    sun: 'De Zon',
    mill: 'Het Rad van Fortuin',
    moon: 'De Maan',
  } satisfies Record<MagicPlace, string>,
  symbols: { power: 'kracht', magic: 'magie', fate: 'noodlot' } satisfies Record<WandSymbol, string>,
} as const;
