import { figuresOf, rulesOf } from '@wunderkammer/rulebook';
import { expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { loadFigures } from '../games/parts.ts';
import { bookOf } from './testing.ts';

it.each(GAMES)('every mark in the rulebook of $title has its drawing, and every drawing its mark', async ({ id }) => {
  const figures = await loadFigures(id);
  const marks = rulesOf(bookOf(id, 'en')).flatMap(figuresOf);
  expect(marks).not.toHaveLength(0);
  expect(Object.keys(figures).toSorted()).toEqual(marks.map(({ mark }) => mark).toSorted());
});
