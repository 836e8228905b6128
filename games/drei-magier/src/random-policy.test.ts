import { seat } from '@wunderkammer/kernel';
import { ScriptedRandom } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from './game.ts';
import { randomPolicy } from './random-policy.ts';
import { Scenario } from './testing.ts';

/** Everything the policy can choose here, one by one, and how many numbers that took. */
const choices = (game: Scenario): { lines: string[]; bound: number } => {
  const me = seat(Number(game.asked));
  const probe = new ScriptedRandom(0);
  randomPolicy(game.state, me, probe);
  const bound = probe.bounds[0] ?? 1;
  const lines = Array.from({ length: bound }, (_, number) =>
    JSON.stringify(dreiMagier.engine.unpack(game.state, me, randomPolicy(game.state, me, new ScriptedRandom(number)))),
  );
  return { lines, bound };
};

const even = (game: Scenario): void => {
  const legal = dreiMagier.legal(game.state, seat(Number(game.asked))).map((choice) => JSON.stringify(choice));
  const { lines, bound } = choices(game);
  expect(bound).toBe(legal.length);
  expect([...lines].sort()).toEqual([...legal].sort());
};

describe('the random policy', () => {
  it('chooses evenly among the legal decisions', () => {
    even(new Scenario({ mages: ['sun', 'life', 'life'], stones: [0] }).play('0 throw', 'eyes 2 0 1'));
    even(new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', 'eyes 0 0 1'));
    even(new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', 'eyes 2 0 1', '0 walk house'));
    even(new Scenario({}).play('0 throw', 'eyes 2 0 1', '0 walk house'));
    even(new Scenario({ mages: ['sun', 'life', 'life'] }).play('0 throw', 'eyes 2 0 1', '0 jump moon'));
    const empty = { mages: ['house', 'life', 'life'], cards: [[], ['house'], ['house']] } as const;
    even(new Scenario(empty).play('0 throw', 'eyes 0 1 2', '0 walk house'));
    const duel = new Scenario({ mages: ['forest', 'house', 'life'] });
    even(duel.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 0 1 2'));
  });

  it('chooses evenly in a spell', () => {
    const spell = (...lines: readonly string[]): Scenario =>
      new Scenario({ mages: ['sun', 'life', 'life'], apprentices: ['mill', 'life', 'life'] }).play(
        '0 throw',
        'eyes 0 1 1',
        '0 walk sun-mill-2',
        ...lines,
      );
    even(spell());
    even(spell('0 cast', 'spell magic magic magic'));
    even(spell('0 cast', 'spell power magic fate'));
    even(spell('0 cast', 'spell power power power'));
    even(spell('0 cast', 'spell power power fate'));
  });

  it('always takes a throw due', () => {
    const game = new Scenario({ mages: ['sun', 'life', 'life'] }).play(
      '0 throw',
      'eyes 1 1 1',
      '0 walk house',
      '0 stay',
    );
    expect(game.choices()).toEqual(['pass', 'throw']);
    expect(choices(game).lines).toEqual(['{"by":0,"type":"throw"}']);
  });
});
