import { expect, it } from 'vitest';
import { COMPONENTS, WAND_SIDES } from './components.ts';

it('[DM-2] two of each of the seven cards are in the box', () => {
  expect(COMPONENTS.find(({ id }) => id === 'tarotCards')?.count).toBe(14);
});

it('[DM-5] the edges of a wand have no notch, one and two', () => {
  expect(WAND_SIDES.map(({ notches }) => notches).toSorted()).toEqual([0, 1, 2]);
});

it('[DM-6] the sides of a wand bear power, magic and fate', () => {
  expect(WAND_SIDES.map(({ symbol }) => symbol)).toEqual(['power', 'magic', 'fate']);
});

it('[DM-3] one board', () => {
  expect(COMPONENTS.find(({ id }) => id === 'board')?.count).toBe(1);
});

it('[DM-7] three mages, apprentices, wands and power stones', () => {
  const three = COMPONENTS.filter(({ count }) => count === 3).map(({ id }) => id);
  expect(three).toEqual(['mages', 'apprentices', 'wands', 'powerStones', 'plans']);
});
