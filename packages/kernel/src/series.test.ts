import { expect, it } from 'vitest';
import { seat } from './seat.ts';
import { standings } from './series.ts';
import type { Outcome } from './turn.ts';

const outcomes: Outcome[] = [
  { ranking: [[seat(1)], [seat(0)]], scores: [60, 84] },
  { ranking: [[seat(0), seat(1)]], scores: [50, 50] },
  { ranking: [[seat(1)], [seat(0)]], scores: [80, 90] },
];

it('adds points up where the game counts points', () => {
  expect(standings({ series: 'points' }, 2, outcomes)).toEqual({ totals: [190, 224], ranking: [[1], [0]] });
});

it('counts wins elsewhere, a shared first rank for each', () => {
  expect(standings({ series: 'wins' }, 2, outcomes)).toEqual({ totals: [1, 3], ranking: [[1], [0]] });
});

it('starts even', () => {
  expect(standings({ series: 'wins' }, 3, [])).toEqual({ totals: [0, 0, 0], ranking: [[0, 1, 2]] });
});
