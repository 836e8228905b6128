import { allSeats, botPlayer, playAll, simulate, tableOf } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { account } from './account.ts';
import { salomonsOordeel } from './game.ts';
import type { Seen, Variant } from './vocabulary.ts';

const watched = (variant: Variant, seats: number, seed: string) => {
  const { steps, result } = simulate(salomonsOordeel, seats, { variant }, botPlayer, seed);
  const log: Seen[] = [];
  const table = tableOf(salomonsOordeel, seats, { variant });
  playAll(salomonsOordeel, table, steps, (before, step) => log.push(salomonsOordeel.seen(before, step, 'watcher')));
  return { log, result: result!, table };
};

it.each([
  ['easy', 2],
  ['full', 2],
  ['full', 3],
  ['full', 4],
] as const)(
  '[SO-2] [SO-13] secrets dealt less those named, given, revealed and made way are the score (%s, %i seats)',
  (variant, seats) => {
    for (const seed of ['a', 'b', 'c']) {
      const { log, result, table } = watched(variant, seats, seed);
      for (const own of allSeats(seats)) {
        const { dealt, named, given, revealed, madeWay } = account(log, own, table.options, seats);
        expect(dealt - named - given - revealed - madeWay).toBe(result.scores[own]);
      }
    }
  },
);
