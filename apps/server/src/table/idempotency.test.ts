import { expect, it } from 'vitest';
import { IdempotencyKeys } from './idempotency.ts';

const asked = (count: number, who = 'Anna') => ({ who, id: `id-${count}` });

it('remembers everything that was done but a decision, for ever', () => {
  const requests = new IdempotencyKeys();
  for (let count = 0; count < 20_000; count++) {
    expect(requests.wasDone(asked(count))).toBe(false);
    requests.done(asked(count));
    requests.done(asked(count));
  }
  for (let count = 0; count < 20_000; count++) expect(requests.wasDone(asked(count))).toBe(true);
  expect(requests.wasDone(asked(0, 'Bert'))).toBe(false);
});

it('remembers the latest decisions of each person', () => {
  const requests = new IdempotencyKeys();
  requests.decided(asked(0, 'Bert'));
  for (let count = 0; count < 40; count++) requests.decided(asked(count));
  expect(requests.wasDecided(asked(0, 'Bert'))).toBe(true);
  expect([7, 8, 39, 40].map((count) => requests.wasDecided(asked(count)))).toEqual([false, true, true, false]);
});
