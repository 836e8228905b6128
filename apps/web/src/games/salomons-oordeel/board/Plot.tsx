import type { Seat } from '@wunderkammer/kernel';
import { cellName, ROWS } from '@wunderkammer/salomons-oordeel/pieces';
import { memo, type ReactNode } from 'react';
import { shortened } from '../../../ui/shortened.ts';
import { EDGE, STONE_HEIGHT, STONE_WIDTH } from '../stones/Stone.tsx';
import styles from './Board.module.css';
import {
  CELL_HEIGHT,
  CELL_WIDTH,
  cellCentre,
  gridHeight,
  gridWidth,
  LETTERS,
  NUMBERS,
  type Point,
} from './geometry.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The cloth's stitched lines, with letters for the rows and numbers for the columns: one text each, letter by letter in its place. */
export const GridLines = memo(({ columns }: { columns: number }) => {
  const width = gridWidth(columns);
  const lines = [
    ...upTo(columns - 1).map((col) => `M${(col + 1) * CELL_WIDTH} 0V${gridHeight}`),
    ...upTo(ROWS - 1).map((row) => `M0 ${(row + 1) * CELL_HEIGHT}H${width}`),
  ];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus
    <g className={styles['lines']} aria-hidden="true">
      <rect className={styles['gridEdge']} width={width} height={gridHeight} rx="4" />
      <path className={styles['grid']} d={lines.join('')} />
      <text
        className={styles['label']}
        x={upTo(columns)
          .map((col) => cellCentre(0, col).x)
          .join(' ')}
        y={-NUMBERS / 2}
      >
        {upTo(columns)
          .map((col) => cellName(0, col).charAt(1))
          .join('')}
      </text>
      <text
        className={styles['label']}
        x={upTo(ROWS)
          .map(() => -LETTERS / 2)
          .join(' ')}
        y={upTo(ROWS)
          .map((row) => cellCentre(row, 0).y)
          .join(' ')}
      >
        {upTo(ROWS)
          .map((row) => cellName(row, 0).charAt(0))
          .join('')}
      </text>
    </g>
  );
});

const PLATE_HEIGHT = 30;
/** More letters would run into the number of hidden stones. */
const NAME_LETTERS = 17;

/** The outline of a shield, for whoever may not be pointed at. */
export const SHIELD = 'M0-11C4-8 8-8 10-8V1C10 7 5 11 0 13C-5 11-10 7-10 1V-8C-8-8-4-8 0-11z';

interface PlateProps {
  readonly name: string;
  readonly status: string;
  readonly columns: number;
  readonly shielded: boolean;
}

/** The owner's name on a plate above the cells. */
export const Plate = ({ name, status, columns, shielded }: PlateProps) => {
  const width = LETTERS + gridWidth(columns);
  return (
    <g className={styles['nameplate']} transform={`translate(${-LETTERS} ${-NUMBERS - PLATE_HEIGHT - 2})`}>
      <rect className={styles['plate']} width={width} height={PLATE_HEIGHT} rx="5" />
      <text className={styles['name']} x="12" y={PLATE_HEIGHT / 2 - 0.5}>
        {shortened(name, NAME_LETTERS)}
      </text>
      <text className={styles['status']} x={width - (shielded ? 38 : 12)} y={PLATE_HEIGHT / 2 + 1}>
        {status}
      </text>
      {shielded && (
        <path className={styles['shield']} transform={`translate(${width - 20} ${PLATE_HEIGHT / 2 - 1})`} d={SHIELD} />
      )}
    </g>
  );
};

interface CellRingProps {
  readonly at: Point;
  readonly className: string;
}

/** The outline of a stone, around the middle of a cell. */
export const ringAround = ({ x, y }: Point) => ({
  x: x - STONE_WIDTH / 2 - 3,
  y: y - (STONE_HEIGHT + EDGE) / 2 - 3,
  width: STONE_WIDTH + 6,
  height: STONE_HEIGHT + EDGE + 6,
  rx: 9,
});

export const CellRing = ({ at, className }: CellRingProps) => <rect className={className} {...ringAround(at)} />;

interface PlotProps {
  readonly at: Point;
  readonly columns: number;
  readonly seat?: Seat;
  readonly turn?: boolean;
  readonly out?: boolean;
  readonly plate?: ReactNode;
  readonly children: ReactNode;
}

/** One player's part of the table. */
export const Plot = ({ at, columns, seat, turn = false, out = false, plate, children }: PlotProps) => (
  <g
    className={styles['plot']}
    transform={`translate(${at.x} ${at.y})`}
    data-turn={turn}
    data-out={out}
    data-spot={seat === undefined ? undefined : `arrangement:${seat}`}
  >
    {plate}
    <GridLines columns={columns} />
    {children}
  </g>
);

/** Stones that do not stand yet: a loose heap, or neat rows once they are ready. */
export const heapPlaces = (
  count: number,
  columns: number,
  neat: boolean,
): readonly (Point & { readonly turn: number })[] =>
  upTo(count).map((index) => {
    const perRow = Math.ceil(count / 2);
    const inRow = index % perRow;
    const middle = { x: gridWidth(columns) / 2, y: gridHeight / 2 };
    const wobble = neat ? 0 : ((index * 37) % 11) - 5;
    return {
      x: middle.x + (inRow - (perRow - 1) / 2) * 56 + wobble,
      y: middle.y + (index < perRow ? -36 : 36) + wobble * 1.6,
      turn: neat ? 0 : ((index * 53) % 25) - 12,
    };
  });
