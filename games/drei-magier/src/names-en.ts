import type { Colour, MagicPlace, Place, WandSymbol } from './vocabulary.ts';

/** What things are called in English, for whatever tells of the game: the sentences of the rules, a table in a browser. */
export const ENGLISH = {
  colours: { red: 'red', black: 'black', white: 'white' } satisfies Record<Colour, string>,
  places: {
    forest: 'the forest',
    house: 'the purple house',
    tower: 'the tower',
    castle: 'the castle',
    life: 'the place of life',
    labyrinth: 'the labyrinth',
    sun: 'the sun',
    mill: 'the mill',
    moon: 'the moon',
  } satisfies Record<Place, string>,
  /** Where: "in the forest", but "at the tower". */
  at: {
    forest: 'in the forest',
    house: 'at the purple house',
    tower: 'at the tower',
    castle: 'at the castle',
    life: 'on the place of life',
    labyrinth: 'in the labyrinth',
    sun: 'at the sun',
    mill: 'at the mill',
    moon: 'at the moon',
  } satisfies Record<Place, string>,
  cards: {
    forest: 'The Hermit',
    house: 'The Magician',
    tower: 'The Tower',
    castle: 'The Empress',
    sun: 'The Sun',
    mill: 'The Wheel of Fortune',
    moon: 'The Moon',
  } satisfies Record<MagicPlace, string>,
  symbols: { power: 'power', magic: 'magic', fate: 'fate' } satisfies Record<WandSymbol, string>,
} as const;
