import type { Place, Placed, Stone } from '@wunderkammer/salomons-oordeel/pieces';

/** Where stones have been laid so far; those that are missing are still in the rack. */
export type Plan = ReadonlyMap<Stone, Place>;

export const EMPTY_PLAN: Plan = new Map();

export const planOf = (cells: readonly Placed[]): Plan =>
  new Map(cells.map(([stone, row, col]) => [stone, [row, col]]));

/** The stones with their cells, in the order of the hand. */
export const placedOf = (plan: Plan, hand: readonly Stone[]): Placed[] =>
  hand.flatMap((stone): Placed[] => {
    const place = plan.get(stone);
    return place === undefined ? [] : [[stone, ...place]];
  });

export const stoneOn = (plan: Plan, row: number, col: number): Stone | undefined => {
  for (const [stone, place] of plan) if (place[0] === row && place[1] === col) return stone;
  return undefined;
};

/** Lays a stone on a cell; what lay there changes places with it, or goes back to the rack. */
export const lay = (plan: Plan, stone: Stone, row: number, col: number): Plan => {
  const other = stoneOn(plan, row, col);
  const from = plan.get(stone);
  const next = new Map(plan);
  if (other !== undefined && other !== stone) {
    if (from === undefined) next.delete(other);
    else next.set(other, from);
  }
  return next.set(stone, [row, col]);
};

export const takeBack = (plan: Plan, stone: Stone): Plan => new Map([...plan].filter(([own]) => own !== stone));
