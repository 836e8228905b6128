import { expect, it } from 'vitest';
import { balance } from './balance.ts';

it('a card counts by its wing, its row or its stone', () => {
  const [cards] = balance.fortunes!;
  const hands = [
    ['fire', 'row7'],
    ['air', 'stone1'],
  ] as const;
  expect(cards!.read([{ by: 'chance', type: 'deal', hands }])).toEqual([11, 2]);
});
