import type { Random, RuleViolation } from '@wunderkammer/kernel';
import {
  cellIndex,
  colOf,
  type Place,
  type Placed,
  placementOf,
  randomArrangement,
  readPlacement,
  rowOf,
  type Stone,
  stoneAt,
  stoneIndex,
  type Variant,
  VIOLATIONS,
} from '@wunderkammer/salomons-oordeel';

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

const mask = (stones: readonly Stone[]): number => stones.reduce((set, stone) => set | (1 << stoneIndex(stone)), 0);

/** An evenly random legal arrangement. */
export const randomPlan = (hand: readonly Stone[], variant: Variant, random: Random): Plan => {
  const stones = mask(hand);
  return new Map(
    placementOf(randomArrangement(stones, variant, random), stones).map(([stone, cell]) => [
      stoneAt(stone),
      [rowOf(cell), colOf(cell)],
    ]),
  );
};

/** A line rule that some stones break, and which stones those are. */
export interface Clash {
  readonly violation: RuleViolation;
  readonly stones: readonly Stone[];
}

/** Why two stones cannot stand as they do, by the engine's own word; each rule for lines is about two stones. */
const clashOf = (one: readonly [Stone, Place], other: readonly [Stone, Place], variant: Variant) => {
  const pair = [one, other].map(([stone, [row, col]]) => [stoneIndex(stone), cellIndex(row, col)] as const);
  const read = readPlacement(pair, mask([one[0], other[0]]), variant);
  return typeof read === 'number' ? undefined : VIOLATIONS[read];
};

/** Everything that is amiss so far; what has not been laid yet breaks no rule. */
export const clashes = (plan: Plan, variant: Variant): readonly Clash[] => {
  const laid = [...plan];
  const found = new Map<RuleViolation, Set<Stone>>();
  for (const [index, one] of laid.entries()) {
    for (const other of laid.slice(index + 1)) {
      const violation = clashOf(one, other, variant);
      if (violation === undefined) continue;
      const stones = found.get(violation) ?? new Set();
      found.set(violation, stones.add(one[0]).add(other[0]));
    }
  }
  return [...found].map(([violation, stones]) => ({ violation, stones: [...stones] }));
};
