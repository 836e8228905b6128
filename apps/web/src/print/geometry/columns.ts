/** Something in a column of text: how high it is, and whether it must not stand at the foot, away from what follows. */
export interface Flowing {
  readonly height: number;
  readonly keepsWithNext: boolean;
}

/** Puts what follows one another into columns of a height; what is higher than a column has one of its own. */
export const fillColumns = <T extends Flowing>(things: readonly T[], height: number): readonly (readonly T[])[] => {
  const columns: T[][] = [];
  let left = 0;
  for (let index = 0; index < things.length; ) {
    // A heading and what it is the heading of.
    let end = index;
    while (things[end]!.keepsWithNext && end + 1 < things.length) end++;
    const together = things.slice(index, end + 1);
    const needed = together.reduce((sum, thing) => sum + thing.height, 0);
    if (columns.length === 0 || needed > left) {
      columns.push([]);
      left = height;
    }
    columns.at(-1)!.push(...together);
    left -= needed;
    index = end + 1;
  }
  return columns;
};

/** By how much columns are made less high at a time, to see whether they still hold everything. */
const STEP = 0.01;

/** Puts things into at most so many columns, none much fuller than it has to be: the last is not left with a line or two. */
export const evenColumns = <T extends Flowing>(
  things: readonly T[],
  height: number,
  count: number,
): readonly (readonly T[])[] => {
  let even = fillColumns(things, height);
  for (let share = 1 - STEP; share > 0; share -= STEP) {
    const lower = fillColumns(things, height * share);
    if (lower.length > count) break;
    even = lower;
  }
  return even;
};
