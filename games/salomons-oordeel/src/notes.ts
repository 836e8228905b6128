import type { Fact } from './deduce.ts';
import { facesOf } from './stones.ts';
import { COLOURS, type Colour, DIGIT_FACES, type Face, type Place, type Stone } from './vocabulary.ts';

/** What somebody has noted of one opponent. */
export interface Notes {
  readonly row: (row: number, colour: Colour) => Fact;
  readonly column: (column: number, face: Face) => Fact;
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
