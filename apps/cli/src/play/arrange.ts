import type { Random, Seat } from '@wunderkammer/kernel';
import {
  COLOURS,
  type Colour,
  FACES,
  type Face,
  facesOf,
  type Placed,
  type Stone,
} from '@wunderkammer/salomons-oordeel';

/** The grid to arrange in (SO-4). */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** What has been decided of an arrangement so far. */
export interface Plan {
  readonly rows: ReadonlyMap<Colour, number>;
  readonly columns: ReadonlyMap<Face, number>;
  /** The columns of the eyes, by colour. */
  readonly eyes: ReadonlyMap<Colour, number>;
}

export const EMPTY_PLAN: Plan = { rows: new Map(), columns: new Map(), eyes: new Map() };

/** The next thing to decide about a hand: a colour's row, a digit's column, or an eye's column. */
export type Gap =
  | { readonly type: 'row'; readonly colour: Colour; readonly free: readonly number[] }
  | { readonly type: 'column'; readonly face: Face; readonly free: readonly number[] }
  | { readonly type: 'eye'; readonly colour: Colour; readonly free: readonly number[] };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Where the stones stand of which row and column are decided. */
export const placedStones = (hand: readonly Stone[], { rows, columns, eyes }: Plan): Placed[] =>
  hand.flatMap((stone): Placed[] => {
    const { colour, face } = facesOf(stone);
    const row = rows.get(colour);
    const column = face === 'Eye' ? eyes.get(colour) : columns.get(face);
    return row === undefined || column === undefined ? [] : [[stone, row, column]];
  });

/** What is still to be decided, rows first; nothing when the arrangement is complete. */
export const nextGap = (hand: readonly Stone[], plan: Plan, grid: Grid): Gap | undefined => {
  const held = hand.map(facesOf);
  const colour = COLOURS.find((own) => held.some((stone) => stone.colour === own) && !plan.rows.has(own));
  if (colour !== undefined) {
    const taken = [...plan.rows.values()];
    return { type: 'row', colour, free: upTo(grid.rows).filter((row) => !taken.includes(row)) };
  }
  const face = FACES.find((own) => own !== 'Eye' && held.some((stone) => stone.face === own) && !plan.columns.has(own));
  if (face !== undefined) {
    const taken = [...plan.columns.values()];
    return { type: 'column', face, free: upTo(grid.columns).filter((column) => !taken.includes(column)) };
  }
  const eye = held.find((stone) => stone.face === 'Eye' && !plan.eyes.has(stone.colour));
  if (eye === undefined) return undefined;
  const row = plan.rows.get(eye.colour);
  const taken = placedStones(hand, plan).flatMap(([, ofRow, column]) => (ofRow === row ? [column] : []));
  return { type: 'eye', colour: eye.colour, free: upTo(grid.columns).filter((column) => !taken.includes(column)) };
};

/** The plan with a gap filled. */
export const fill = (plan: Plan, gap: Gap, line: number): Plan => {
  switch (gap.type) {
    case 'row':
      return { ...plan, rows: new Map([...plan.rows, [gap.colour, line]]) };
    case 'column':
      return { ...plan, columns: new Map([...plan.columns, [gap.face, line]]) };
    case 'eye':
      return { ...plan, eyes: new Map([...plan.eyes, [gap.colour, line]]) };
  }
};

/** An evenly random arrangement of a hand: lines are free of each other, and so are the eyes, each on its own row. */
export const randomPlan = (hand: readonly Stone[], grid: Grid, random: Random): Plan => {
  let plan = EMPTY_PLAN;
  for (let gap = nextGap(hand, plan, grid); gap !== undefined; gap = nextGap(hand, plan, grid)) {
    plan = fill(plan, gap, gap.free[random.below(gap.free.length)]!);
  }
  return plan;
};

/** The step of a complete plan, with its stones in the order of the hand. */
export const arrangeStep = (
  by: Seat,
  hand: readonly Stone[],
  plan: Plan,
): { readonly by: Seat; readonly type: 'arrange'; readonly cells: readonly Placed[] } => ({
  by,
  type: 'arrange',
  cells: placedStones(hand, plan),
});
