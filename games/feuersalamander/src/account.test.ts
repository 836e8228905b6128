import { allSeats, botPlayer, playAll, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { account } from './account.ts';
import { feuersalamander } from './game.ts';
import { luck } from './luck.ts';
import type { Seen } from './vocabulary.ts';

/** A game that bots played, as a watcher saw it. */
const watched = (seed: string) => {
  const { steps, result } = simulate(feuersalamander, 3, { target: 49 }, botPlayer, seed);
  const log: Seen[] = [];
  const table = tableOf(feuersalamander, 3, { target: 49 });
  const end = playAll(feuersalamander, table, steps, (before, step) =>
    log.push(feuersalamander.seen(before, step, 'watcher')),
  );
  return { log, result: result!, view: feuersalamander.view(end, 'watcher'), steps };
};

it('[FS-32] what the combinations brought adds up to the score, on the table and in the log', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { log, result, view } = watched(seed);
    for (const own of allSeats(3)) {
      const values = account(log, own);
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(result.scores[own]);
      expect(view.players[own]!.combinations.map(({ value }) => value)).toEqual(values);
    }
  }
});

it('[FS-3] luck counts the throws of one player alone, and what they would bring on the average', () => {
  const thrown = (by: number, pips: readonly [number, number]): Seen => ({
    by: 'chance',
    type: 'sticks',
    seat: seat(by),
    pips,
    symbol: 'token',
    idle: false,
  });
  const log = [thrown(0, [4, 4]), thrown(1, [1, 1]), thrown(0, [1, 2]), thrown(0, [2, 2]), thrown(0, [3, 1])];
  expect(luck(log, seat(0))).toEqual({ throws: 4, pips: 19, expectedPips: 20, doubles: 2, expectedDoubles: 1 });
  expect(luck(log, seat(2))).toEqual({ throws: 0, pips: 0, expectedPips: 0, doubles: 0, expectedDoubles: 0 });
});

it('[FS-3] over many games the luck of all evens out', () => {
  const all = ['d', 'e', 'f', 'g'].flatMap((seed) => {
    const { log } = watched(seed);
    return allSeats(3).map((own) => luck(log, own));
  });
  const sum = (of: (each: (typeof all)[number]) => number): number => all.reduce((total, each) => total + of(each), 0);
  expect(sum(({ pips }) => pips) / sum(({ expectedPips }) => expectedPips)).toBeCloseTo(1, 1);
});
