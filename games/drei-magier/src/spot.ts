import { isPlace, PATH_FIELDS } from './board.ts';
import type { Field, Place } from './vocabulary.ts';

/** Where a field lies, as one would say it: a place, beside a place on the way to another, or the symbol field between. */
export type Spot =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'beside'; readonly place: Place; readonly towards: Place }
  | { readonly type: 'symbol'; readonly a: Place; readonly b: Place };

/** Where a field lies. */
export const spotOf = (field: Field): Spot => {
  if (isPlace(field)) return { type: 'place', place: field };
  const path = PATH_FIELDS.find(({ name }) => name === field);
  if (path === undefined) throw new Error(`no field ${field}`);
  const { a, b, fields } = path.link;
  if (path.symbol) return { type: 'symbol', a, b };
  return path.k <= fields / 2 ? { type: 'beside', place: a, towards: b } : { type: 'beside', place: b, towards: a };
};
