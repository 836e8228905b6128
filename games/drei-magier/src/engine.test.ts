import { allSeats, MOST_MOVES } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from './game.ts';
import { Scenario } from './testing.ts';

const { engine } = dreiMagier;

/** A game with every kind of chance and decision in it, step by step. */
const GAME = [
  'start 3 3 1',
  'start 2 4 -',
  '1 throw',
  'eyes 2 1 0',
  '1 jump house',
  '1 walk house',
  '2 throw',
  'eyes 0 0 1',
  '2 jump house',
  '2 walk house-life-2',
  'duel 2 0 1',
  '2 stand',
  'duel 0 1 0',
];

describe('the packed side of the rules', () => {
  it('[DM-8] offers moves to the one who is asked and to nobody else, and chance where the turn says so', () => {
    const game = new Scenario();
    const into = new Int32Array(MOST_MOVES);
    const met = new Set<string>();
    for (const line of GAME) {
      const turn = dreiMagier.turn(game.state);
      const asked = turn.type === 'decision' ? turn.seats : [];
      met.add(game.view().phase.type);
      expect(engine.isChance(game.state)).toBe(turn.type === 'chance');
      for (const own of allSeats(3)) {
        expect(engine.moves(game.state, own, into) > 0).toBe(asked.includes(own));
        expect(dreiMagier.legal(game.state, own).length > 0).toBe(asked.includes(own));
      }
      game.play(line);
    }
    expect([...met]).toEqual(['start', 'throw', 'eyes', 'move', 'duelThrow', 'duelChoice']);
  });

  it('[DM-26] asks for chance when a spell is cast', () => {
    const game = new Scenario({ mages: ['sun', 'house', 'life'], apprentices: ['mill', 'life', 'life'] });
    game.play('0 throw', 'eyes 0 1 1', '0 walk sun-mill-2');
    expect(engine.isChance(game.state)).toBe(false);
    game.play('0 cast');
    expect(engine.isChance(game.state)).toBe(true);
    expect(engine.moves(game.state, allSeats(3)[0]!, new Int32Array(MOST_MOVES))).toBe(0);
  });
});
