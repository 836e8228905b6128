import { expect, it } from 'vitest';
import { gameKey, StepRandom } from './fairness.ts';
import { FastRandom, type Random } from './random.ts';

/** Pearson's statistic over `bound` equally likely outcomes. */
const chiSquare = (random: Random, bound: number, draws: number): number => {
  const counts = new Array<number>(bound).fill(0);
  for (let draw = 0; draw < draws; draw++) counts[random.below(bound)]! += 1;
  const expected = draws / bound;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

it.each([
  ['FastRandom', new FastRandom('even')],
  ['StepRandom', new StepRandom(gameKey('toy', '00'.repeat(32), []), 0)],
])('%s draws evenly from a range', (_name, random) => {
  for (const bound of [2, 3, 4, 27, 47]) {
    const mean = bound - 1;
    expect(chiSquare(random, bound, 20_000)).toBeLessThan(mean + 6 * Math.sqrt(2 * mean));
  }
});

it('FastRandom repeats itself for a seed and differs between seeds', () => {
  const draw = (seed: string): number[] => {
    const random = new FastRandom(seed);
    return Array.from({ length: 20 }, () => random.below(1_000));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});
