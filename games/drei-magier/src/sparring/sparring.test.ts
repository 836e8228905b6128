import { seatBot, sha256, simulate, toHex, utf8 } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { dreiMagier } from '../game.ts';
import type { DreiMagierTypes } from '../vocabulary.ts';
import { sparring } from './index.ts';

it('the first bot never changes', () => {
  const steps = ['a', 'b', 'c'].map(
    (seed) => simulate(dreiMagier, 3, {}, seatBot<DreiMagierTypes>(sparring['steady-1']), `frozen ${seed}`).steps,
  );
  expect(toHex(sha256(utf8(JSON.stringify(steps))))).toBe(
    '89e09bd2ad6f79b31718239b390377cc0aa7cad9ecb9797dca645956d7f8e35d',
  );
});

it('the newcomer plays a game to its end, and by luck another each time', () => {
  const play = (seed: string) => simulate(dreiMagier, 3, {}, seatBot<DreiMagierTypes>(sparring.newcomer), seed).steps;
  expect(play('one')).toEqual(play('one'));
  expect(play('one')).not.toEqual(play('two'));
});
