import { FastRandom, type Random, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { BAG } from './state.ts';
import { TableTrial } from './testing.ts';
import { STONES, type Step, type Stone } from './vocabulary.ts';

const EASY_STONES = STONES.filter((name) => !name.endsWith('Eye'));
const deal = (...hands: (readonly Stone[])[]): Step => ({ by: 'chance', type: 'deal', hands });

/** Gives these numbers in turn, and notes what it was asked for. */
const scripted = (numbers: readonly number[]): Random & { readonly asked: number[] } => {
  const asked: number[] = [];
  return {
    asked,
    below: (bound) => {
      asked.push(bound);
      return numbers[asked.length - 1] ?? 0;
    },
  };
};

describe('the deal', () => {
  it('[SO-2] gives each player the right number of stones', () => {
    const table = new TableTrial(2);
    expect(table.refusal(deal(STONES.slice(0, 9), STONES.slice(10, 20)))).toBe('SO-2 deal/number');
    expect(table.refusal(deal(STONES.slice(0, 11), STONES.slice(11, 21)))).toBe('SO-2 deal/number');
    expect(new TableTrial(4).refusal(deal([], [], [], []))).toBe('SO-2 deal/number');
    expect(game.play(table.state, deal(STONES.slice(0, 10), STONES.slice(10, 20)))).toBeUndefined();
    expect(table.refusal(deal(STONES.slice(0, 10), STONES.slice(10, 20)))).toBe('SO-2 deal/not-now');
  });

  it('[SO-2] leaves the eyes out of the easy game', () => {
    const table = new TableTrial(3, { variant: 'easy' });
    const hands = [0, 8, 16].map((start) => EASY_STONES.slice(start, start + 8));
    expect(table.refusal(deal(hands[0]!, hands[1]!, [...hands[2]!.slice(1), 'greenEye']))).toBe('SO-2 deal/eye');
    expect(game.play(table.state, deal(...hands))).toBeUndefined();
  });

  it('[SO-1] has every stone once', () => {
    const table = new TableTrial(2);
    expect(table.refusal(deal(STONES.slice(0, 10), STONES.slice(9, 19)))).toBe('SO-1 deal/twice');
    const twice = [...STONES.slice(0, 9), STONES[0]!];
    expect(table.refusal(deal(twice, STONES.slice(10, 20)))).toBe('SO-1 deal/twice');
  });

  it('[SO-3] keeps the stones left over from everybody to the end', () => {
    const { state } = new TableTrial(4, { first: 0 });
    const hands = [0, 7, 14, 21].map((start) => STONES.slice(start, start + 7));
    game.play(state, deal(...hands));
    expect(state.cells[BAG]).toBe((1 << 28) | (1 << 29));
    for (const viewer of [seat(0), seat(1), 'watcher'] as const) {
      const view = game.view(state, viewer);
      expect(view.leftOver).toBe(2);
      expect(JSON.stringify(view)).not.toContain('purple5');
    }
  });

  it('is drawn stone by stone from those left, seat by seat, in the order of the vocabulary', () => {
    const random = scripted([0, 0, 27, 26]);
    const step = game.chance(new TableTrial(2).state, random);
    expect(random.asked).toEqual(Array.from({ length: 20 }, (_, index) => 30 - index));
    expect(step).toEqual(
      deal(
        ['red1', 'red2', 'purpleEye', 'purple5', 'red3', 'red4', 'red5', 'redEye', 'yellow1', 'yellow2'],
        ['yellow3', 'yellow4', 'yellow5', 'yellowEye', 'green1', 'green2', 'green3', 'green4', 'green5', 'greenEye'],
      ),
    );
    const easy = scripted([5]);
    expect(game.chance(new TableTrial(4, { variant: 'easy' }).state, easy)).toMatchObject({
      hands: [['yellow1', 'red1', 'red2', 'red3', 'red4', 'red5'], {}, {}, {}],
    });
    expect(easy.asked).toEqual(Array.from({ length: 24 }, (_, index) => 25 - index));
  });

  it('draws who begins among all seats', () => {
    const { state } = new TableTrial(3);
    const random = new FastRandom('first');
    game.play(state, game.chance(state, random));
    for (let by = seat(0); by < 3; by++) {
      const bot = game.bot(by, { seats: 3, options: state.options }, random);
      game.play(state, bot.decide(game.view(state, by), game.legal(state, by)));
    }
    const asked = scripted([2]);
    expect(game.chance(state, asked)).toEqual({ by: 'chance', type: 'first', seat: 2 });
    expect(asked.asked).toEqual([3]);
  });
});
