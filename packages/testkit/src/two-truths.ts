import { FastRandom, type GameTypes, tableOf, type Viewer } from '@wunderkammer/kernel';
import type { Fixtures, TableHead } from './fixtures.ts';
import { otherTruth } from './possible.ts';
import { randomGame } from './simulation.ts';

/** The beginning of a game up to somebody's decision, and another one that a viewer could not tell from it. */
export interface TwoTruths<T extends GameTypes = GameTypes> {
  readonly truth: readonly T['Step'][];
  readonly other: readonly T['Step'][];
}

const ATTEMPTS = 20;
const FEWEST_STEPS = 12;
const MORE_STEPS = 60;

/** Undefined where none was found. */
export const twoTruths = <T extends GameTypes>(
  fixtures: Fixtures<T>,
  head: TableHead,
  viewer: Viewer,
  seed: string,
): TwoTruths<T> | undefined => {
  const table = tableOf(fixtures.game, head.seats, head.options);
  const random = new FastRandom(seed);
  const steps = randomGame(fixtures, head, seed);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let end = Math.min(steps.length - 1, FEWEST_STEPS + random.below(MORE_STEPS));
    // Chance that is due after the end would fall from another pile in the other truth, for all to see.
    while (steps[end]!.by === 'chance') end++;
    const truth = steps.slice(0, end);
    const other = otherTruth(fixtures.game, table, truth, viewer, random);
    if (other !== undefined) return { truth, other };
  }
  return undefined;
};
