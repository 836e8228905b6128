import { ROWS } from '@wunderkammer/salomons-oordeel/pieces';
import {
  CELL_HEIGHT,
  CELL_WIDTH,
  cellCentre,
  FRAME,
  gridHeight,
  gridWidth,
  LETTERS,
  NUMBERS,
  type Point,
} from '../board/geometry.ts';

const MARGIN = FRAME + 20;
const GAP = 22;

/** The rack holds two stones a ledge: ten at most. */
const RACK_COLUMNS = 2;
const RACK_PADDING = 10;

/** The left upper corner of the cells. */
export const GRID: Point = { x: MARGIN + LETTERS, y: MARGIN + NUMBERS };

const rackLeft = (columns: number): number => GRID.x + gridWidth(columns) + GAP;

export const layoutOf = (columns: number) => {
  const rack = {
    x: rackLeft(columns),
    y: GRID.y - RACK_PADDING / 2,
    width: RACK_COLUMNS * CELL_WIDTH + 2 * RACK_PADDING,
    height: gridHeight + RACK_PADDING,
  };
  return { width: rack.x + rack.width + MARGIN, height: GRID.y + gridHeight + MARGIN, rack };
};

/** Where the stone with this number lies in the rack. */
export const rackPlace = (index: number, columns: number): Point => {
  const { x, y } = cellCentre(Math.floor(index / RACK_COLUMNS), index % RACK_COLUMNS);
  return { x: rackLeft(columns) + RACK_PADDING + x, y: GRID.y + y };
};

/** The cell under a point of the drawing. */
export const cellUnder = ({ x, y }: Point, columns: number): readonly [row: number, col: number] | undefined => {
  const row = Math.floor((y - GRID.y) / CELL_HEIGHT);
  const col = Math.floor((x - GRID.x) / CELL_WIDTH);
  return row >= 0 && row < ROWS && col >= 0 && col < columns ? [row, col] : undefined;
};

/** The ledges that the stones of the rack stand on. */
export const ledges = (columns: number): string => {
  const { rack } = layoutOf(columns);
  const ledge = (row: number): string =>
    `M${rack.x + RACK_PADDING} ${rackPlace(row * RACK_COLUMNS, columns).y + CELL_HEIGHT / 2}h${rack.width - 2 * RACK_PADDING}`;
  return Array.from({ length: ROWS }, (_, row) => ledge(row)).join('');
};

/** The middle of a cell in the drawing. */
export const gridPlace = (row: number, col: number): Point => {
  const { x, y } = cellCentre(row, col);
  return { x: GRID.x + x, y: GRID.y + y };
};
