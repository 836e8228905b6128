import type { Trial } from '@wunderkammer/testkit';
import { expect, it } from 'vitest';
import { LAYOUT } from './state.ts';
import { stirs } from './stirs.ts';
import { game } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const { AT, AT_DUNGEON } = LAYOUT;

const begun = (): Trial<FeuersalamanderTypes> =>
  game(4, {}, 'deal fire+row7 air+row2 water+stone1 earth+stone3', 'start 4 1 1 1');
/** Whom a step stirs that is about to be played. */
const stirred = (played: Trial<FeuersalamanderTypes>, next: string): ReturnType<typeof stirs> =>
  stirs(played.sees('watcher', next));

it('[FS-32] a right claim is a gain, and a blow for each who had to hand over, once', () => {
  expect(stirred(begun(), '0 claim fire / 1 row2 2 stone1')).toEqual([
    { seat: 0, about: 'gain' },
    { seat: 1, about: 'struck', other: 0 },
    { seat: 2, about: 'struck', other: 0 },
  ]);
  expect(stirred(begun(), '0 claim row7 / 2 water 2 stone1')).toEqual([
    { seat: 0, about: 'gain' },
    { seat: 2, about: 'struck', other: 0 },
  ]);
});

it('[FS-33] a wrong claim is a blunder of the claimant alone', () => {
  expect(stirred(begun(), '0 claim fire row7 / 1 stone1')).toEqual([{ seat: 0, about: 'blunder' }]);
});

it('[FS-25] whoever is thrown out is struck by who comes; a move to an empty field stirs nobody', () => {
  const played = begun().play('0 throw', 'sticks 1 3 token', '0 place fire 7 1');
  played.state.cells[AT] = 3;
  played.state.cells[AT + 1] = 7;
  expect(stirred(played, '0 move sum')).toEqual([
    { seat: 0, about: 'strike', other: 1 },
    { seat: 1, about: 'struck', other: 0 },
  ]);
  expect(stirred(played, '0 move difference')).toEqual([]);
});

it('[FS-28] who is asked in the dungeon has the luck of being freed; who is asked elsewhere is not stirred', () => {
  const played = begun().play('0 claim fire row7 / 1 stone1');
  played.state.cells[AT + 1] = 17;
  played.play('1 throw', 'sticks 1 2 token', '1 place air 2 1', '1 move sum');
  expect(stirred(played, '1 ask fire')).toEqual([{ seat: 0, about: 'luck', other: 1 }]);
  played.state.cells[AT] = 5;
  expect(stirred(played, '1 ask fire')).toEqual([]);
});

it('[FS-13] keys are luck or a mishap of who throws them', () => {
  const played = begun();
  played.state.cells[AT + 1] = AT_DUNGEON;
  played.play('0 throw', 'sticks 1 2 token', '0 place fire 7 1', '0 move difference', '1 throwKeys');
  expect(stirred(played, 'keys 3')).toEqual([{ seat: 1, about: 'luck' }]);
  expect(stirred(played, 'keys 0 1 0 0 1')).toEqual([{ seat: 1, about: 'mishap' }]);
});
