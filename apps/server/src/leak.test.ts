import {
  allViewers,
  type Game,
  isDecision,
  randomPlayer,
  type Seat,
  type StepBase,
  seat,
  simulate,
  type Viewer,
} from '@wunderkammer/kernel';
import { type Fixtures, twoTruths } from '@wunderkammer/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures as dreiMagier } from '../../../games/drei-magier/src/fixtures.ts';
import { fixtures as feuersalamander } from '../../../games/feuersalamander/src/fixtures.ts';
import { fixtures as salomonsOordeel } from '../../../games/salomons-oordeel/src/fixtures.ts';
import type { Client } from './testing/client.ts';
import { scripted } from './testing/scripted-draw.ts';
import { StillWorld } from './testing/still-world.ts';
import { type Guest, TestServer } from './testing/test-server.ts';
import { Wire } from './testing/wire.ts';

/*
 * The promise of the wire: what you may not know is never sent to you. A whole server plays the same game twice, the
 * second time with other hidden facts (other cards, other arrangements) that one of those who look at it could not know
 * of. Every byte that reaches this one must be the same, in as many frames of the same length, whatever is asked for:
 * first load, sync, moves, refusals, chat, notebooks, lists, coming back, the record of a running game.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const GAMES_EACH = LONG ? 12 : 1;

let servers: TestServer[] = [];
// Pings come by the real time: in these tests none does.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  servers = [];
  vi.useRealTimers();
});

const nameOf = (viewer: Viewer): string => (viewer === 'watcher' ? 'watcher' : `seat ${viewer}`);

/** Plays a script through the server; returns everything that `listener` and a watcher got. */
const play = async (
  game: Game,
  seats: number,
  steps: readonly StepBase[],
  listener: Viewer,
): Promise<Readonly<Record<string, string>>> => {
  const world = new StillWorld('leak');
  const wire = new Wire();
  const server = await TestServer.open({ BOT_PACE: '1000' }, { world, draw: scripted(steps) });
  servers.push(server);
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await server.guest(`Guest ${seat}`));
  const table = await server.table(guests[0]!, {
    game: game.id,
    seats,
    aids: 'automatic',
    clock: { type: 'bank', seconds: 3600, bonus: 5 },
    listed: true,
  });
  const own = listener === 'watcher' ? undefined : guests[listener];
  const overHttp = async (when: string): Promise<void> => {
    for (const path of ['/api/house', '/api/lobby', '/api/me/tables', `/api/tables/${table}/record`, `/t/${table}`]) {
      await wire.ask(server, `${nameOf(listener)} ${when}`, path, own);
    }
  };
  await overHttp('before');

  const arrive = (viewer: Viewer, again = ''): Promise<Client> =>
    server.connect(viewer === 'watcher' ? undefined : guests[viewer], {
      name: `${viewer}${again === '' ? '' : '-again'}`,
      ...((viewer === listener || viewer === 'watcher') && { tap: wire.tap(nameOf(viewer) + again) }),
    });
  const clients = new Map<Viewer, Client>();
  for (const viewer of allViewers(seats)) {
    const client = await arrive(viewer);
    clients.set(viewer, client);
    await client.open(table);
    if (viewer === 'watcher') client.send({ t: 'list', what: 'lobby', on: true });
    else await client.must(table, { type: 'sit', name: `Guest ${viewer}`, entropy: `luck ${viewer}` });
  }
  const listening = (): Client => clients.get(listener)!;
  if (own !== undefined) {
    listening().send({ t: 'list', what: 'mine', on: true });
    await listening().next('list');
  }
  const began = [...clients.values()].map((client) => client.next('sync', ({ game: begun }) => begun !== undefined));
  await clients.get(0 as Seat)!.must(table, { type: 'start' });
  await Promise.all(began);

  /** Somebody curious asks for all there is, and tries what is not allowed. */
  const pry = async (at: number): Promise<void> => {
    const client = listening();
    if (listener === 'watcher') {
      await client.do(table, { type: 'play', after: at, step: { by: seat(0), type: 'pass' } });
      return;
    }
    const answered = (id: string) => client.next('answer', (message) => message.id === id);
    const legal = answered(`legal-${at}`);
    client.send({ t: 'legal', id: `legal-${at}`, table });
    await legal;
    for (const type of ['pass', 'throw', 'stop', 'nothing']) {
      const id = `why-${at}-${type}`;
      const said = Promise.race([answered(id), client.next('refused', (message) => message.id === id)]);
      client.send({ t: 'why', id, table, step: { by: listener, type } });
      await said;
    }
    await client.mark(table, { [`mark ${at}`]: 'x', [`mark ${at + 1}`]: '' });
    await client.do(table, { type: 'play', after: at, step: { by: seat((listener + 1) % seats), type: 'throw' } });
    await client.must(table, { type: 'say', text: `at step ${at}` });
    await overHttp(`at ${at}`);
  };

  /** What the time that passed set off has reached everybody: lists are read from the store and sent. */
  const quiet = async (): Promise<void> => {
    await server.server.store.head(table);
    const answered = [...clients.values()].map((client) => client.next('pong'));
    for (const client of clients.values()) client.send({ t: 'ping' });
    await Promise.all(answered);
  };

  const middle = Math.floor(steps.length / 2);
  let pried = false;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]!;
    if (!isDecision(step)) continue;
    if (index >= middle && !pried) {
      pried = true;
      await pry(index);
      await listening().close();
      const back = await arrive(listener, ' again');
      clients.set(listener, back);
      await back.open(table, { steps: Math.floor(middle / 2), chat: 0 });
    }
    const told = [...clients.values()].map((client) => client.next('played'));
    await clients.get(step.by)!.must(table, { type: 'play', after: index, step });
    await Promise.all(told);
    world.pass(1_234);
    await quiet();
  }
  await pry(steps.length);
  await Promise.all([...clients.values()].map((client) => client.close()));
  return { ...wire.heard, 'unforeseeable things asked for': String(world.drawn) };
};

