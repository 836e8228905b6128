import { type Field, type MagicPlace, PLACES, type Place } from './vocabulary.ts';

/*
 * The board as data (DM-1 to DM-4). The book's picture is lost; a photograph of a real board would replace SQUARE,
 * LINKS and nothing else.
 */

/** Where the places lie, row by row. */
export const SQUARE: readonly (readonly Place[])[] = [
  ['forest', 'house', 'tower'],
  ['castle', 'life', 'labyrinth'],
  ['sun', 'mill', 'moon'],
];

/** A path between two neighbouring places, `a` before `b` in reading order. Mages jump along it, apprentices walk its fields. */
export interface Link {
  readonly a: Place;
  readonly b: Place;
  /** How many fields lie between them, counted from `a`. */
  readonly fields: number;
  /** Which of them is the symbol field; 0 for none. */
  readonly symbol: number;
}

/** All links between the places (DM-3, DM-4). The labyrinth is a dead end: it has but one, to LIFE. */
export const LINKS: readonly Link[] = [
  { a: 'forest', b: 'house', fields: 3, symbol: 2 },
  { a: 'forest', b: 'castle', fields: 3, symbol: 2 },
  { a: 'house', b: 'tower', fields: 3, symbol: 2 },
  { a: 'house', b: 'life', fields: 2, symbol: 1 },
  { a: 'castle', b: 'life', fields: 2, symbol: 0 },
  { a: 'castle', b: 'sun', fields: 3, symbol: 2 },
  { a: 'life', b: 'labyrinth', fields: 2, symbol: 0 },
  { a: 'life', b: 'mill', fields: 2, symbol: 2 },
  { a: 'sun', b: 'mill', fields: 3, symbol: 2 },
  { a: 'mill', b: 'moon', fields: 3, symbol: 2 },
];

/** A field of a link, with its place on it. */
export interface PathField {
  readonly name: Field;
  readonly link: Link;
  readonly k: number;
  readonly symbol: boolean;
}

/** The fields between the places, link by link. */
export const PATH_FIELDS: readonly PathField[] = LINKS.flatMap((link) =>
  Array.from({ length: link.fields }, (_, index) => ({
    name: `${link.a}-${link.b}-${index + 1}` as const,
    link,
    k: index + 1,
    symbol: index + 1 === link.symbol,
  })),
);

/** The fields with a symbol. */
export const SYMBOL_FIELDS: readonly Field[] = PATH_FIELDS.filter(({ symbol }) => symbol).map(({ name }) => name);

/**
 * All fields an apprentice can stand on: the places first, so that a place's index is the same in both lists, then the
 * symbol fields, so that both kinds are told by their index alone.
 */
export const FIELDS: readonly Field[] = [
  ...PLACES,
  ...SYMBOL_FIELDS,
  ...PATH_FIELDS.filter(({ symbol }) => !symbol).map(({ name }) => name),
];

/** Whether a field is one of the nine places. */
export const isPlace = (field: Field): field is Place => PLACES.some((place) => place === field);
/** Whether a field is one of the seven places with cards. */
export const isMagic = (field: Field): field is MagicPlace =>
  isPlace(field) && field !== 'life' && field !== 'labyrinth';
/** Whether a field has a symbol. */
export const isSymbolField = (field: Field): boolean => SYMBOL_FIELDS.includes(field);

/** The fields one step away. */
export const NEIGHBOURS: ReadonlyMap<Field, readonly Field[]> = neighbours();

function neighbours(): Map<Field, Field[]> {
  const map = new Map<Field, Field[]>(FIELDS.map((field) => [field, []]));
  for (const link of LINKS) {
    const way = [link.a, ...PATH_FIELDS.filter((field) => field.link === link).map(({ name }) => name), link.b];
    for (const [index, field] of way.slice(1).entries()) {
      map.get(field)?.push(way[index]!);
      map.get(way[index]!)?.push(field);
    }
  }
  return map;
}
