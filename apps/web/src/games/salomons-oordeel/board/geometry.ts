import { allSeats, type Seat } from '@wunderkammer/kernel';
import { ROWS } from '@wunderkammer/salomons-oordeel/pieces';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CELL_WIDTH = 62;
export const CELL_HEIGHT = 70;
/** Room for the letters of the rows, the numbers of the columns, and the name above them. */
export const LETTERS = 30;
export const NUMBERS = 26;
const PLATE = 34;
/** The wooden frame and the baize inside it. */
export const FRAME = 20;
const MARGIN = FRAME + 20;
const GAP = 20;
/** The middle of the table: a strip below two players, or between the others. */
const STRIP = 96;

/** Where everything on the table is. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The left upper corner of each seat's cells. */
  readonly plots: readonly Point[];
  readonly columns: number;
  /** Where the eyes lie that had to make way, in the order in which they came. */
  readonly eyes: readonly Point[];
  /** Where a stone lies on its way from one player to another. */
  readonly passing: Point;
  readonly leftOver: Point;
  /** Their number, beside or below them. */
  readonly leftOverLabel: Point;
}

export const gridWidth = (columns: number): number => columns * CELL_WIDTH;
export const gridHeight = ROWS * CELL_HEIGHT;

/** The middle of a cell within its plot. */
export const cellCentre = (row: number, col: number): Point => ({
  x: (col + 0.5) * CELL_WIDTH,
  y: (row + 0.5) * CELL_HEIGHT,
});

export const plotCell = (plot: Point, row: number, col: number): Point => {
  const { x, y } = cellCentre(row, col);
  return { x: plot.x + x, y: plot.y + y };
};

/** What of the table is looked at. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

export const wholeTable = ({ width, height }: Layout): Frame => ({ x: 0, y: 0, width, height });

/** One plot from near by, with room above it for what is said about its first row; as broad for its height as the whole table. */
export const closeUp = ({ plots, columns, width, height }: Layout, seat: Seat): Frame => {
  const { x, y } = plots[seat]!;
  const above = PLATE + NUMBERS + GAP;
  const near = { width: LETTERS + gridWidth(columns) + GAP, height: above + gridHeight + GAP };
  const scale = Math.max(near.width / width, near.height / height);
  return {
    x: x + (gridWidth(columns) - LETTERS - width * scale) / 2,
    y: y - above - (height * scale - near.height) / 2,
    width: width * scale,
    height: height * scale,
  };
};

/** The cells of a plot with their letters and numbers, as parts of the table's height: how much of it, and where its middle is. */
export const partOf = ({ plots, height }: Layout, seat: Seat): { readonly part: number; readonly middle: number } => ({
  part: (gridHeight + NUMBERS + GAP / 2) / height,
  middle: (plots[seat]!.y + (gridHeight - NUMBERS) / 2) / height,
});

/** How far clockwise a seat is from the one in front: 0 is in front, 1 to the left. */
const distance = (seat: Seat, front: Seat, seats: number): number => (seat - front + seats) % seats;

const line = (from: Point, step: Point, count: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: from.x + index * step.x, y: from.y + index * step.y }));

/**
 * The table for so many players, seen by the one in front: that seat is always at the lower right, nearest to its tray. On an
 * upright phone two sit opposite each other, so that their stones are large enough for a finger.
 */
export const layoutOf = (seats: number, columns: number, front: Seat, isUpright = false): Layout => {
  const plotWidth = LETTERS + gridWidth(columns);
  const plotHeight = PLATE + NUMBERS + gridHeight;
  const corner = (x: number, y: number): Point => ({ x: x + LETTERS, y: y + PLATE + NUMBERS });
  const sit = (corners: readonly Point[]): Point[] =>
    allSeats(seats).map((seat) => corners[distance(seat, front, seats)]!);

  if (seats === 2 && isUpright) {
    const left = FRAME + 6;
    const width = 2 * left + plotWidth;
    const lower = left + plotHeight + STRIP;
    const middle = left + plotHeight + STRIP / 2;
    return {
      width,
      height: lower + plotHeight + left,
      columns,
      plots: sit([corner(left, lower), corner(left, left)]),
      eyes: line({ x: left + LETTERS, y: middle }, { x: 36, y: 0 }, ROWS),
      passing: { x: width / 2 + 16, y: middle },
      leftOver: { x: width - 130, y: middle },
      leftOverLabel: { x: 58, y: 0 },
    };
  }
  if (seats === 2) {
    const width = 2 * MARGIN + 2 * plotWidth + GAP;
    const height = MARGIN + plotHeight + STRIP + MARGIN;
    const middle = height - MARGIN - STRIP / 2 + 10;
    return {
      width,
      height,
      columns,
      plots: sit([corner(MARGIN + plotWidth + GAP, MARGIN), corner(MARGIN, MARGIN)]),
      // On a phone the lower right corner is under the magnifying glass.
      eyes: line({ x: MARGIN + LETTERS + 31, y: middle }, { x: CELL_WIDTH, y: 0 }, ROWS),
      passing: { x: width / 2 + GAP, y: middle },
      leftOver: { x: width / 2 + 180, y: middle },
      leftOverLabel: { x: 58, y: 0 },
    };
  }
  const width = 2 * MARGIN + 2 * plotWidth + STRIP + 2 * 4;
  const left = MARGIN;
  const right = width - MARGIN - plotWidth;
  const upper = MARGIN;
  const lower = MARGIN + plotHeight + GAP;
  const middle = width / 2;
  const height = lower + plotHeight + MARGIN;
  const corners =
    seats === 3
      ? [corner((width - plotWidth - LETTERS / 2) / 2, lower), corner(left, upper), corner(right, upper)]
      : [corner(right, lower), corner(left, lower), corner(left, upper), corner(right, upper)];
  return {
    width,
    height,
    columns,
    plots: sit(corners),
    eyes: line({ x: middle, y: upper + PLATE + NUMBERS + 20 }, { x: 0, y: 66 }, ROWS),
    passing: seats === 3 ? { x: right + plotWidth - 70, y: lower + 150 } : { x: middle, y: lower + 60 },
    leftOver: seats === 3 ? { x: left + 100, y: lower + 150 } : { x: middle, y: lower + 250 },
    leftOverLabel: { x: 0, y: 60 },
  };
};
