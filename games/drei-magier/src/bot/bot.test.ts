import { allSeats, botPlayer, randomPlayer, seat, seatEach, simulate, USUAL_MIND } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../figures.ts';
import { dreiMagier } from '../game.ts';
import { allBut, Scenario, type Setup, TABLE } from '../testing.ts';
import type { DreiMagierTypes } from '../vocabulary.ts';
import { bestRethrow, chanceToBegin } from './duel-odds.ts';
import { prospect } from './judgement.ts';

/** What the bot of the player whose turn it is decides after some lines. */
const decided = (setup: Setup, ...lines: readonly string[]): object => {
  const game = new Scenario(setup).play(...lines);
  const me = seat(Number(game.asked));
  const legal = dreiMagier.legal(game.state, me);
  return dreiMagier.bot(USUAL_MIND, me, TABLE, { below: () => 0 }).decide(dreiMagier.view(game.state, me), legal);
};

describe('the bot', () => {
  it('goes for a card it can have', () => {
    expect(decided({ mages: ['house', 'life', 'life'] }, '0 throw', 'eyes 1 1 1')).toMatchObject({ to: 'house' });
  });

  it('jumps first to meet its standing apprentice', () => {
    const setup: Setup = { mages: ['forest', 'sun', 'sun'], apprentices: ['house', 'life', 'life'] };
    expect(decided(setup, '0 throw', 'eyes 1 0 0')).toMatchObject({ type: 'jump', to: 'house' });
  });

  it('takes the card from whoever is ahead, and the throw due', () => {
    const setup: Setup = { mages: ['house', 'life', 'life'], cards: [[], ['house'], ['house', 'sun', 'moon']] };
    expect(decided(setup, '0 throw', 'eyes 0 1 2', '0 walk house')).toMatchObject({ type: 'take', from: 2 });
    const due: Setup = { mages: ['house', 'life', 'life'], cards: [allBut('house', 'sun'), [], []] };
    expect(decided(due, '0 throw', 'eyes 0 1 2', '0 walk house')).toMatchObject({ type: 'throw' });
  });

  it('leaps to a card, and does not choose fate', () => {
    const setup: Setup = { mages: ['sun', 'life', 'life'], apprentices: ['mill', 'life', 'life'] };
    const lines = ['0 throw', 'eyes 0 1 1', '0 walk sun-mill-2'];
    expect(decided(setup, ...lines, '0 cast', 'spell power power fate')).toMatchObject({ type: 'leap' });
    expect(decided(setup, ...lines, '0 cast', 'spell magic magic magic')).toMatchObject({ symbol: 'power' });
  });

  it('knows its prospects: every throw that brings the two together', () => {
    // A step from its mage: at least every sum of 1 brings it there, 3 throws of 27.
    const near = new Scenario({ mages: ['house', 'life', 'life'], apprentices: ['house-life-1', 'life', 'life'] });
    expect(prospect(figuresOf(near.view()), 0)).toBeGreaterThanOrEqual(3 / 27);
    const owned = new Scenario({
      mages: ['house', 'life', 'life'],
      apprentices: ['house-life-1', 'life', 'life'],
      cards: [allBut(), [], []],
    });
    expect(prospect(figuresOf(owned.view()), 0)).toBe(0);
    // One jump from its apprentice: at least every own wand of 1, 9 throws of 27.
    const jump = new Scenario({ mages: ['life', 'sun', 'sun'], apprentices: ['house', 'life', 'life'] });
    expect(prospect(figuresOf(jump.view()), 0)).toBeGreaterThanOrEqual(9 / 27);
  });

  it('fights duels by the odds', () => {
    // The beginner has the edge, though the answerer knows what to beat.
    expect(chanceToBegin()).toBeGreaterThan(0.4);
    expect(chanceToBegin()).toBeLessThan(0.6);
    // Nothing beats six in one throw; a beaten answerer throws on, a winning one stands.
    expect(bestRethrow([2, 2, 2], 1, null)).toBeUndefined();
    expect(bestRethrow([1, 1, 0], 1, { sum: 1, throws: 3 })).toBeUndefined();
    expect(bestRethrow([2, 2, 0], 2, { sum: 5, throws: 3 })).toEqual([0, 0, 1]);
    expect(bestRethrow([2, 1, 2], 2, { sum: 5, throws: 3 })).toBeUndefined();
  });

  it('beats two random players far more often than one time in three', () => {
    const games = 40;
    let won = 0;
    for (let round = 0; round < games; round++) {
      const bot = round % 3;
      const seating = seatEach<DreiMagierTypes>(allSeats(3).map((own) => (own === bot ? botPlayer : randomPlayer)));
      const { result } = simulate(dreiMagier, 3, {}, seating, `bot ${round}`);
      if (result?.ranking[0]?.includes(seat(bot))) won++;
    }
    expect(won / games).toBeGreaterThan(0.8);
  });
});
