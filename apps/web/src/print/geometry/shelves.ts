import { areaOf, type Rect, type Size } from './paper.ts';

const GAP = 3;

export interface Placed<T> {
  readonly thing: T;
  readonly at: Rect;
}

/** Lays things of many sizes on sheets, row by row and in their order, each row in the middle of its sheet. */
export const shelve = <T extends Size>(things: readonly T[], sheet: Size): readonly (readonly Placed<T>[])[] => {
  const area = areaOf(sheet);
  const rows: T[][] = [];
  for (const thing of things) {
    const row = rows.at(-1);
    const taken = row?.reduce((sum, { width }) => sum + width + GAP, 0) ?? 0;
    if (row !== undefined && taken + thing.width <= area.width + 1e-6) row.push(thing);
    else rows.push([thing]);
  }
  const sheets: Placed<T>[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const height = Math.max(...row.map((thing) => thing.height));
    if (y + height > area.y + area.height + 1e-6) {
      sheets.push([]);
      y = area.y;
    }
    let x = (sheet.width - row.reduce((sum, { width }) => sum + width + GAP, -GAP)) / 2;
    for (const thing of row) {
      sheets.at(-1)!.push({ thing, at: { x, y, width: thing.width, height: thing.height } });
      x += thing.width + GAP;
    }
    y += height + GAP;
  }
  return sheets;
};
