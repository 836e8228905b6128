import { seat as seatOf } from '@wunderkammer/kernel';
import {
  type Arrangement,
  handSize,
  protectedSeat,
  ROWS,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel/pieces';
import type { CellMark, PlotNotes } from '../notebook/table-notes.ts';
import { BackStone, SecretStone } from '../stones/Stone.tsx';
import type { Words } from '../words/en.ts';
import { words as lazy } from '../words/index.ts';
import styles from './Board.module.css';
import { Cell } from './Cell.tsx';
import { CELL_HEIGHT, cellCentre, gridHeight, gridWidth, type Layout } from './geometry.ts';
import { NoteMarks } from './NoteMarks.tsx';
import { heapPlaces, Plate, Plot } from './Plot.tsx';
import { type CellOf, keyOf, moves, type Piece, sameCell } from './pieces.ts';
import { StandingStone } from './StandingStone.tsx';

/** What is being picked, shown on the table before it is done. */
interface Preview {
  readonly chosen?: CellOf | undefined;
  /** A line of which a cell is still to be picked. */
  readonly line?: { readonly seat: number; readonly row: number | undefined } | undefined;
  /** A stone as it would be called, at the chosen cell. */
  readonly named?: Stone | undefined;
  /** A stone as it would stand on the chosen cell. */
  readonly settling?: Stone | undefined;
}

/** What one can do with the cells of the table. */
export interface Pointing {
  readonly preview: Preview;
  readonly lit: (cell: CellOf) => boolean;
  readonly hinted: CellOf | undefined;
  readonly point: ((cell: CellOf) => void) | undefined;
}

interface ArrangementPlotProps extends Pointing {
  readonly view: View;
  /** The table as far as it has been shown. */
  readonly told: View;
  readonly arrangement: Arrangement;
  readonly name: string;
  readonly layout: Layout;
  readonly reveal: readonly View[] | undefined;
  /** What is noted of this seat's stones. */
  readonly notes: PlotNotes | undefined;
  /** The stones of this seat; those that move are drawn above everything. */
  readonly pieces: readonly Piece[];
}

const cellsOf = (seat: number, columns: number): CellOf[] =>
  Array.from({ length: ROWS * columns }, (_, index) => ({
    seat: seatOf(seat),
    row: Math.floor(index / columns),
    col: index % columns,
  }));

/** What the plate says of a player beside the name. */
const statusOf = ({ phase }: View, { arranged, hidden, out }: Arrangement, { board, players }: Words): string => {
  if (phase.type === 'deal') return '';
  if (phase.type === 'arrange') return board.arranging(arranged);
  if (out !== undefined) return board.out;
  return phase.type === 'over' ? players.won : board.hidden(hidden.length);
};

/** One player's name, cells and stones. */
export const ArrangementPlot = ({
  view,
  told,
  arrangement,
  name,
  layout,
  reveal,
  notes,
  pieces,
  preview,
  lit,
  hinted,
  point,
}: ArrangementPlotProps) => {
  const words = lazy.use();
  const { seat, arranged } = arrangement;
  const { columns } = layout;
  const known = told.arrangements[seat]!;
  const out = known.out !== undefined;
  const line = preview.line?.seat === seat ? preview.line : undefined;
  // A stone that is just being turned over needs no note.
  const isAtRest = ({ row, col }: CellMark): boolean =>
    pieces.some((piece) => sameCell(piece, { seat, row, col }) && piece.look.type === 'back' && !moves(piece));
  const settling = preview.chosen?.seat === seat ? preview.settling : undefined;
  return (
    <Plot
      at={layout.plots[seat]!}
      columns={columns}
      seat={seat}
      turn={told.turn.type === 'decision' ? told.turn.seats.includes(seat) : told.turn.type === 'over' && !out}
      out={out}
      plate={
        <Plate
          name={name}
          status={statusOf(told, known, words)}
          columns={columns}
          shielded={protectedSeat(told) === seat}
        />
      }
    >
      {line !== undefined && (
        <rect
          className={styles['lineLit']}
          y={(line.row ?? 0) * CELL_HEIGHT}
          width={gridWidth(columns)}
          height={line.row === undefined ? gridHeight : CELL_HEIGHT}
          rx="4"
        />
      )}
      {view.phase.type === 'arrange' && pieces.length === 0 && (
        <Heap view={view} reveal={reveal} seat={seat} neat={arranged} columns={columns} />
      )}
      {pieces
        .filter((piece) => !moves(piece) && !(settling !== undefined && sameCell(piece, preview.chosen)))
        .map((piece) => (
          <StandingStone
            key={keyOf(piece)}
            at={cellCentre(piece.row, piece.col)}
            look={piece.look}
            arrival={piece.arrival}
          />
        ))}
      {notes !== undefined && <NoteMarks notes={{ ...notes, cells: notes.cells.filter(isAtRest) }} />}
      {settling !== undefined && preview.chosen !== undefined && (
        <g className={styles['ghost']}>
          <StandingStone
            at={cellCentre(preview.chosen.row, preview.chosen.col)}
            look={{ type: 'open', stone: settling }}
          />
        </g>
      )}
      {cellsOf(seat, columns).map((cell) => {
        const chosen = sameCell(preview.chosen, cell);
        return (
          <Cell
            key={keyOf(cell)}
            cell={cell}
            light={chosen ? 'chosen' : sameCell(hinted, cell) ? 'hinted' : lit(cell) ? 'lit' : undefined}
            empty={!pieces.some((piece) => sameCell(piece, cell))}
            point={point}
          />
        );
      })}
    </Plot>
  );
};

interface HeapProps {
  readonly view: View;
  readonly reveal: readonly View[] | undefined;
  readonly seat: number;
  readonly neat: boolean;
  readonly columns: number;
}

/** A player's stones before they stand. */
const Heap = ({ view, reveal, seat, neat, columns }: HeapProps) => {
  const faces = reveal?.[seat]?.hand ?? [];
  return heapPlaces(handSize(view.options.variant, view.seats), columns, neat).map(({ x, y, turn }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stones of a heap are told apart by their places only
    <g key={index} transform={`translate(${x} ${y}) rotate(${turn})`}>
      {faces[index] === undefined ? <BackStone /> : <SecretStone stone={faces[index]} />}
    </g>
  ));
};
