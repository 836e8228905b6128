import { seat as seatOf } from '@wunderkammer/kernel';
import {
  type Arrangement,
  cellName,
  handSize,
  ROWS,
  type Seen,
  type Stone,
  type View,
} from '@wunderkammer/salomons-oordeel/pieces';
import { BackStone, SecretStone } from '../stones/Stone.tsx';
import type { Words } from '../words/en.ts';
import { words as lazy } from '../words/index.ts';
import styles from './Board.module.css';
import { CELL_HEIGHT, CELL_WIDTH, cellCentre, gridHeight, gridWidth, type Layout } from './geometry.ts';
import { CellRing, heapPlaces, Plate, Plot } from './Plot.tsx';
import { type CellOf, type Piece, sameCell } from './pieces.ts';
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
  readonly arrangement: Arrangement;
  readonly name: string;
  readonly layout: Layout;
  readonly reveal: readonly View[] | undefined;
  readonly event: Seen | undefined;
  readonly version: number;
  readonly pieces: readonly Piece[];
}

const keyOf = ({ seat, row, col }: CellOf): string => `${seat}-${row}-${col}`;

const cellsOf = (seat: number, columns: number): CellOf[] =>
  Array.from({ length: ROWS * columns }, (_, index) => ({
    seat: seatOf(seat),
    row: Math.floor(index / columns),
    col: index % columns,
  }));

/** What the plate says of a player beside the name. */
const statusOf = ({ phase }: View, { arranged, hidden, out }: Arrangement, { board }: Words): string => {
  if (phase === 'deal') return '';
  if (phase === 'arrange') return board.arranging(arranged);
  return out === undefined ? board.hidden(hidden.length) : board.out;
};

/** One player's name, cells and stones. */
export const ArrangementPlot = (props: ArrangementPlotProps) => {
  const { view, arrangement, name, layout, reveal, pieces, preview } = props;
  const words = lazy.use();
  const { seat, arranged, out } = arrangement;
  const { columns } = layout;
  const acts = view.turn.type === 'decision' && view.turn.seats.includes(seat);
  const line = preview.line?.seat === seat ? preview.line : undefined;
  return (
    <Plot
      at={layout.plots[seat]!}
      columns={columns}
      seat={seat}
      turn={acts}
      out={out !== undefined}
      plate={
        <Plate
          name={name}
          status={statusOf(view, arrangement, words)}
          columns={columns}
          shielded={view.protected === seat}
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
      {view.phase === 'arrange' && pieces.length === 0 && (
        <Heap view={view} reveal={reveal} seat={seat} neat={arranged} columns={columns} />
      )}
      {cellsOf(seat, columns).map((cell) => (
        <Cell key={keyOf(cell)} {...props} cell={cell} piece={pieces.find((piece) => sameCell(piece, cell))} />
      ))}
    </Plot>
  );
};

interface CellProps extends ArrangementPlotProps {
  readonly cell: CellOf;
  readonly piece: Piece | undefined;
}

/** A cell with what stands on it, and a ring if one may point at it. */
const Cell = ({ cell, piece, version, event, preview, lit, hinted, point }: CellProps) => {
  const at = cellCentre(cell.row, cell.col);
  const chosen = sameCell(preview.chosen, cell);
  const settling = chosen ? preview.settling : undefined;
  return (
    <g className={styles['cell']} data-spot={`cell:${keyOf(cell)}`}>
      {settling !== undefined ? (
        <g className={styles['ghost']}>
          <StandingStone at={at} look={{ type: 'open', stone: settling }} />
        </g>
      ) : (
        piece !== undefined && <PieceOf piece={piece} version={version} event={event} />
      )}
      {lit(cell) && (
        <CellRing at={at} className={`${styles['ring']} ${piece === undefined ? styles['emptyRing'] : ''}`} />
      )}
      {chosen && <CellRing at={at} className={styles['chosen']!} />}
      {sameCell(hinted, cell) && !chosen && <CellRing at={at} className={styles['hint']!} />}
      {point !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the pointer; the tray offers the same to everybody
        <rect
          className={styles['target']}
          x={cell.col * CELL_WIDTH}
          y={cell.row * CELL_HEIGHT}
          width={CELL_WIDTH}
          height={CELL_HEIGHT}
          data-cell={cellName(cell.row, cell.col)}
          onClick={() => point(cell)}
        />
      )}
    </g>
  );
};

/** A stone on its cell; it shakes if it was called a wrong name. */
const PieceOf = ({ piece, version, event }: { piece: Piece; version: number; event: Seen | undefined }) => {
  const { seat, row, col, look, arrival } = piece;
  const shakes = event?.type === 'guess' && !event.right && event.at === seat && event.row === row && event.col === col;
  const moves = shakes || arrival !== undefined;
  return (
    <g key={moves ? version : 'still'} className={shakes ? styles['shaking'] : undefined}>
      <StandingStone at={cellCentre(row, col)} look={look} arrival={arrival} />
    </g>
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
