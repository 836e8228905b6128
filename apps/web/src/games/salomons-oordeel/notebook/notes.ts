import type { Seat } from '@wunderkammer/kernel';
import {
  COLOURS,
  type Colour,
  FACES,
  type Face,
  type Fact,
  facesOf,
  type Stone,
} from '@wunderkammer/salomons-oordeel/pieces';
import type { Marks } from '../../../table/source.ts';

/** The keys of a person's own notes. */
export const rowKey = (seat: Seat, row: number, colour: Colour): string => `${seat}/row/${row}/${colour}`;
export const columnKey = (seat: Seat, column: number, face: Face): string => `${seat}/column/${column}/${face}`;
export const cellKey = (seat: Seat, row: number, col: number, stone: Stone): string =>
  `${seat}/cell/${row}/${col}/${stone}`;

export const DIGIT_FACES: readonly Face[] = FACES.filter((face) => face !== 'Eye');

export const noted = (marks: Marks, key: string): Fact => {
  const value = marks[key];
  return value === 'yes' || value === 'no' ? value : undefined;
};

/** Crossed out, then ticked, then clear again. */
export const nextNote = (fact: Fact): string => (fact === undefined ? 'no' : fact === 'no' ? 'yes' : '');

/** Whether a person's own notes rule a stone out for a cell: crossed out there or on its line, or another ticked for the line. */
export const notedOut = (marks: Marks, seat: Seat, row: number, col: number, stone: Stone): boolean => {
  const { colour, face } = facesOf(stone);
  if (noted(marks, cellKey(seat, row, col, stone)) === 'no') return true;
  if (noted(marks, rowKey(seat, row, colour)) === 'no') return true;
  if (COLOURS.some((other) => other !== colour && noted(marks, rowKey(seat, row, other)) === 'yes')) return true;
  // An eye stands in any column, whatever is noted for it.
  if (face === 'Eye') return false;
  if (noted(marks, columnKey(seat, col, face)) === 'no') return true;
  return DIGIT_FACES.some((other) => other !== face && noted(marks, columnKey(seat, col, other)) === 'yes');
};
