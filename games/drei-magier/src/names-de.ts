import type { Colour, MagicPlace, Place, WandSymbol } from './vocabulary.ts';

/** A place in the cases that sentences need. */
interface PlaceNames {
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

/** What things are called in German, for whatever tells of the game: the sentences of the rules, a table in a browser. */
export const GERMAN = {
  colours: { red: 'Rot', black: 'Schwarz', white: 'Weiß' } satisfies Record<Colour, string>,
  /** Weak endings: der rote Magier, den roten Stab. */
  adjectives: { red: 'rote', black: 'schwarze', white: 'weiße' } satisfies Record<Colour, string>,
  places: {
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
  } satisfies Record<Place, PlaceNames>,
  cards: {
    forest: 'Der Eremit',
    house: 'Der Magier',
    tower: 'Der Turm',
    castle: 'Die Herrscherin',
    sun: 'Die Sonne',
    mill: 'Das Rad des Schicksals',
    moon: 'Der Mond',
  } satisfies Record<MagicPlace, string>,
  symbols: { power: 'Kraft', magic: 'Magie', fate: 'Schicksal' } satisfies Record<WandSymbol, string>,
} as const;
