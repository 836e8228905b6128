import { FIELDS, PATH_FIELDS } from '../../../games/drei-magier/src/board.ts';
import { CARDS, type Figures, STONES } from '../../../games/drei-magier/src/figures.ts';
import { type Field, PLACES, type Place } from '../../../games/drei-magier/src/vocabulary.ts';

/* Upside down the board is the same: what is learnt of one half holds for the other. */

const TURNED: Readonly<Record<Place, Place>> = {
  forest: 'sun',
  house: 'mill',
  tower: 'moon',
  castle: 'castle',
  life: 'life',
  labyrinth: 'labyrinth',
  sun: 'forest',
  mill: 'house',
  moon: 'tower',
};

const turnedField = (field: Field): Field => {
  const place = PLACES.find((own) => own === field);
  if (place !== undefined) return TURNED[place];
  const path = PATH_FIELDS.find(({ name }) => name === field);
  if (path === undefined) throw new Error(`no field ${field}`);
  const [a, b] = [TURNED[path.link.a], TURNED[path.link.b]];
  return PLACES.indexOf(a) < PLACES.indexOf(b) ? `${a}-${b}-${path.k}` : `${b}-${a}-${path.link.fields + 1 - path.k}`;
};

const MIRROR = FIELDS.map((field) => FIELDS.indexOf(turnedField(field)));

/** The same table upside down. */
export const mirrored = (figures: Figures): Figures =>
  figures.map((cell, index) => {
    if (index >= STONES) return cell;
    if (index < CARDS) return MIRROR[cell]!;
    return PLACES.reduce((mask, _, place) => mask | (((cell >> place) & 1) << MIRROR[place]!), 0);
  });
