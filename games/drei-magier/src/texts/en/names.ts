import { capital, counted } from '@wunderkammer/kernel';
import type { Spot } from '../../spot.ts';
import type { Place } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

const PLACES: Readonly<Record<Place, string>> = {
  forest: 'the forest',
  house: 'the purple house',
  tower: 'the tower',
  castle: 'the castle',
  life: 'the place of life',
  labyrinth: 'the labyrinth',
  sun: 'the sun',
  mill: 'the mill',
  moon: 'the moon',
};

const AT: Readonly<Record<Place, string>> = {
  forest: 'in the forest',
  house: 'at the purple house',
  tower: 'at the tower',
  castle: 'at the castle',
  life: 'on the place of life',
  labyrinth: 'in the labyrinth',
  sun: 'at the sun',
  mill: 'at the mill',
  moon: 'at the moon',
};

const colours: Names['colours'] = { red: 'red', black: 'black', white: 'white' };
const short: Names['short'] = {
  forest: 'forest',
  house: 'house',
  tower: 'tower',
  castle: 'castle',
  life: 'life',
  labyrinth: 'labyrinth',
  sun: 'sun',
  mill: 'mill',
  moon: 'moon',
};

const field = (spot: Spot): string => {
  switch (spot.type) {
    case 'place':
      return capital(PLACES[spot.place]);
    case 'symbol':
      return `Symbol field between ${PLACES[spot.a]} and ${PLACES[spot.b]}`;
    case 'beside':
      return `By ${PLACES[spot.place]}, towards ${PLACES[spot.towards]}`;
  }
};

const shortField = (spot: Spot): string => {
  switch (spot.type) {
    case 'place':
      return short[spot.place];
    case 'symbol':
      return `${short[spot.a]}–${short[spot.b]}`;
    case 'beside':
      return `by ${short[spot.place]} (→ ${short[spot.towards]})`;
  }
};

export const names: Names = {
  colours,
  wand: (colour) => `${capital(colours[colour])} wand`,
  places: {
    forest: 'Forest',
    house: 'Purple House',
    tower: 'Tower',
    castle: 'Castle',
    life: 'Life',
    labyrinth: 'Labyrinth',
    sun: 'Sun',
    mill: 'Mill',
    moon: 'Moon',
  },
  short,
  thePlace: (place) => PLACES[place],
  toPlace: (place) => `to ${PLACES[place]}`,
  atPlace: (place) => AT[place],
  field,
  shortField,
  cards: {
    forest: 'The Hermit',
    house: 'The Magician',
    tower: 'The Tower',
    castle: 'The Empress',
    sun: 'The Sun',
    mill: 'The Wheel of Fortune',
    moon: 'The Moon',
  },
  symbols: { power: 'power', magic: 'magic', fate: 'fate' },
  components: {
    board: 'board',
    mages: 'mages',
    apprentices: 'apprentices',
    wands: 'wands',
    powerStones: 'power stones',
    tarotCards: 'tarot cards',
    plans: 'plans',
  },
  countCards: (count) => counted('en', count, 'card', 'cards'),
};
