import { capital, counted } from '@wunderkammer/kernel';
import type { Spot } from '../../spot.ts';
import type { Colour, Place } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

/** A place in the cases that sentences need. */
interface PlaceCases {
  /** Nominative, with article: "das Labyrinth". */
  readonly name: string;
  /** Where to: "ins Labyrinth". */
  readonly to: string;
  /** Where: "im Labyrinth". */
  readonly at: string;
  /** Dative, after "neben" and "zwischen": "dem Labyrinth". */
  readonly dative: string;
  /** Without article, after "Richtung": "Labyrinth". */
  readonly bare: string;
}

/** Weak endings: der rote Magier, den roten Stab. */
export const ADJECTIVES: Readonly<Record<Colour, string>> = { red: 'rote', black: 'schwarze', white: 'weiße' };

export const PLACES: Readonly<Record<Place, PlaceCases>> = {
  forest: { name: 'der Wald', to: 'in den Wald', at: 'im Wald', dative: 'dem Wald', bare: 'Wald' },
  house: {
    name: 'das lila Haus',
    to: 'zum lila Haus',
    at: 'am lila Haus',
    dative: 'dem lila Haus',
    bare: 'lila Haus',
  },
  tower: { name: 'der Turm', to: 'zum Turm', at: 'am Turm', dative: 'dem Turm', bare: 'Turm' },
  castle: { name: 'das Schloss', to: 'zum Schloss', at: 'am Schloss', dative: 'dem Schloss', bare: 'Schloss' },
  life: {
    name: 'der Platz des Lebens',
    to: 'auf den Platz des Lebens',
    at: 'auf dem Platz des Lebens',
    dative: 'dem Platz des Lebens',
    bare: 'Platz des Lebens',
  },
  labyrinth: {
    name: 'das Labyrinth',
    to: 'ins Labyrinth',
    at: 'im Labyrinth',
    dative: 'dem Labyrinth',
    bare: 'Labyrinth',
  },
  sun: { name: 'die Sonne', to: 'zur Sonne', at: 'bei der Sonne', dative: 'der Sonne', bare: 'Sonne' },
  mill: { name: 'die Mühle', to: 'zur Mühle', at: 'an der Mühle', dative: 'der Mühle', bare: 'Mühle' },
  moon: { name: 'der Mond', to: 'zum Mond', at: 'beim Mond', dative: 'dem Mond', bare: 'Mond' },
};

const colours: Names['colours'] = { red: 'Rot', black: 'Schwarz', white: 'Weiß' };
const short: Names['short'] = {
  forest: 'Wald',
  house: 'Haus',
  tower: 'Turm',
  castle: 'Schloss',
  life: 'Leben',
  labyrinth: 'Labyrinth',
  sun: 'Sonne',
  mill: 'Mühle',
  moon: 'Mond',
};

const field = (spot: Spot): string => {
  switch (spot.type) {
    case 'place':
      return capital(PLACES[spot.place].name);
    case 'symbol':
      return `Symbolfeld zwischen ${PLACES[spot.a].dative} und ${PLACES[spot.b].dative}`;
    case 'beside':
      return `Neben ${PLACES[spot.place].dative}, Richtung ${PLACES[spot.towards].bare}`;
  }
};

const shortField = (spot: Spot): string => {
  switch (spot.type) {
    case 'place':
      return short[spot.place];
    case 'symbol':
      return `${short[spot.a]}–${short[spot.b]}`;
    case 'beside':
      return `neben ${short[spot.place]} (→ ${short[spot.towards]})`;
  }
};

export const names: Names = {
  colours,
  wand: (colour) => `Der ${ADJECTIVES[colour]} Stab`,
  places: {
    forest: 'Wald',
    house: 'Lila Haus',
    tower: 'Turm',
    castle: 'Schloss',
    life: 'Leben',
    labyrinth: 'Labyrinth',
    sun: 'Sonne',
    mill: 'Mühle',
    moon: 'Mond',
  },
  short,
  thePlace: (place) => PLACES[place].name,
  toPlace: (place) => PLACES[place].to,
  atPlace: (place) => PLACES[place].at,
  field,
  shortField,
  cards: {
    forest: 'Der Eremit',
    house: 'Der Magier',
    tower: 'Der Turm',
    castle: 'Die Herrscherin',
    sun: 'Die Sonne',
    mill: 'Das Rad des Schicksals',
    moon: 'Der Mond',
  },
  symbols: { power: 'Kraft', magic: 'Magie', fate: 'Schicksal' },
  components: {
    board: 'Spielplan',
    mages: 'Magier',
    apprentices: 'Lehrlinge',
    wands: 'Zauberstäbe',
    powerStones: 'Kraftsteine',
    tarotCards: 'Tarotkarten',
    plans: 'Grundpläne',
  },
  countCards: (count) => counted('de', count, 'Karte', 'Karten'),
};
