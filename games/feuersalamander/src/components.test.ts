import { expect, it } from 'vitest';
import { COMPONENTS, STICKS } from './components.ts';

const count = (id: string): number | undefined => COMPONENTS.find((component) => component.id === id)?.count;

it('[FS-1] one board is in the box', () => {
  expect(count('board')).toBe(1);
});

it('[FS-2] 47 salamander cards are in the box', () => {
  expect(count('salamanderCards')).toBe(47);
});

it('[FS-3] two sticks have one to four pips, the third two salamanders and two tokens', () => {
  expect(count('sticks')).toBe(3);
  expect(STICKS.map((sides) => sides.map(({ shows }) => shows))).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    ['salamander', 'salamander', 'token', 'token'],
  ]);
});

it('[FS-4] every stick has a key on one of its sides', () => {
  for (const sides of STICKS) expect(sides.filter(({ key }) => key)).toHaveLength(1);
});

it('[FS-5] four figures, each with a token and two answer cards', () => {
  expect([count('figures'), count('tokens'), count('answerCards')]).toEqual([4, 4, 8]);
});
