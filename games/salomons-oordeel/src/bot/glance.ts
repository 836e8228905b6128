import { colOf, EYE, rowOf, stoneIndex } from '../stones.ts';
import type { Arrangement, View } from '../vocabulary.ts';

/** What somebody sees who looks along the lines of one hidden cell: the stones it may be. */
export interface Glance {
  readonly cell: number;
  readonly stones: readonly number[];
}

/**
 * Reads an arrangement as one does at first sight: an open stone tells the colour of its row, and its digit that of
 * its column. What lies open or is one's own is not looked for; how lines depend on one another is not seen.
 */
export const glanceAt = ({ hidden, open }: Arrangement, taken: ReadonlySet<number>, all: number): Glance[] =>
  hidden.map(([row, col]) => {
    const inRow = open.find(([, at]) => at === row);
    const inColumn = open.find(([stone, , at]) => at === col && colOf(stoneIndex(stone)) !== EYE);
    const stones: number[] = [];
    for (let stone = 0; all >> stone !== 0; stone++) {
      if (((all >> stone) & 1) === 0 || taken.has(stone)) continue;
      if (inRow !== undefined && rowOf(stoneIndex(inRow[0])) !== rowOf(stone)) continue;
      if (inColumn !== undefined && colOf(stone) !== EYE && colOf(stoneIndex(inColumn[0])) !== colOf(stone)) continue;
      stones.push(stone);
    }
    return { cell: row * 6 + col, stones };
  });

/** The stones that a viewer sees with their faces. */
export const seenStones = ({ own, arrangements, middle }: View): ReadonlySet<number> =>
  new Set([
    ...own.map(([stone]) => stoneIndex(stone)),
    ...arrangements.flatMap(({ open }) => open.map(([stone]) => stoneIndex(stone))),
    ...middle.map(stoneIndex),
  ]);
