import type { Seat } from '@wunderkammer/kernel';
import {
  COLOURS,
  type Colour,
  candidatesAt,
  cellIndex,
  type Deduction,
  DIGIT_FACES,
  type Face,
  type Fact,
  type Notes,
  ROWS,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel/pieces';

/** How something is known: printed if it follows from the game, pencilled if it is a person's own note. */
type Hand = 'printed' | 'pencil';

export interface CellMark {
  readonly row: number;
  readonly col: number;
  /** What the stone can still be. */
  readonly stones: readonly Stone[];
  readonly hand: Hand;
}

/** What is noted of one opponent, to be drawn on the table: on rows, columns and stones. */
export interface PlotNotes {
  readonly rows: readonly { readonly row: number; readonly colour: Colour; readonly hand: Hand }[];
  readonly columns: readonly { readonly col: number; readonly face: Face; readonly hand: Hand }[];
  readonly cells: readonly CellMark[];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The one of a line that is known or noted to be so. */
const found = <T>(
  kinds: readonly T[],
  known: (index: number) => Fact,
  noted: (kind: T) => Fact,
): { readonly kind: T; readonly hand: Hand } | undefined => {
  const printed = kinds.find((_, index) => known(index) === 'yes');
  if (printed !== undefined) return { kind: printed, hand: 'printed' };
  const own = kinds.find((kind) => noted(kind) === 'yes');
  return own === undefined ? undefined : { kind: own, hand: 'pencil' };
};

export const plotNotes = (view: View, seat: Seat, notes: Notes, deduction: Deduction | undefined): PlotNotes => ({
  rows: upTo(ROWS).flatMap((row) => {
    const known = found(
      COLOURS,
      (colour) => deduction?.rows[row]?.[colour],
      (colour) => notes.row(row, colour),
    );
    return known === undefined ? [] : [{ row, colour: known.kind, hand: known.hand }];
  }),
  columns: upTo(view.columns).flatMap((col) => {
    const known = found(
      DIGIT_FACES,
      (digit) => deduction?.columns[col]?.[digit],
      (face) => notes.column(col, face),
    );
    return known === undefined ? [] : [{ col, face: known.kind, hand: known.hand }];
  }),
  cells: view.arrangements[seat]!.hidden.flatMap(([row, col]): CellMark[] => {
    const possible = deduction?.possible[cellIndex(row, col)];
    const all = candidatesAt(view, NOTHING, [row, col], possible);
    const stones = candidatesAt(view, notes, [row, col], possible);
    const isNoted = stones.length < all.length;
    // Without notes of one's own and without help there is nothing to tell of a stone.
    if (!isNoted && deduction === undefined) return [];
    return [{ row, col, stones, hand: isNoted ? 'pencil' : 'printed' }];
  }),
});

const NOTHING: Notes = { row: () => undefined, column: () => undefined, cell: () => undefined };
