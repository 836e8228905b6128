import { takenBackIn } from '@wunderkammer/testkit';
import { expect, it } from 'vitest';
import { fixtures } from './fixtures.ts';

it('lets every decision be taken back that leaves the next one to the same player and no wand in the air', () => {
  expect(takenBackIn(fixtures, 4)).toEqual([
    'choose',
    'decline',
    'jump',
    'leap',
    'remain',
    'stand',
    'stay',
    'take',
    'walk',
  ]);
});
