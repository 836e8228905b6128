import { FastRandom } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { dreiMagier } from './game.ts';
import { Scenario, step, TABLE } from './testing.ts';
import type { Seen } from './vocabulary.ts';

it('everything is seen: the one truth behind a log are the steps that were played', () => {
  const lines = ['start 3 3 1', 'start 2 4 -', '1 throw', 'eyes 2 1 0', '1 jump house', '1 walk house'];
  const game = new Scenario();
  const log: Seen[] = [];
  for (const line of lines) {
    log.push(game.sees(2, line));
    game.play(line);
  }
  const draw = dreiMagier.possible(TABLE, game.view(2), log);
  const steps = lines.map(step);
  expect(draw(new FastRandom('one'))).toEqual(steps);
  expect(draw(new FastRandom('two'))).toEqual(steps);
});
