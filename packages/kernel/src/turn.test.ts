import { expect, it } from 'vitest';
import { rankBy, rankOf } from './turn.ts';

it('ranks by standing, highest first, and lets those who are tied share a rank', () => {
  const ranking = rankBy([3, 7, 7, 1]);
  expect(ranking).toEqual([[1, 2], [0], [3]]);
  expect(ranking.map((_, group) => rankOf(ranking, group))).toEqual([1, 3, 4]);
});
