import {
  allSeats,
  type GameRecord,
  LEVELS,
  type Mind,
  mindPlayer,
  type Seat,
  seat,
  seatBot,
  seatEach,
  simulate,
} from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from '../game.ts';
import { sparring } from '../sparring/index.ts';
import { stoneIndex } from '../stones.ts';
import type { SalomonsOordeelTypes, Stone } from '../vocabulary.ts';

type Types = SalomonsOordeelTypes;

const play = (minds: readonly Mind[], seed: string, options: object = {}): GameRecord<Types> =>
  simulate(game, minds.length, options, seatEach<Types>(minds.map((mind) => mindPlayer<Types>(mind))), seed);

const even = (level: Mind['level']): Mind => ({ level, temper: 'even' });

/** How many of the games the first of two wins; they take turns on the seats. */
const wins = (make: (own: Seat, seed: string) => GameRecord<Types>, games: number): number => {
  let won = 0;
  for (let round = 0; round < games; round++) {
    const own = seat(round % 2);
    won += make(own, `rung ${round >> 1}`).result!.ranking[0]!.includes(own) ? 1 : 0;
  }
  return won;
};

describe('the levels', () => {
  it.each(LEVELS)('%s decides the same from the same, and otherwise with other luck', (level) => {
    const minds = [even(level), even(level)];
    expect(play(minds, 'twice').steps).toEqual(play(minds, 'twice').steps);
    expect(play(minds, 'twice').steps).not.toEqual(play(minds, 'other').steps);
  });

  it.each([
    ['steady', 'gentle', 20, 16],
    ['sharp', 'steady', 30, 16],
    ['master', 'steady', 30, 16],
  ] as const)('%s beats %s: of %i games at least %i', (better, worse, games, least) => {
    const won = wins((own, seed) => {
      const minds = allSeats(2).map((at) => even(at === own ? better : worse));
      return play(minds, seed, { variant: 'easy' });
    }, games);
    expect(won).toBeGreaterThanOrEqual(least);
  });

  it('gentle and a newcomer are about equal', () => {
    const gentle = mindPlayer<Types>(even('gentle'));
    const newcomer = seatBot<Types>(sparring.newcomer);
    const won = wins((own, seed) => {
      const seating = seatEach<Types>(allSeats(2).map((at) => (at === own ? gentle : newcomer)));
      return simulate(game, 2, {}, seating, seed);
    }, 60);
    expect(won).toBeGreaterThan(18);
    expect(won).toBeLessThan(42);
  });

  it('every level plays every variant to its end', () => {
    const minds = LEVELS.map(even);
    for (const options of [{ openOnly: true, protection: true }, { variant: 'easy' }]) {
      expect(play(minds, 'all levels', options).result).toBeDefined();
    }
  });
});

describe('the tempers', () => {
  const count = ({ level, temper }: Mind, seats: number, counted: (record: GameRecord<Types>) => number): number => {
    let sum = 0;
    for (let round = 0; round < 12; round++) {
      const minds = allSeats(seats).map((at): Mind => ({ level, temper: at === 0 ? temper : 'even' }));
      sum += counted(play(minds, `temper ${round}`, { variant: 'easy' }));
    }
    return sum;
  };

  it('the cautious stop more often than the reckless', () => {
    const stops = ({ steps }: GameRecord<Types>): number => steps.filter((s) => s.type === 'stop' && s.by === 0).length;
    expect(count({ level: 'steady', temper: 'cautious' }, 2, stops)).toBeGreaterThan(
      2 * count({ level: 'steady', temper: 'reckless' }, 2, stops),
    );
  });

  it('only the bluffing name a stone of their own', () => {
    const bluffs = ({ steps }: GameRecord<Types>): number => {
      const hand = new Set<Stone>();
      let named = 0;
      for (const step of steps) {
        if (step.type === 'deal') for (const stone of step.hands[0]!) hand.add(stone);
        if (step.type === 'guess' && step.by === 0 && hand.has(step.stone)) named++;
      }
      return named;
    };
    expect(count({ level: 'gentle', temper: 'even' }, 2, bluffs)).toBe(0);
    expect(count({ level: 'gentle', temper: 'bluffing' }, 2, bluffs)).toBeGreaterThan(0);
  });

  it('the vengeful guess more often at whoever took a stone of them', () => {
    const paidBack = ({ steps }: GameRecord<Types>): number => {
      const arrangement = new Map<string, number>();
      let offender: Seat | undefined;
      let paid = 0;
      for (const step of steps) {
        if (step.type === 'arrange' && step.by === 0) {
          for (const [stone, row, col] of step.cells) arrangement.set(`${row} ${col}`, stoneIndex(stone));
        }
        if (step.type !== 'guess') continue;
        // Guesses at somebody else count against it: whoever goes on for longer guesses more often at everybody.
        if (step.by === 0 && offender !== undefined) paid += step.at === offender ? 1 : -1;
        if (step.by !== 0 && step.at === 0 && arrangement.get(`${step.row} ${step.col}`) === stoneIndex(step.stone))
          offender = step.by;
      }
      return paid;
    };
    expect(count({ level: 'master', temper: 'vengeful' }, 3, paidBack)).toBeGreaterThan(
      count({ level: 'master', temper: 'even' }, 3, paidBack),
    );
  });
});
