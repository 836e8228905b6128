import { FastRandom } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { estimate, logLikelihoodRatio, SURE, t95, verdictOf } from './statistics.ts';

it.each([
  [4, 2.776],
  [10, 2.228],
  [30, 2.042],
  [1000, 1.962],
])('Student’s t for %d degrees of freedom is that of the tables', (freedom, expected) => {
  expect(Math.abs(t95(freedom) - expected)).toBeLessThan(0.02);
});

describe('an estimate', () => {
  it('is the mean and its interval, by hand', () => {
    // Mean 0.5; squares 0.25 + 0.25 + 0 + 0 = 0.5, over 3, over 4, its root, times 3.182 of the tables.
    const { mean, margin } = estimate([0, 1, 0.5, 0.5]);
    expect(mean).toBe(0.5);
    expect(margin).toBeCloseTo(3.182 * Math.sqrt(0.5 / 3 / 4), 1);
  });

  it('takes equal values for no proof, and one value for none at all', () => {
    expect(estimate([1, 1, 1, 1, 1, 1])).toEqual({ mean: 1, margin: 0.5 });
    expect(estimate(Array.from({ length: 30 }, () => 0.1 + 0.2 - 0.2)).margin).toBe(0.1);
    expect(estimate([1]).margin).toBe(Number.POSITIVE_INFINITY);
  });

  it('holds the truth about nineteen times in twenty', () => {
    const random = new FastRandom('coverage');
    let held = 0;
    for (let round = 0; round < 1000; round++) {
      const { mean, margin } = estimate(Array.from({ length: 30 }, () => random.below(3) / 2));
      held += Number(Math.abs(mean - 0.5) <= margin);
    }
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(975);
  });
});

describe('the sequential test', () => {
  const test = { fair: 0.5, margin: 0.1 };

  it('is the logarithm of the ratio, by hand', () => {
    // Mean 0.75, squares 8 · 0.0625 = 0.5, and 0.25 for the block that is added: 0.75 over 8.
    const shares = [1, 0.5, 1, 0.5, 1, 0.5, 1, 0.5];
    expect(logLikelihoodRatio(shares, test)).toBeCloseTo((8 * 0.1 * (0.75 - 0.55)) / (0.75 / 8), 10);
    expect(logLikelihoodRatio(shares.slice(1), test)).toBe(0);
  });

  it('says so at Wald’s bounds', () => {
    expect(SURE).toBeCloseTo(2.944, 3);
    expect([-3, -2, 0, 2, 3].map(verdictOf)).toEqual(['not better', 'open', 'open', 'open', 'better']);
  });

  /** How often the test calls somebody better whose chance to win a game is this. */
  const calledBetter = (chance: number): number => {
    const random = new FastRandom(`sprt ${chance}`);
    const win = (): number => Number(random.below(1000) < 1000 * chance);
    let better = 0;
    for (let round = 0; round < 200; round++) {
      const shares: number[] = [];
      while (verdictOf(logLikelihoodRatio(shares, test)) === 'open') shares.push((win() + win()) / 2);
      better += Number(verdictOf(logLikelihoodRatio(shares, test)) === 'better');
    }
    return better / 200;
  };

  it('is wrong about once in twenty times either way', () => {
    expect(calledBetter(0.5)).toBeLessThan(0.1);
    expect(calledBetter(0.6)).toBeGreaterThan(0.9);
  });
});
