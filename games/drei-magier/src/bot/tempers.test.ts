import { FastRandom, mindPlayer, seat, simulate, type Temper } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from '../game.ts';
import { Scenario, TABLE } from '../testing.ts';
import type { DreiMagierTypes } from '../vocabulary.ts';

/** How much is left to chance in some games of three such bots: spells and throws in duels, for each eye throw. */
const gambles = (temper: Temper): number => {
  const counts = { cast: 0, duel: 0, eyes: 0 };
  for (let game = 0; game < 3; game++) {
    const { steps } = simulate(
      dreiMagier,
      3,
      {},
      mindPlayer<DreiMagierTypes>({ level: 'steady', temper }),
      `t ${game}`,
    );
    for (const { type } of steps) if (type === 'cast' || type === 'duel' || type === 'eyes') counts[type]++;
  }
  return (counts.cast + counts.duel) / counts.eyes;
};

describe('tempers', () => {
  it('the reckless gamble more than the even, and these more than the cautious', () => {
    expect(gambles('reckless')).toBeGreaterThan(gambles('even') + 0.02);
    expect(gambles('even')).toBeGreaterThan(gambles('cautious') + 0.02);
  });

  it('the vengeful take a card from whoever hurt them last, others from whoever is ahead', () => {
    const takes = (temper: Temper): object => {
      const table = new Scenario({
        player: 1,
        mages: ['house', 'life', 'life'],
        apprentices: ['mill', 'life', 'life'],
        cards: [[], ['house', 'sun'], ['house', 'mill', 'moon', 'castle']],
      });
      const bot = dreiMagier.bot({ level: 'steady', temper }, seat(0), TABLE, new FastRandom('vengeance'));
      // Black's mage banishes red's apprentice, which comes to the house all the same.
      const black = ['1 throw', 'eyes 0 1 2', '1 jump mill', '1 walk castle'];
      const white = ['2 throw', 'eyes 1 1 0', '2 walk castle-life-1'];
      for (const line of [...black, ...white, '0 throw', 'eyes 2 2 2', '0 walk house']) {
        bot.observe(table.sees(0, line));
        table.play(line);
      }
      return bot.decide(table.view(0), dreiMagier.legal(table.state, seat(0)));
    };
    expect(takes('even')).toMatchObject({ type: 'take', from: 2 });
    expect(takes('vengeful')).toMatchObject({ type: 'take', from: 1 });
  });
});
