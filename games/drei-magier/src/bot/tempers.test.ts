import { FastRandom, mindPlayer, seat, simulate, type Temper } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from '../game.ts';
import { Scenario, TABLE } from '../testing.ts';
import type { DreiMagierTypes } from '../vocabulary.ts';

/** How many spells three such bots cast for each eye throw. */
const spells = (temper: Temper): number => {
  let cast = 0;
  let thrown = 0;
  for (let game = 0; game < 6; game++) {
    const { steps } = simulate(
      dreiMagier,
      3,
      {},
      mindPlayer<DreiMagierTypes>({ level: 'steady', temper }),
      `t ${game}`,
    );
    cast += steps.filter(({ type }) => type === 'cast').length;
    thrown += steps.filter(({ type }) => type === 'eyes').length;
  }
  return cast / thrown;
};

describe('tempers', () => {
  it('the reckless cast more spells than the cautious', () => {
    expect(spells('reckless')).toBeGreaterThan(spells('cautious') + 0.04);
  });

  it('the reckless fight for a card that the cautious leave alone', () => {
    // A jump to the sun is a duel with black for a card; the alternative is the way to the castle.
    const jumps = (temper: Temper): object => {
      const table = new Scenario({
        mages: ['castle', 'sun', 'life'],
        apprentices: ['castle-life-1', 'life', 'life'],
        cards: [['castle'], [], []],
      }).play('0 throw', 'eyes 1 0 0', '0 walk castle-life-2');
      const bot = dreiMagier.bot({ level: 'steady', temper }, seat(0), TABLE, new FastRandom('nerve'));
      return bot.decide(table.view(0), dreiMagier.legal(table.state, seat(0)));
    };
    expect(jumps('reckless')).toMatchObject({ type: 'jump', to: 'sun' });
    expect(jumps('cautious')).not.toMatchObject({ to: 'sun' });
  });

  it('the vengeful take a card from whoever hurt them last, others from whoever is ahead', () => {
    const takes = (temper: Temper): object => {
      const table = new Scenario({
        player: 1,
        mages: ['house', 'life', 'life'],
        apprentices: ['mill', 'life', 'life'],
        cards: [[], ['house', 'sun'], ['house', 'mill', 'moon', 'castle', 'forest']],
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
