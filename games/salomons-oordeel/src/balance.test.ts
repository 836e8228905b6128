import { expect, it } from 'vitest';
import { balance } from './balance.ts';

it('eyes are counted, digits are not', () => {
  const [eyes] = balance.fortunes!;
  const hands = [['redEye', 'blueEye'], ['red1']] as const;
  expect(eyes!.read([{ by: 'chance', type: 'deal', hands }])).toEqual([2, 0]);
});

it('everything that can be agreed on goes with everything else, and protection with more than two', () => {
  const labels = (seats: number): readonly string[] => balance.variants!(seats).map(({ label }) => label);
  expect(labels(2)).toEqual(['easy', 'opening only', 'easy, opening only']);
  expect(labels(3)).toEqual([
    ...labels(2),
    'protection',
    'easy, protection',
    'opening only, protection',
    'easy, opening only, protection',
  ]);
  expect(balance.variants!(3).at(-1)!.options).toEqual({ variant: 'easy', openOnly: true, protection: true });
});
