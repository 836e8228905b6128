import { expect, it } from 'vitest';
import { stirs } from './stirs.ts';
import { Scenario, type Setup } from './testing.ts';

/** Whom the next step stirs, after some others. */
const stirred = (setup: Setup, lines: readonly string[], next: string): ReturnType<typeof stirs> =>
  stirs(new Scenario(setup).play(...lines).sees('watcher', next));

const strikes = (seat: number, other: number): object[] => [
  { seat, about: 'strike', other },
  { seat: other, about: 'struck', other: seat },
];

it('[DM-17] a card of the place stirs whoever got it; one that is taken strikes who had it', () => {
  const setup: Setup = { player: 1, mages: ['sun', 'house', 'life'] };
  const way = ['1 throw', 'eyes 1 1 1'];
  expect(stirred(setup, way, '1 walk house')).toEqual([{ seat: 1, about: 'gain' }]);
  const empty: Setup = { ...setup, cards: [['house'], [], ['house']] };
  expect(stirred(empty, [...way, '1 walk house'], '1 take 2')).toEqual(strikes(1, 2));
});

it('[DM-16] being banished by another stirs; banishing oneself does not', () => {
  const setup: Setup = { mages: ['forest', 'sun', 'life'], apprentices: ['life', 'life', 'house'] };
  const way = ['0 throw', 'eyes 1 0 0'];
  expect(stirred(setup, way, '0 jump house')).toEqual([{ seat: 2, about: 'struck', other: 0 }]);
  const foreign: Setup = { mages: ['sun', 'house', 'life'] };
  expect(stirred(foreign, ['0 throw', 'eyes 1 1 1'], '0 walk house')).toEqual([]);
});

it('[DM-23] a duel stirs the winner and the loser, and the card a winner got of the place', () => {
  const setup: Setup = { mages: ['forest', 'house', 'life'], apprentices: ['life', 'house', 'life'] };
  const way = ['0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 2 0 1', '0 stand'];
  // The loser's apprentice goes as well, by the wands: that is no blow of its own.
  expect(stirred(setup, way, 'duel 0 1 0')).toEqual([...strikes(0, 1), { seat: 0, about: 'gain' }]);
});

it('[DM-9] [DM-10] three empty wands are a mishap of who threw them, three alike are luck', () => {
  expect(stirred({ player: 2 }, ['2 throw'], 'eyes 0 0 0')).toEqual([{ seat: 2, about: 'mishap' }]);
  expect(stirred({ player: 2 }, ['2 throw'], 'eyes 2 2 2')).toEqual([{ seat: 2, about: 'luck' }]);
  expect(stirred({ player: 2 }, ['2 throw'], 'eyes 0 1 0')).toEqual([]);
});

it('[DM-28] [DM-29] a stone is luck and a spell of fate alone a mishap; magic, or a choice, stirs nobody yet', () => {
  const setup: Setup = { player: 1, mages: ['house', 'sun', 'house'], apprentices: ['life', 'mill', 'life'] };
  const way = ['1 throw', 'eyes 1 0 1', '1 walk sun-mill-2', '1 cast'];
  expect(stirred(setup, way, 'spell fate magic fate')).toEqual([{ seat: 1, about: 'luck' }]);
  expect(stirred(setup, way, 'spell power magic power')).toEqual([{ seat: 1, about: 'mishap' }]);
  expect(stirred(setup, way, 'spell power fate power')).toEqual([]);
  expect(stirred(setup, way, 'spell power magic fate')).toEqual([]);
  expect(stirred(setup, way, 'spell power power power')).toEqual([]);
});