describe.each([
  [feuersalamander as Fixtures, [2, 3, 4]],
  [salomonsOordeel as Fixtures, [2, 3, 4]],
])('what travels from the server', (secrets, tables) => {
  it.each(tables)(`tells nobody what is hidden (${secrets.game.id}, %i players)`, async (seats) => {
    let compared = 0;
    for (let number = 0; number < GAMES_EACH; number++) {
      for (const listener of LONG ? allViewers(seats) : ([number % seats, 'watcher'] as Viewer[])) {
        const pair = twoTruths(
          secrets,
          { seats, options: {} },
          listener,
          `${secrets.game.id} ${seats} ${number} ${listener}`,
        );
        if (pair === undefined) continue;
        const here = await play(secrets.game, seats, pair.truth, listener);
        const there = await play(secrets.game, seats, pair.other, listener);
        expect(there).toEqual(here);
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(GAMES_EACH);
  });
});

it('would notice: those who hold the other cards do get other bytes', async () => {
  const pair = twoTruths(feuersalamander, { seats: 2, options: {} }, 0 as Seat, 'a change is noticed')!;
  const [here, there] = [
    await play(feuersalamander.game, 2, pair.truth, 1 as Seat),
    await play(feuersalamander.game, 2, pair.other, 1 as Seat),
  ];
  expect(there).not.toEqual(here);
  expect(there['watcher']).toEqual(here['watcher']);
});

it('shows everybody the same steps where nothing is hidden (Die drei Magier)', async () => {
  const { game } = dreiMagier;
  const { steps } = simulate(game, 3, {}, randomPlayer, 'open');
  const heard = await play(game, 3, steps.slice(0, 40), 0 as Seat);
  const seen = (name: string): readonly string[] => heard[name]!.match(/"s":\{[^}]*\}/g) ?? [];
  const [own, publicly] = [[...seen('seat 0'), ...seen('seat 0 again')], seen('watcher')];
  expect(publicly.length).toBeGreaterThan(20);
  // Whoever comes back is told again what they missed.
  expect(own).toEqual(expect.arrayContaining([...publicly]));
});
