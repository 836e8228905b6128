import { rmSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fleet } from './testing/fleet.ts';
import { brokenPromises, eventsIn } from './testing/kept.ts';
import { HAS_NATS } from './testing/nats-server.ts';
import { HAS_NGINX, Nginx } from './testing/nginx.ts';
import type { Player } from './testing/player.ts';
import { HAS_POSTGRES } from './testing/postgres-server.ts';
import { OF_EACH, Visitors } from './testing/visitors.ts';
import { smallWebApp } from './testing/web-app.ts';

/*
 * deploy/nginx-nodes.conf as it is, before three servers in processes of their own. Nobody knows of more than the one door, and
 * servers go while everybody plays.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
/** How often a server is killed or stopped, in turn. */
const TURNS = LONG ? 12 : 2;
const TABLES_OF_EACH = LONG ? 3 : 1;
const GOES_ON_MS = 30_000;
const MINUTE = 60_000;

const KINDS: readonly Partial<OnlineSetup>[] = [
  { game: 'feuersalamander', seats: 3 },
  { game: 'drei-magier', seats: 3 },
  { game: 'salomons-oordeel', seats: 3 },
];

describe.runIf(HAS_NGINX && HAS_NATS && HAS_POSTGRES)('three servers behind nginx', () => {
  const web = smallWebApp();
  let fleet: Fleet;
  let nginx: Nginx;
  let players: readonly Player[];

  beforeAll(async () => {
    fleet = await Fleet.open(3, web, { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' });
    nginx = await Nginx.open('nginx-nodes.conf', fleet.nodes);
    setDefaultCACertificates([...getCACertificates('default'), nginx.certificate]);
    fleet.door = `https://127.0.0.1:${nginx.safe}`;
    for (let number = 0; number < TABLES_OF_EACH; number++) {
      for (const setup of KINDS) await fleet.seat(3, setup, () => ({ thinks: 30 }));
    }
    await fleet.resynced();
    players = [...fleet.players];
  }, MINUTE);
  afterAll(async () => {
    await nginx?.close();
    await fleet.end();
    rmSync(web, { recursive: true });
  });

  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

  it('lets everybody in, each time at the server with the fewest lines', async () => {
    await fleet.goesOn(players, GOES_ON_MS);
    const each = await fleet.lines();
    expect(sum(each)).toBe(players.length);
    expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
  });

  it(
    'brings everybody to the others when a server is killed or stopped, and uses it again when it is back',
    async () => {
      for (let turn = 0; turn < TURNS; turn++) {
        const node = turn % 3;
        const signal = turn % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
        const visitors = new Visitors(fleet.door!);
        const { code } = await fleet.stop(node, signal);
        await fleet.goesOn(fleet.players, GOES_ON_MS);
        await fleet.resynced();
        const without = await fleet.lines();
        expect([without[node], sum(without)]).toEqual([0, fleet.players.length]);
        const before = visitors.answered;
        await expect.poll(() => visitors.answered, { timeout: GOES_ON_MS }).toBeGreaterThan(before + 20);
        await visitors.leave();
        expect([signal, visitors.failed.GET]).toEqual([signal, []]);
        // What changes something and was in the hands of one that is killed is asked again by nobody but whoever asked.
        if (signal === 'SIGKILL') expect(visitors.failed.POST.length).toBeLessThanOrEqual(OF_EACH);
        else expect([code, visitors.failed.POST]).toEqual([0, []]);
        await fleet.start(node);
      }
      // Left out for five seconds after it was last tried, the one that came last has the fewest lines then.
      const comeAgain = async (): Promise<readonly number[]> => {
        for (const player of fleet.players) player.hangUp();
        await fleet.resynced();
        return fleet.lines();
      };
      await expect
        .poll(async () => Math.min(...(await comeAgain())), { timeout: MINUTE / 2, interval: 500 })
        .toBeGreaterThan(0);
    },
    LONG ? 10 * MINUTE : undefined,
  );

  it('keeps every acknowledged move, once', async () => {
    for (const player of fleet.players) player.finish();
    await Promise.all(fleet.players.map((player) => player.quiet()));
    expect(fleet.players.flatMap(({ faults }) => faults)).toEqual([]);
    expect(brokenPromises(fleet.players, await fleet.ask(eventsIn))).toEqual([]);
  });
});
