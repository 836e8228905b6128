import { figuresOf, rulesOf } from '@wunderkammer/rulebook';
import { expect, it } from 'vitest';
import { REGISTRY } from '../games/registry.ts';
import { bookOf } from './testing.ts';

const GAMES = Object.keys(REGISTRY) as (keyof typeof REGISTRY)[];

it.each(GAMES)('every mark in the rulebook of %s has its drawing, and every drawing its mark', async (game) => {
  const { default: figures } = await REGISTRY[game].figures();
  const marks = rulesOf(bookOf(game, 'en')).flatMap(figuresOf);
  expect(marks).not.toHaveLength(0);
  expect(Object.keys(figures).toSorted()).toEqual(marks.map(({ mark }) => mark).toSorted());
});
