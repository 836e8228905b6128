import { FastRandom } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { placementOf, randomArrangement } from './arrangements.ts';
import { bitsOf } from './bits.ts';
import type { Site } from './possible-faces.ts';
import { possibleStones } from './stone-search.ts';
import { ALL, COLUMNS } from './stones.ts';
import { allTruths } from './testing.ts';
import type { Variant } from './vocabulary.ts';

const CELLS = 30;

/** Some stones that stand somehow; each may be itself or some others. */
const someSites = (random: FastRandom, variant: Variant, count: number, others: number): Site[] => {
  const playing = bitsOf(ALL[variant]);
  const some = (): number => 1 << playing[random.below(playing.length)]!;
  let hand = 0;
  while (bitsOf(hand).length < count) hand |= some();
  return placementOf(randomArrangement(hand, variant, random), hand).map(([own, cell]) => {
    let candidates = 1 << own;
    for (let other = 0; other < others; other++) candidates |= some();
    return { seat: 1, cell, candidates };
  });
};

/** What the search finds, and what trying everything finds, by cell. */
const found = (sites: readonly Site[], variant: Variant): readonly [searched: number[], tried: number[]] => {
  const hidden = sites.reduce((cells, { cell }) => cells | (1 << cell), 0);
  // What other cells could be must not matter.
  const candidates = new Int32Array(CELLS).fill(ALL[variant]);
  for (const site of sites) candidates[site.cell] = site.candidates;
  const tried = new Array<number>(CELLS).fill(0);
  for (const truth of allTruths(sites)) {
    for (const [index, stone] of truth.entries()) tried[sites[index]!.cell]! |= 1 << stone;
  }
  return [[...possibleStones(hidden, candidates, COLUMNS[variant])], tried];
};

describe('which stones a hidden cell can be', () => {
  it.each([
    ['full', 3, 30, 20],
    ['full', 5, 12, 60],
    ['full', 9, 4, 150],
    ['easy', 4, 15, 40],
    ['easy', 8, 5, 100],
  ] as const)(
    '[SO-4] [SO-5] is exactly what some arrangement has there (%s, %i cells)',
    (variant, count, others, rounds) => {
      const random = new FastRandom('stone search');
      for (let round = 0; round < rounds; round++) {
        const [searched, tried] = found(someSites(random, variant, count, others), variant);
        expect(searched).toEqual(tried);
      }
    },
  );
});
