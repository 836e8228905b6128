import { capital, counted } from '@wunderkammer/kernel';
import type { Spot } from '../../spot.ts';
import type { Colour, Place } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

/** Before a noun: "de rode magiër". */
export const ADJECTIVES: Readonly<Record<Colour, string>> = { red: 'rode', black: 'zwarte', white: 'witte' };

const PLACES: Readonly<Record<Place, string>> = {
  forest: 'het bos',
  house: 'het paarse huis',
  tower: 'de toren',
  castle: 'het slot',
  life: 'de plaats van het leven',
  labyrinth: 'het labyrint',
  sun: 'de zon',
  mill: 'de molen',
  moon: 'de maan',
};

const AT: Readonly<Record<Place, string>> = {
  forest: 'in het bos',
  house: 'bij het paarse huis',
  tower: 'bij de toren',
  castle: 'in het slot',
  life: 'op de plaats van het leven',
  labyrinth: 'in het labyrint',
  sun: 'bij de zon',
  mill: 'bij de molen',
  moon: 'bij de maan',
};

const colours: Names['colours'] = { red: 'rood', black: 'zwart', white: 'wit' };
const short: Names['short'] = {
  forest: 'bos',
  house: 'huis',
  tower: 'toren',
  castle: 'slot',
  life: 'leven',
  labyrinth: 'labyrint',
  sun: 'zon',
  mill: 'molen',
  moon: 'maan',
};

const field = (spot: Spot): string => {
  switch (spot.type) {
    case 'place':
      return capital(PLACES[spot.place]);
    case 'symbol':
      return `Symboolveld tussen ${PLACES[spot.a]} en ${PLACES[spot.b]}`;
    case 'beside':
      return `Naast ${PLACES[spot.place]}, richting ${PLACES[spot.towards]}`;
  }
};

const shortField = (spot: Spot): string => {
  switch (spot.type) {
    case 'place':
      return short[spot.place];
    case 'symbol':
      return `${short[spot.a]}–${short[spot.b]}`;
    case 'beside':
      return `naast ${short[spot.place]} (→ ${short[spot.towards]})`;
  }
};

export const names: Names = {
  colours,
  wand: (colour) => `De ${ADJECTIVES[colour]} stok`,
  places: {
    forest: 'Bos',
    house: 'Paars huis',
    tower: 'Toren',
    castle: 'Slot',
    life: 'Leven',
    labyrinth: 'Labyrint',
    sun: 'Zon',
    mill: 'Molen',
    moon: 'Maan',
  },
  short,
  thePlace: (place) => PLACES[place],
  toPlace: (place) => `naar ${PLACES[place]}`,
  atPlace: (place) => AT[place],
  field,
  shortField,
  cards: {
    forest: 'De Kluizenaar',
    house: 'De Magiër',
    tower: 'De Toren',
    castle: 'De Keizerin',
    sun: 'De Zon',
    mill: 'Het Rad van Fortuin',
    moon: 'De Maan',
  },
  symbols: { power: 'kracht', magic: 'magie', fate: 'noodlot' },
  components: {
    board: 'speelbord',
    mages: 'magiërs',
    apprentices: 'leerlingen',
    wands: 'toverstokken',
    powerStones: 'krachtstenen',
    tarotCards: 'tarotkaarten',
    plans: 'grondplannen',
  },
  countCards: (count) => counted('nl', count, 'kaart', 'kaarten'),
};
