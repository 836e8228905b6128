import { ROWS } from '@wunderkammer/salomons-oordeel/pieces';
import {
  CELL_HEIGHT,
  CELL_WIDTH,
  cellCentre,
  FRAME,
  type Frame,
  gridHeight,
  gridWidth,
  LETTERS,
  NUMBERS,
  type Point,
} from '../board/geometry.ts';

/** Where everything is while stones are set up. */
interface ArrangingLayout {
  readonly width: number;
  readonly height: number;
  /** The left upper corner of the cells. */
  readonly grid: Point;
  readonly rack: Frame;
  /** Where the stone with this number lies in the rack. */
  readonly rackPlace: (index: number) => Point;
  /** The middle of a cell in the drawing. */
  readonly gridPlace: (row: number, col: number) => Point;
  /** The cell under a point of the drawing. */
  readonly cellUnder: (point: Point) => readonly [row: number, col: number] | undefined;
  /** The ledges that the stones of the rack stand on. */
  readonly ledges: string;
}

/** The rack holds ten at most: two on each ledge beside the cells, or five under them on an upright phone. */
const MOST = 10;
const BESIDE = { margin: FRAME + 20, gap: 22, padding: 10, stones: 2 };
const BELOW = { margin: FRAME + 2, gap: 8, padding: 6, stones: 5 };

export const layoutOf = (columns: number, isUpright: boolean): ArrangingLayout => {
  const { margin, gap, padding, stones } = isUpright ? BELOW : BESIDE;
  const grid: Point = { x: margin + LETTERS, y: margin + NUMBERS };
  const ledges = MOST / stones;
  const size = {
    width: stones * CELL_WIDTH + 2 * padding,
    height: ledges * CELL_HEIGHT + (isUpright ? 2 * padding : padding),
  };
  const rack: Frame = isUpright
    ? { ...size, x: margin + (LETTERS + gridWidth(columns) - size.width) / 2, y: grid.y + gridHeight + gap }
    : { ...size, x: grid.x + gridWidth(columns) + gap, y: grid.y - padding / 2 };
  const rackPlace = (index: number): Point => {
    const { x, y } = cellCentre(Math.floor(index / stones), index % stones);
    return { x: rack.x + padding + x, y: rack.y + (isUpright ? padding : padding / 2) + y };
  };
  return {
    width: isUpright ? grid.x + gridWidth(columns) + margin : rack.x + rack.width + margin,
    height: isUpright ? rack.y + rack.height + margin : grid.y + gridHeight + margin,
    grid,
    rack,
    rackPlace,
    gridPlace: (row, col) => {
      const { x, y } = cellCentre(row, col);
      return { x: grid.x + x, y: grid.y + y };
    },
    cellUnder: ({ x, y }) => {
      const row = Math.floor((y - grid.y) / CELL_HEIGHT);
      const col = Math.floor((x - grid.x) / CELL_WIDTH);
      return row >= 0 && row < ROWS && col >= 0 && col < columns ? [row, col] : undefined;
    },
    ledges: Array.from(
      { length: ledges },
      (_, ledge) => `M${rack.x + padding} ${rackPlace(ledge * stones).y + CELL_HEIGHT / 2}h${rack.width - 2 * padding}`,
    ).join(''),
  };
};
