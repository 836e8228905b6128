import { allSeats, type Seat } from '@wunderkammer/kernel';
import { candidatesAt, cellIndex, type SalomonsOordeelTypes, type Stone } from '@wunderkammer/salomons-oordeel/pieces';
import type { TableProps } from '../../game-ui.ts';
import type { CellOf } from '../board/pieces.ts';
import { notesOf } from './notes.ts';
import { type PlotNotes, plotNotes } from './table-notes.ts';
import { useDeductions } from './use-deductions.ts';

interface TableNotes {
  /** What the table shows of each opponent. */
  readonly plots: ReadonlyMap<Seat, PlotNotes>;
  readonly ruledOut: (cell: CellOf, stone: Stone) => boolean;
}

type Props = Pick<TableProps<SalomonsOordeelTypes>, 'log' | 'table' | 'viewer' | 'told' | 'notepad'>;

const NONE: TableNotes = { plots: new Map(), ruledOut: () => false };

/** The notes for the table to show; nothing where no aids were agreed on, or before all stones stand. */
export const useTableNotes = ({ log, table, viewer, told, notepad }: Props): TableNotes => {
  const stands = told.phase.type !== 'deal' && told.phase.type !== 'arrange';
  const deductions = useDeductions(log, table, viewer, stands && notepad?.automatic === true);
  if (notepad === undefined || viewer === 'watcher' || !stands) return NONE;
  return {
    plots: new Map(
      allSeats(table.seats)
        .filter((seat) => seat !== viewer)
        .map((seat) => [seat, plotNotes(told, seat, notesOf(notepad.marks, seat), deductions.of(seat))]),
    ),
    ruledOut: ({ seat, row, col }, stone) => {
      const possible = deductions.of(seat)?.possible[cellIndex(row, col)];
      return !candidatesAt(told, notesOf(notepad.marks, seat), [row, col], possible).includes(stone);
    },
  };
};
