import { seatBot, sha256, simulate, toHex, utf8 } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { salomonsOordeel as game } from '../game.ts';
import type { SalomonsOordeelTypes } from '../vocabulary.ts';
import { sparring } from './index.ts';

it.each([
  [2, { variant: 'full' }, '7aea683cc72a8bd67bfd7e75e6593dfbac4f4db36a9a8acb96a632fcf968c2b7'],
  [2, { variant: 'easy', openOnly: true }, '6d61f74dcf5680198dfca814fdd801c7c4bb7923da38c2434378bf2505a8c06e'],
  [4, { variant: 'full', protection: true }, '60212b44d07424f2b9575c0ea87a978e32537d34144ba6be6492cf90acdee19c'],
] as const)('the first bot plays as it always did: %i seats, %j', (seats, options, expected) => {
  const player = seatBot<SalomonsOordeelTypes>(sparring['steady-1']);
  const { steps } = simulate(game, seats, options, player, 'frozen');
  expect(toHex(sha256(utf8(JSON.stringify(steps))))).toBe(expected);
});
