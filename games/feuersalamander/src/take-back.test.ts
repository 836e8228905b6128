import { takenBackIn } from '@wunderkammer/testkit';
import { expect, it } from 'vitest';
import { fixtures } from './fixtures.ts';

it('lets a move, a question not asked and a card laid off face down be taken back, and nothing that shows a hand or an answer', () => {
  expect(takenBackIn(fixtures, 4)).toEqual(['discard', 'exchange', 'move', 'pass']);
});
