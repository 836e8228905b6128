import { ScriptedRandom } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from './game.ts';
import { Scenario, step } from './testing.ts';

const draw = (game: Scenario, ...numbers: readonly number[]): { step: object; bounds: number[] } => {
  const random = new ScriptedRandom(...numbers);
  return { step: dreiMagier.chance(game.state, random), bounds: random.bounds };
};

describe('chance', () => {
  it('[DM-5] gives each wand 0, 1 or 2 notches, each a third of the time', () => {
    const game = new Scenario({}).play('0 throw');
    expect(draw(game, 21)).toEqual({ step: { by: 'chance', type: 'eyes', wands: [0, 1, 2] }, bounds: [27] });
    const throws = Array.from({ length: 27 }, (_, number) => JSON.stringify(draw(game, number).step));
    expect(new Set(throws).size).toBe(27);
  });

  it('[DM-6] lays each wand on each symbol a third of the time', () => {
    const game = new Scenario({ mages: ['sun', 'life', 'life'], apprentices: ['mill', 'life', 'life'] });
    game.play('0 throw', 'eyes 0 1 1', '0 walk sun-mill-2', '0 cast');
    expect(draw(game, 21)).toEqual({
      step: { by: 'chance', type: 'spell', down: ['power', 'magic', 'fate'] },
      bounds: [27],
    });
  });

  it('[DM-7] throws three wands for each seat in the draw', () => {
    const game = new Scenario();
    expect(draw(game, 0, 1, 1, 2, 2, 2, 0, 0, 1).step).toEqual({ by: 'chance', type: 'startThrow', sums: [2, 6, 1] });
    game.play('start 4 1 4');
    expect(draw(game, 0, 0, 1, 2, 0, 0)).toEqual({
      step: { by: 'chance', type: 'startThrow', sums: [1, null, 2] },
      bounds: [3, 3, 3, 3, 3, 3],
    });
    // The same as it is packed.
    const drawn = dreiMagier.engine.chance(game.state, new ScriptedRandom(0, 0, 1, 2, 0, 0));
    expect(drawn).toBe(dreiMagier.engine.pack(game.state, step('start 1 - 2')));
  });

  it('[DM-21] throws only the wands that are thrown again', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2');
    expect(draw(game, 11).step).toEqual({ by: 'chance', type: 'duel', wands: [2, 0, 1] });
    game.play('duel 2 0 1', '0 rethrow 0 1 1');
    expect(draw(game, 1, 2)).toEqual({ step: { by: 'chance', type: 'duel', wands: [2, 1, 2] }, bounds: [3, 3] });
    game.play('duel 2 1 2', '0 rethrow 1 0 1');
    expect(draw(game, 0, 1)).toEqual({ step: { by: 'chance', type: 'duel', wands: [0, 1, 1] }, bounds: [3, 3] });
  });

  it('is drawn only when it is due', () => {
    expect(() => draw(new Scenario({}), 0, 0, 0)).toThrow('no chance step is due');
  });
});
