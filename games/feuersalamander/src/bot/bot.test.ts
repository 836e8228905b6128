import {
  allSeats,
  FastRandom,
  LEVELS,
  type Level,
  type Mind,
  mindPlayer,
  randomPlayer,
  type Seating,
  seat,
  seatEach,
  simulate,
  TEMPERS,
} from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { feuersalamander } from '../game.ts';
import { game, step } from '../testing.ts';
import type { Decision, FeuersalamanderTypes } from '../vocabulary.ts';

const DEAL = 'deal fire+row7 air+stone3';

const even = (level: Level): Mind => ({ level, temper: 'even' });

/** What the bot of seat 0 decides after these steps of a game of two. */
const decides = (mind: Mind, ...lines: string[]): Decision => {
  const played = game(2, {});
  const bot = feuersalamander.bot(mind, seat(0), played.table, new FastRandom('decides'));
  for (const line of lines) {
    bot.observe(played.sees(0, line));
    played.play(line);
  }
  return bot.decide(played.view(0), feuersalamander.legal(played.state, seat(0)));
};

const player = (level: Level): Seating<FeuersalamanderTypes> => mindPlayer(even(level));

/** How many of these games of two the first wins, on each seat in half of them. */
const wins = (games: number, one: Seating<FeuersalamanderTypes>, other: Seating<FeuersalamanderTypes>): number => {
  let won = 0;
  for (let round = 0; round < games; round++) {
    const own = round % 2;
    const seating = seatEach<FeuersalamanderTypes>(allSeats(2).map((of) => (of === own ? one : other)));
    const { result } = simulate(feuersalamander, 2, {}, seating, `rung ${round >> 1}`);
    if (result?.ranking[0]?.includes(seat(own))) won++;
  }
  return won;
};

describe.each(LEVELS)('a %s bot', (level) => {
  const mind = even(level);

  it('claims what it knows for certain and wins with it', () => {
    const shown = '1 claim stone3 / 0 water 0 row1';
    expect(decides(mind, DEAL, 'start 1 4', shown)).toEqual(step('0 claim fire row7 / 1 stone3'));
  });

  it('does not lay off the best of three cards', () => {
    const drawn = ['deal air+row6 fire+stone3', 'start 4 1', '0 throw', 'sticks 1 2 salamander', 'draw fire'];
    expect(decides(mind, ...drawn)).not.toEqual(step('0 discard row6'));
  });

  it('goes home with a claim that wins', () => {
    const asked = ['0 throw', 'sticks 4 2 token', '0 place fire 7 1', '0 move sum', '0 ask stone3'];
    const meanwhile = ['1 throw', 'sticks 1 2 token', '1 place air 1 3', '1 move sum'];
    const thrown = ['0 throw', 'sticks 4 3 token', '0 place fire 7 1'];
    expect(decides(mind, DEAL, 'start 4 1', ...asked, ...meanwhile, ...thrown)).toEqual(step('0 move sum home'));
  });

  it('decides the same after the same', () => {
    const play = (): unknown => simulate(feuersalamander, 2, { target: 40 }, player(level), 'same');
    expect(play()).toEqual(play());
  });

  it('plays whole games in every temper and at every table', () => {
    for (const [index, temper] of TEMPERS.entries()) {
      const seats = 2 + (index % 3);
      const { result } = simulate(feuersalamander, seats, { target: 20 }, mindPlayer({ level, temper }), temper);
      expect(result).toBeDefined();
    }
  });
});

describe('the ladder', () => {
  it('begins far above the random policy', () => {
    expect(wins(12, player('gentle'), randomPlayer)).toBeGreaterThan(8);
  });

  it.each([
    ['steady', 'gentle'],
    ['sharp', 'steady'],
    ['master', 'sharp'],
  ] as const)('has %s above %s', (above, below) => {
    expect(wins(20, player(above), player(below))).toBeGreaterThan(10);
  });

  it('draws among decisions as good as one another', () => {
    const places = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const played = game(2, {});
      const bot = feuersalamander.bot(even('steady'), seat(0), played.table, new FastRandom(`token ${round}`));
      for (const line of ['deal fire+row7 air+stone3', 'start 4 1', '0 throw', 'sticks 4 2 token']) {
        bot.observe(played.sees(0, line));
        played.play(line);
      }
      places.add(JSON.stringify(bot.decide(played.view(0), feuersalamander.legal(played.state, seat(0)))));
    }
    expect(places.size).toBe(3);
  });
});
