import { endlessToy, type ToyTypes, toyGame } from '@wunderkammer/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { seenLog } from './cursor.ts';
import { MOST_STEPS, playout } from './playout.ts';
import { FastRandom } from './random.ts';
import { allSeats, seat } from './seat.ts';
import { botPlayer, randomPlayer, seatBot, seatEach } from './seating.ts';
import { simulate } from './simulate.ts';
import { tableOf } from './table.ts';

describe('a game that never ends', () => {
  it('ends a simulation, which says which game it was', () => {
    expect(() => simulate(endlessToy, 2, {}, randomPlayer, 'for ever')).toThrow(
      `toy, seed "for ever", is not over after ${MOST_STEPS} steps`,
    );
  });

  it('ends a playout', () => {
    const state = endlessToy.create(tableOf(endlessToy, 2));
    expect(() => playout(endlessToy.engine, endlessToy.engine.randomPolicy, state, new FastRandom('for ever'))).toThrow(
      `toy is not over after ${MOST_STEPS} moves`,
    );
  });
});

/** Always bids the same, and remembers what reached it. */
class Stubborn implements Bot<ToyTypes> {
  readonly observed: object[] = [];
  readonly asked: object[] = [];
  readonly #bid: number;

  constructor(bid: number) {
    this.#bid = bid;
  }

  observe(seen: ToyTypes['Seen']): void {
    this.observed.push(seen);
  }

  decide(...[view, legal]: Parameters<Bot<ToyTypes>['decide']>): ReturnType<Bot<ToyTypes>['decide']> {
    this.asked.push(view);
    return legal[this.#bid]!;
  }
}

describe('a bot of one’s own', () => {
  it('takes its seat beside the others, is told what that seat sees, and is made anew for each game', () => {
    const made: { readonly at: number; readonly seats: number; readonly drawn: number; readonly bot: Stubborn }[] = [];
    const mine = seatBot<ToyTypes>((at, table, random) => {
      const bot = new Stubborn(2);
      made.push({ at, seats: table.seats, drawn: random.below(1_000_000), bot });
      return bot;
    });
    const seating = seatEach([botPlayer, mine]);
    const { steps } = simulate(toyGame, 3, { highest: 3 }, seating, 'mine');
    simulate(toyGame, 3, { highest: 3 }, seating, 'another');
    expect(made.map(({ at, seats }) => [at, seats])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(made[0]!.drawn).not.toBe(made[1]!.drawn);
    // The toy's own bot bids as high as it may, and sits on the other two seats.
    expect(steps.flatMap((step) => (step.type === 'bid' ? [[step.by, step.bid]] : []))).toEqual([
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
    const { observed, asked } = made[0]!.bot;
    expect(observed).toEqual(seenLog(toyGame, tableOf(toyGame, 3, { highest: 3 }), steps, seat(1)));
    expect(asked).toMatchObject([{ viewer: 1 }]);
  });

  it('may sit everywhere, or beside those who know everything', () => {
    const bids = (...seatings: Parameters<typeof seatEach<ToyTypes>>[0]): readonly unknown[] =>
      simulate(toyGame, 3, { highest: 3 }, seatEach(seatings), 'x').steps.flatMap((step) =>
        step.type === 'bid' ? [step.bid] : [],
      );
    const always = (bid: number) => seatBot<ToyTypes>(() => new Stubborn(bid));
    expect(bids(always(1))).toEqual([1, 1, 1]);
    expect(bids(...allSeats(3).map(always))).toEqual([0, 1, 2]);
    expect(
      bids(() => ({ decide: ({ options }, by) => ({ by, type: 'bid', bid: options.highest }) }), always(0)),
    ).toEqual([3, 0, 3]);
  });
});
