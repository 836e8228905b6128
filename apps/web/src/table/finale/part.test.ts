import { type Outcome, seat } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { partOf } from './part.ts';

const [anna, bert, cleo] = [seat(0), seat(1), seat(2)] as const;
const outcome: Outcome = { ranking: [[bert], [anna, cleo]], scores: [3, 7, 3] };

it('whoever won is told so, whoever did not is told otherwise, and nobody is addressed who only watches', () => {
  expect([anna, bert, cleo, 'watcher' as const].map((front) => partOf(outcome, front))).toEqual([
    'lost',
    'won',
    'lost',
    'watched',
  ]);
});

it('a victory that is shared is shared by each of them', () => {
  const shared: Outcome = { ranking: [[anna, cleo], [bert]], scores: [7, 3, 7] };
  expect([anna, bert, cleo].map((front) => partOf(shared, front))).toEqual(['shared', 'lost', 'shared']);
});
