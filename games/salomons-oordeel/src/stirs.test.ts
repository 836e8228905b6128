import { expect, it } from 'vitest';
import { stirs } from './stirs.ts';
import { arranged } from './testing.ts';

const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
const THEIRS = '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5 bE';

/** Whom the next decision stirs, after some others. */
const stirred = (lines: readonly string[], next: string): ReturnType<typeof stirs> =>
  stirs(
    arranged(2, {}, MINE, THEIRS)
      .play(...lines)
      .sees('watcher', next),
  );

it('[SO-8] [SO-9] a guess stirs both: right it is a gain and a blow, wrong a blunder and luck', () => {
  expect(stirred([], '0 guess 1 A4 y4')).toEqual([
    { seat: 0, about: 'gain', other: 1 },
    { seat: 1, about: 'struck', other: 0 },
  ]);
  expect(stirred([], '0 guess 1 A4 y5')).toEqual([
    { seat: 0, about: 'blunder', other: 1 },
    { seat: 1, about: 'luck', other: 0 },
  ]);
});

it('[SO-13] an eye that makes room is a mishap of whoever it belonged to; else a stone that settles stirs nobody', () => {
  const way = ['0 guess 1 A4 p5', '0 give B1'];
  expect(stirred(way.slice(0, 1), '0 give B1')).toEqual([]);
  expect(stirred(way, '1 settle A2')).toEqual([]);
  expect(stirred(way, '1 settle A6')).toEqual([{ seat: 1, about: 'mishap' }]);
});
