import { allViewers } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from './game.ts';
import { Scenario, step, TABLE } from './testing.ts';

describe('views and seen steps', () => {
  it('shows everybody the same table', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 2 0 1', '0 rethrow 0 1 1');
    for (const viewer of allViewers(3)) {
      const { viewer: own, ...table } = dreiMagier.view(game.state, viewer);
      expect(own).toBe(viewer);
      expect(table).toEqual({ ...game.view(), viewer: undefined });
    }
    expect(game.view()).toMatchObject({
      phase: { type: 'duelThrow' },
      player: 0,
      turn: { type: 'chance', chance: 'duel' },
      eyes: { wands: [1, 0, 0], sum: 1, jumps: 1, walked: true, jumped: true },
      duel: {
        place: 'house',
        challenger: 0,
        defender: 1,
        fight: { beginner: 0, thrower: 0, throws: 1, limit: 3, wands: [2, 0, 1], thrown: [0, 1, 1], toBeat: null },
      },
    });
  });

  it('tells whose throw it was, where a figure came from and what followed', () => {
    const game = new Scenario({
      mages: ['forest', 'life', 'life'],
      apprentices: ['house', 'house', 'life'],
      stones: [1],
    });
    game.play('0 throw');
    expect(game.sees('watcher', 'eyes 1 0 0')).toEqual({ ...step('eyes 1 0 0'), seat: 0, sum: 1, happened: [] });
    game.play('eyes 1 0 0');
    expect(game.sees('watcher', '0 jump house')).toEqual({
      ...step('0 jump house'),
      from: 'forest',
      happened: [
        { type: 'apprenticeSent', seat: 1, stoneLost: true },
        { type: 'card', seat: 0, card: 'house', from: 'place' },
      ],
    });
  });

  it('tells the outcome of a duel in order', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'], apprentices: ['life', 'house', 'life'] });
    game.play('0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 2 0 1', '0 stand', 'duel 0 1 0');
    expect(game.happened.map(({ type }) => type)).toEqual([
      'duelWon',
      'mageSent',
      'apprenticeSent',
      'card',
      'turnBegins',
    ]);
  });

  it('leaves the table as it is', () => {
    const game = new Scenario({}).play('0 throw');
    const before = [...game.state.cells];
    dreiMagier.seen(game.state, step('eyes 0 0 0'), 'watcher');
    expect([...game.state.cells]).toEqual(before);
  });

  it('writes a short line for every step', () => {
    const game = new Scenario({ mages: ['forest', 'house', 'life'] });
    const lines = ['0 throw', 'eyes 1 0 0', '0 jump house', '0 walk house-life-2', 'duel 2 0 1', '0 rethrow 0 1 0'].map(
      (line) => {
        const written = dreiMagier.notation(game.sees('watcher', line), TABLE);
        game.play(line);
        return written;
      },
    );
    expect(lines).toEqual([
      'Red throws',
      'Red eyes 1-0-0 = 1',
      'Red mage jumps forest > house; duel with Black at house',
      'Red apprentice walks life > house-life-2; duel begins',
      'Red duel 2-0-1 = 3 in 1',
      'Red rethrows black',
    ]);
  });
});
