import type { Random, RuleViolation } from '@wunderkammer/kernel';
import { placementOf, randomArrangement, readPlacement } from './arrangements.ts';
import { cellIndex, colOf, rowOf, stoneAt, stoneIndex } from './stones.ts';
import { VIOLATIONS } from './violations.ts';
import type { Placed, Stone, Variant } from './vocabulary.ts';

/* Setting up a hand before it is a decision, as the rules of arranging see it (SO-4, SO-5). */

const setOf = (stones: readonly Stone[]): number => stones.reduce((set, stone) => set | (1 << stoneIndex(stone)), 0);

/** An evenly random legal arrangement of a hand. */
export const randomCells = (hand: readonly Stone[], variant: Variant, random: Random): Placed[] => {
  const stones = setOf(hand);
  return placementOf(randomArrangement(stones, variant, random), stones).map(([stone, cell]) => [
    stoneAt(stone),
    rowOf(cell),
    colOf(cell),
  ]);
};

/** A line rule that some stones break, and which stones those are. */
export interface Clash {
  readonly violation: RuleViolation;
  readonly stones: readonly Stone[];
}

/** Why two stones cannot stand as they do; each rule for lines is about two stones. */
const clashOf = (one: Placed, other: Placed, variant: Variant): RuleViolation | undefined => {
  const pair = [one, other].map(([stone, row, col]) => [stoneIndex(stone), cellIndex(row, col)] as const);
  const read = readPlacement(pair, setOf([one[0], other[0]]), variant);
  return typeof read === 'number' ? undefined : VIOLATIONS[read];
};

/** Everything that is amiss among stones laid one to a cell; what has not been laid yet breaks no rule. */
export const clashes = (laid: readonly Placed[], variant: Variant): readonly Clash[] => {
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
