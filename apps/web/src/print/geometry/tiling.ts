import {
  areaOf,
  type Format,
  fitted,
  type Paper,
  type Rect,
  type Size,
  sizeOf,
  turned,
  upright,
  within,
} from './paper.ts';

/** How far a sheet reaches under its neighbour, to be glued there. */
export const OVERLAP = 10;
/** Room for marks round the picture. */
export const MARKS = 4;
/** A board that does not fit on one sheet is made of two by two. */
const ACROSS = 2;

/** A part of the board on a sheet of its own. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  /** What of the board is on it. */
  readonly part: Rect;
  /** Where that lies on the sheet. */
  readonly at: Rect;
  /** How far it reaches under the sheet to its right, and under the one below. */
  readonly under: { readonly right: number; readonly below: number };
}

export interface TiledBoard {
  readonly format: Format;
  /** The board when it is put together. */
  readonly size: Size;
  readonly tiles: readonly Tile[];
}

/** One sheet, if it is large paper; else so many that the board becomes about as large. */
const acrossOn = (paper: Paper): number => (paper === 'a3' || paper === 'a2' ? 1 : ACROSS);

/** A board of this shape as large as the paper allows. */
export const tileBoard = (shape: Size, paper: Paper): TiledBoard => {
  const format = shape.width > shape.height ? turned(paper) : upright(paper);
  const sheet = sizeOf(format);
  const room = within(areaOf(sheet), MARKS);
  const across = acrossOn(paper);
  const overlap = across > 1 ? OVERLAP : 0;
  const total = (length: number): number => across * (length - overlap) + overlap;
  const size = fitted(shape, { width: total(room.width), height: total(room.height) });
  // All sheets are equally full: each but the last shows less of the board than it carries.
  const stepOf = (length: number): number => (length - overlap) / across;
  const step = { width: stepOf(size.width), height: stepOf(size.height) };
  const tiles = Array.from({ length: across * across }, (_, index): Tile => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const under = {
      right: column < across - 1 ? overlap : 0,
      below: row < across - 1 ? overlap : 0,
    };
    const part = {
      x: column * step.width,
      y: row * step.height,
      width: step.width + overlap,
      height: step.height + overlap,
    };
    const at = {
      ...part,
      x: room.x + (room.width - part.width) / 2,
      y: room.y + (room.height - part.height) / 2,
    };
    return { column, row, part, at, under };
  });
  return { format, size, tiles };
};
