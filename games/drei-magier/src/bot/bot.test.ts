import {
  allSeats,
  botPlayer,
  FastRandom,
  LEVELS,
  type Level,
  type Mind,
  mindPlayer,
  randomPlayer,
  seat,
  seatEach,
  simulate,
} from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { dreiMagier } from '../game.ts';
import { allBut, Scenario, type Setup, TABLE } from '../testing.ts';
import type { Decision, DreiMagierTypes } from '../vocabulary.ts';

/** What the bot of the player who is asked decides after some lines. */
const decided = (level: Level, setup: Setup, lines: readonly string[] = [], seed = 'any'): Decision => {
  const game = new Scenario(setup).play(...lines);
  const me = seat(Number(game.asked));
  const bot = dreiMagier.bot({ level, temper: 'even' }, me, TABLE, new FastRandom(seed));
  return bot.decide(dreiMagier.view(game.state, me), dreiMagier.legal(game.state, me));
};

/** How many of some games the first mind wins on each seat in turn, against two others. */
const wins = (mind: Mind, others: Mind | 'random', games: number): number => {
  let won = 0;
  for (let round = 0; round < games; round++) {
    const against = others === 'random' ? randomPlayer<DreiMagierTypes> : mindPlayer<DreiMagierTypes>(others);
    const seating = seatEach(
      allSeats(3).map((own) => (own === round % 3 ? mindPlayer<DreiMagierTypes>(mind) : against)),
    );
    const { result } = simulate(dreiMagier, 3, {}, seating, `wins ${round}`);
    if (result?.ranking[0]?.includes(seat(round % 3))) won++;
  }
  return won;
};

describe.each(LEVELS)('a bot of level %s', (level) => {
  it('goes for a card it can have', () => {
    const setup: Setup = { mages: ['house', 'life', 'life'] };
    expect(decided(level, setup, ['0 throw', 'eyes 1 1 1'])).toMatchObject({ to: 'house' });
  });

  it('jumps first to meet its standing apprentice', () => {
    const setup: Setup = { mages: ['forest', 'sun', 'sun'], apprentices: ['house', 'life', 'life'] };
    expect(decided(level, setup, ['0 throw', 'eyes 1 0 0'])).toMatchObject({ type: 'jump', to: 'house' });
  });

  it('takes a throw due, leaps to a card, and does not choose fate', () => {
    const due: Setup = { mages: ['house', 'life', 'life'], cards: [allBut('house', 'sun'), [], []] };
    expect(decided(level, due, ['0 throw', 'eyes 0 1 2', '0 walk house'])).toMatchObject({ type: 'throw' });
    const setup: Setup = { mages: ['sun', 'life', 'life'], apprentices: ['mill', 'life', 'life'] };
    const cast = ['0 throw', 'eyes 0 1 1', '0 walk sun-mill-2', '0 cast'];
    expect(decided(level, setup, [...cast, 'spell power power fate'])).toMatchObject({ type: 'leap' });
    expect(decided(level, setup, [...cast, 'spell magic magic magic'])).toMatchObject({ symbol: 'power' });
  });

  it('decides the same when luck is the same, and not when it is not', () => {
    const lines = ['0 throw', 'eyes 1 2 1'];
    const seeds = Array.from({ length: 12 }, (_, index) => `luck ${index}`);
    const choices = seeds.map((seed) => JSON.stringify(decided(level, {}, lines, seed)));
    expect(seeds.map((seed) => JSON.stringify(decided(level, {}, lines, seed)))).toEqual(choices);
    expect(new Set(choices).size).toBeGreaterThan(1);
  });
});

describe('the levels', () => {
  it('all but the gentle one take a card from whoever is ahead', () => {
    const setup: Setup = { mages: ['house', 'life', 'life'], cards: [[], ['house'], allBut('sun')] };
    for (const level of LEVELS.slice(1)) {
      expect(decided(level, setup, ['0 throw', 'eyes 0 1 2', '0 walk house'])).toMatchObject({ type: 'take', from: 2 });
    }
  });

  it('stop whoever is about to win, from sharp on', () => {
    // White needs the sun: its apprentice stands there, and its mage one jump away.
    const setup: Setup = {
      player: 1,
      mages: ['forest', 'castle', 'mill'],
      apprentices: ['life', 'life', 'sun'],
      cards: [[], ['sun', 'castle'], allBut('sun')],
    };
    for (const level of ['sharp', 'master'] as const) {
      const choice = decided(level, setup, ['1 throw', 'eyes 0 1 1', '1 walk house-life-1']);
      expect(choice).toMatchObject({ type: 'jump', to: 'sun' });
    }
  });

  it.each(['gentle', 'steady', 'sharp'] as const)('%s wins most of its games against two random players', (level) => {
    expect(wins({ level, temper: 'even' }, 'random', 9)).toBeGreaterThan(6);
  });

  it('master plays a game to its end and wins it', () => {
    expect(wins({ level: 'master', temper: 'even' }, 'random', 1)).toBe(1);
  });

  it('the usual mind is the steady one', () => {
    const play = (player: typeof botPlayer<DreiMagierTypes>) => simulate(dreiMagier, 3, {}, player, 'usual').steps;
    expect(play(botPlayer)).toEqual(play(mindPlayer({ level: 'steady', temper: 'even' })));
  });
});
