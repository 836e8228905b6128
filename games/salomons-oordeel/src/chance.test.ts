import { type Random, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { BAG } from './state.ts';
import { arranged, TableTrial } from './testing.ts';
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
    const { state } = arranged(3, { first: 'drawn' });
    const asked = scripted([2]);
    expect(game.chance(state, asked)).toEqual({ by: 'chance', type: 'first', seat: 2 });
    expect(asked.asked).toEqual([3]);
  });
});

describe('what chance may bring', () => {
  /** The outcomes that may come next, and how likely each is. */
  const outcomes = ({ state }: TableTrial): readonly (readonly [outcome: number, chance: number])[] => {
    const [into, chances] = [new Int32Array(64).fill(-1), new Float64Array(64)];
    const count = game.engine.outcomes(state, into, chances);
    return Array.from(into.subarray(0, count), (outcome, index) => [outcome, chances[index]!]);
  };

  it('[SO-1] [SO-2] is each stone of the variant that is not dealt yet, all as likely', () => {
    const table = new TableTrial(4);
    expect(outcomes(table)).toEqual(STONES.map((_, stone) => [stone, 1 / 30]));
    for (const stone of [29, 3, 0]) expect(game.engine.happen(table.state, stone)).toBeUndefined();
    const left = [...STONES.keys()].filter((stone) => ![29, 3, 0].includes(stone));
    expect(outcomes(table)).toEqual(left.map((stone) => [stone, 1 / 27]));
    const easy = outcomes(new TableTrial(3, { variant: 'easy' }));
    expect(easy.map(([stone]) => STONES[stone])).toEqual(EASY_STONES);
  });

  it('[SO-1] [SO-2] is refused as a step where a stone is dealt already, or does not play', () => {
    const table = new TableTrial(3, { variant: 'easy' });
    expect(game.engine.happen(table.state, STONES.indexOf('green2'))).toBeUndefined();
    expect(game.engine.happen(table.state, STONES.indexOf('green2'))).toMatchObject({ code: 'deal/twice' });
    expect(game.engine.happen(table.state, STONES.indexOf('greenEye'))).toMatchObject({ code: 'deal/eye' });
    // A deal that has begun stone by stone is no more to be had as a whole.
    const hands = [0, 8, 16].map((start) => EASY_STONES.slice(start, start + 8));
    expect(table.refusal(deal(...hands))).toBe('SO-2 deal/not-now');
  });

  it('[SO-2] is no stone once all are dealt; then the first seat is asked before the others', () => {
    const table = new TableTrial(3);
    table.play(game.chance(table.state, scripted([])));
    expect(game.engine.happen(table.state, STONES.indexOf('purpleEye'))).toMatchObject({ code: 'deal/not-now' });
    expect(game.engine.decider(table.state)).toBe(0);
    expect(outcomes(table)).toEqual([]);
  });

  it('[SO-2] is each seat that may begin, all as likely, and nothing while somebody decides', () => {
    expect(outcomes(arranged(3, { first: 'drawn' }))).toEqual([32, 33, 34].map((outcome) => [outcome, 1 / 3]));
    expect(outcomes(arranged(3, { first: 2 }))).toEqual([]);
  });
});
