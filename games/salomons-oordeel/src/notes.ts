import type { Seat } from '@wunderkammer/kernel';
import type { Fact } from './deduce.ts';
import { knownStones } from './outlook.ts';
import { facesOf, stoneIndex } from './stones.ts';
import {
  COLOURS,
  type Colour,
  DIGIT_FACES,
  type Face,
  facesIn,
  type Place,
  type Seen,
  STONES,
  type Stone,
  type View,
} from './vocabulary.ts';

/** What somebody has noted of one opponent. */
export interface Notes {
  /** Whether a row has a colour. */
  readonly row: (row: number, colour: Colour) => Fact;
  /** Whether a column has a digit. */
  readonly column: (column: number, face: Face) => Fact;
  /** Whether a stone stands in a cell. */
  readonly cell: (place: Place, stone: Stone) => Fact;
}

/** Whether notes rule a stone out for a cell: crossed out there or on its line, or another ticked for the line (SO-4). */
export const isNotedOut = (notes: Notes, place: Place, stone: Stone): boolean => {
  const { colour, face } = facesOf(stone);
  const [row, column] = place;
  if (notes.cell(place, stone) === 'no' || notes.row(row, colour) === 'no') return true;
  if (COLOURS.some((other) => other !== colour && notes.row(row, other) === 'yes')) return true;
  // An eye stands in any column, whatever is noted for it (SO-5).
  if (face === 'Eye') return false;
  if (notes.column(column, face) === 'no') return true;
  return DIGIT_FACES.some((other) => other !== face && notes.column(column, other) === 'yes');
};

/**
 * The stones that a hidden one can still be: by what follows from the game (`possible`, as bits), or without that by what
 * lies open for whoever looks; less those that their notes rule out.
 */
export const candidatesAt = (
  view: View,
  notes: Notes,
  place: Place,
  possible: number | undefined,
): readonly Stone[] => {
  const faces = facesIn(view.options.variant);
  const known = knownStones(view);
  const can = (stone: Stone): boolean =>
    possible === undefined ? !known.has(stone) : ((possible >> stoneIndex(stone)) & 1) === 1;
  return STONES.filter(
    (stone) => faces.includes(facesOf(stone).face) && can(stone) && !isNotedOut(notes, place, stone),
  );
};

/** Why a hidden stone is not a certain one. */
export type WhyOut =
  /** It is one's own, or lies open: each exists once (SO-1). */
  | { readonly type: 'own' | 'open' }
  /** It was named there, and that was wrong (SO-9). */
  | { readonly type: 'named'; readonly entry: number }
  /** With it there, no arrangement would come out with the stones that are left (SO-4). */
  | { readonly type: 'lines' };

/** Why a stone that is ruled out for a cell is: the nearest reason. */
export const whyOut = (view: View, log: readonly Seen[], at: Seat, [row, col]: Place, stone: Stone): WhyOut => {
  const known = knownStones(view).get(stone);
  if (known !== undefined) return { type: known };
  const entry = log.findIndex(
    (seen) =>
      seen.type === 'guess' &&
      !seen.right &&
      seen.at === at &&
      seen.row === row &&
      seen.col === col &&
      seen.stone === stone,
  );
  return entry < 0 ? { type: 'lines' } : { type: 'named', entry };
};
