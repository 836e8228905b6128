import { PAPERS, type Paper, type Rect, type Size } from '../geometry/paper.ts';

/** A page is half a sheet. */
export const pageOn = (paper: Paper): Size => ({ width: PAPERS[paper].height / 2, height: PAPERS[paper].width });

const SIDE = 11;
const TOP = 12;
const BOTTOM = 15;
const BETWEEN = 5;
export const COLUMNS = 2;

/** The columns of a page. */
export const columnsOn = ({ width, height }: Size): readonly Rect[] => {
  const column = (width - 2 * SIDE - (COLUMNS - 1) * BETWEEN) / COLUMNS;
  return Array.from({ length: COLUMNS }, (_, index) => ({
    x: SIDE + index * (column + BETWEEN),
    y: TOP,
    width: column,
    height: height - TOP - BOTTOM,
  }));
};
