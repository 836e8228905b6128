import type { Seat } from '@wunderkammer/kernel';
import type { Colour, Face, Fact, Notes, Place, Seen, Stone } from '@wunderkammer/salomons-oordeel/pieces';
import type { Marks } from '../../../table/source.ts';
import type { Jotting } from '../../game-ui.ts';

/** The keys of a person's own notes. */
export const rowKey = (seat: Seat, row: number, colour: Colour): string => `${seat}/row/${row}/${colour}`;
export const columnKey = (seat: Seat, column: number, face: Face): string => `${seat}/column/${column}/${face}`;
export const cellKey = (seat: Seat, [row, col]: Place, stone: Stone): string => `${seat}/cell/${row}/${col}/${stone}`;

const noted = (marks: Marks, key: string): Fact => {
  const value = marks[key];
  return value === 'yes' || value === 'no' ? value : undefined;
};

/** What a person has noted of an opponent. */
export const notesOf = (marks: Marks, seat: Seat): Notes => ({
  row: (row, colour) => noted(marks, rowKey(seat, row, colour)),
  column: (column, face) => noted(marks, columnKey(seat, column, face)),
  cell: (place, stone) => noted(marks, cellKey(seat, place, stone)),
});

/** Crossed out, then ticked, then clear again. */
export const nextNote = (fact: Fact): string => (fact === undefined ? 'no' : fact === 'no' ? 'yes' : '');

/** What an event says of the others' stones: one that was named wrongly is not there. */
export const jottings = (seen: Seen, viewer: Seat): readonly Jotting[] =>
  seen.type === 'guess' && !seen.right && seen.at !== viewer
    ? [[cellKey(seen.at, [seen.row, seen.col], seen.stone), 'no']]
    : [];
