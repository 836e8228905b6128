import { takenBackIn } from '@wunderkammer/testkit';
import { expect, it } from 'vitest';
import { fixtures } from './fixtures.ts';

it('lets an arrangement be taken back as long as others arrange, and nothing that shows a stone', () => {
  expect(takenBackIn(fixtures, 4)).toEqual(['arrange']);
});
