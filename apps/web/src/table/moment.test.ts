import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import {
  allSeats,
  botPlayer,
  type Game,
  playAll,
  type StepBase,
  simulate,
  tableOf,
  type ViewBase,
  type Viewer,
} from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import { momentOf } from './moment.ts';

const GAMES: readonly (readonly [Game, number])[] = [
  [feuersalamander, 3],
  [dreiMagier, 3],
  [salomonsOordeel, 2],
];

describe.each(GAMES.map(([game, seats]) => ({ id: game.id, game, seats })))('a moment of $id', ({ game, seats }) => {
  const table = tableOf(game, seats);
  const { steps } = simulate(game, seats, {}, botPlayer, 'moments');

  it.each([0.4, 1])(
    'is the table that each of them saw then, made from what they know after %f of the game',
    (part) => {
      const played = steps.slice(0, Math.floor(steps.length * part));
      for (const viewer of [...allSeats(seats), 'watcher'] satisfies Viewer[]) {
        const [views, log]: [ViewBase[], StepBase[]] = [[], []];
        const now = playAll(game, table, played, (before, step) => {
          views.push(game.view(before, viewer));
          log.push(game.seen(before, step, viewer));
        });
        views.push(game.view(now, viewer));
        for (let version = 1; version <= log.length; version += 7) {
          const moment = momentOf(game, table, views.at(-1)!, log, version);
          expect(moment).toEqual({ before: views[version - 1], event: log[version - 1], view: views[version] });
        }
      }
    },
  );
});
