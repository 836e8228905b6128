import { FastRandom } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { placementOf, randomArrangement } from './arrangements.ts';
import { bitsOf } from './bits.ts';
import { Faces, type Site } from './possible-faces.ts';
import { ALL, rowMask, rowOf, stoneIndex } from './stones.ts';
import { allTruths, picture, stone } from './testing.ts';

/** Two hands that stand somehow; each stone may be itself or a few others. */
const someSites = (random: FastRandom): Site[] => {
  let bag = ALL.full;
  const dealt = (): number => {
    const own = bitsOf(bag)[random.below(bitsOf(bag).length)]!;
    bag &= ~(1 << own);
    return 1 << own;
  };
  return [1, 3].flatMap((seat) => {
    let hand = 0;
    for (let count = 0; count < 5; count++) hand |= dealt();
    return placementOf(randomArrangement(hand, 'full', random), hand).map(([own, cell]) => {
      let candidates = 1 << own;
      for (let count = 0; count < 4; count++) candidates |= 1 << random.below(30);
      return { seat, cell, candidates };
    });
  });
};

const drawn = (sites: readonly Site[], random: FastRandom, times: number): Map<string, number> => {
  const faces = new Faces(sites);
  const counts = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    const key = faces.draw(random).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Hidden stones of one seat as they stand in a picture, each of which may be any of these. */
const standing = (seat: number, text: string, candidates: number): Site[] =>
  picture(text).map(([, row, col]) => ({ seat, cell: row * 6 + col, candidates }));

const set = (...shorts: string[]): number => shorts.reduce((mask, own) => mask | (1 << stoneIndex(stone(own))), 0);

describe('faces for hidden stones', () => {
  it('[SO-4] [SO-5] are all that fit and nothing else, each as often as any other', () => {
    const random = new FastRandom('faces');
    let several = 0;
    for (let round = 0; round < 80; round++) {
      const sites = someSites(random);
      const truths = allTruths(sites).map((stones) => stones.join(' '));
      if (truths.length > 30) continue;
      if (truths.length > 1) several++;
      const times = 100 * truths.length;
      const counts = drawn(sites, random, times);
      expect([...counts.keys()].sort()).toEqual(truths.sort());
      for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(60);
    }
    expect(several).toBeGreaterThan(20);
  });

  it('[SO-4] share a colour along a row and a digit along a column, but for eyes', () => {
    const sites = standing(2, 'r1 r2 / y1', set('r1', 'r2', 'y1', 'y2', 'rE'));
    expect([...drawn(sites, new FastRandom('lines'), 400).keys()].sort()).toEqual(
      allTruths(sites)
        .map((stones) => stones.join(' '))
        .sort(),
    );
  });

  it('are even, too, where there are too many to list', () => {
    // One stone is one of five red ones or the yellow 1: by its colours alone it would be yellow every other time.
    const others = rowMask(2) | rowMask(3) | rowMask(4);
    const sites: Site[] = [
      { seat: 1, cell: 7, candidates: set('r1', 'r2', 'r3', 'r4', 'r5', 'y1') },
      ...[0, 2, 3].map((seat) => ({ seat, cell: 0, candidates: others })),
    ];
    const random = new FastRandom('many');
    const faces = new Faces(sites);
    let yellow = 0;
    for (let time = 0; time < 400; time++) {
      const [first, ...rest] = faces.draw(random);
      if (first === stoneIndex('yellow1')) yellow++;
      expect(new Set(rest).size).toBe(3);
    }
    expect(Math.abs(yellow - 67)).toBeLessThan(45);
  });

  it('are found where nearly every way ends dead', () => {
    // The last row of each can be red only, the row above red or yellow, and so on: one way in 120 to colour five rows.
    const upTo = (row: number): number =>
      Array.from({ length: 5 - row }, (_, colour) => rowMask(colour)).reduce((a, b) => a | b);
    const sites = [0, 1, 2, 3].flatMap((seat) =>
      [0, 1, 2, 3, 4].map((row): Site => ({ seat, cell: row * 6 + row, candidates: upTo(row) })),
    );
    const stones = new Faces(sites).draw(new FastRandom('dead ends'));
    expect(stones.map(rowOf)).toEqual([0, 1, 2, 3].flatMap(() => [4, 3, 2, 1, 0]));
    expect(new Set(stones).size).toBe(20);
  });

  it('are refused where nothing fits', () => {
    expect(() => new Faces(standing(1, 'r1 r2', set('r1')))).toThrow('nothing fits');
  });
});
