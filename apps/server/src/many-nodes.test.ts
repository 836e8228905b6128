import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { CHARACTER_IDS } from '@wunderkammer/cast';
import { verifyRecord } from '@wunderkammer/kernel';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { Client } from './testing/client.ts';
import { crowding } from './testing/crowding.ts';
import { Fleet } from './testing/fleet.ts';
import { brokenPromises, eventsIn } from './testing/kept.ts';
import { HAS_NATS } from './testing/nats-server.ts';
import type { Player } from './testing/player.ts';
import { HAS_POSTGRES } from './testing/postgres-server.ts';
import { smallWebApp } from './testing/web-app.ts';

/*
 * Three servers in processes of their own, on a real PostgreSQL and a real NATS. Whatever becomes of any of them: what was
 * acknowledged is there, once, and play goes on at the others. `npm run test:long` does more of everything.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const NODES = 3;
const KILLS = LONG ? 40 : 2;
const TABLES_OF_EACH = LONG ? 6 : 1;
/** After so many steps a game is not waited for any longer; Die drei Magier takes thousands. */
const LONGEST_GAME = LONG ? Number.POSITIVE_INFINITY : 250;
const GOES_ON_MS = 30_000;
const MINUTE = 60_000;
/** Within which the tasks of a server that is gone are another's; and what the machine may take besides. */
const TAKEN_OVER_MS = 5_000;
const SLACK_MS = 1_000;

const KINDS: readonly Partial<OnlineSetup>[] = [
  { game: 'feuersalamander', seats: 3, options: { target: 1 } },
  { game: 'drei-magier', seats: 3 },
  { game: 'salomons-oordeel', seats: 3 },
];

describe.runIf(HAS_NATS && HAS_POSTGRES)('three servers on one PostgreSQL and one NATS', () => {
  const web = smallWebApp();
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await Fleet.open(NODES, web, { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' });
  }, MINUTE);
  afterAll(async () => {
    await fleet.end();
    rmSync(web, { recursive: true });
  });
  afterEach(() => {
    fleet.stopPlayers();
    fleet.players.length = 0;
  });

  /** Tables of every kind with people at all three servers, some with bots among them. */
  const fill = async (habits: { readonly thinks: number; readonly once?: boolean }): Promise<readonly Player[]> => {
    const first: Player[] = [];
    for (let number = 0; number < TABLES_OF_EACH; number++) {
      for (const setup of KINDS) first.push((await fleet.seat(3, setup, () => habits))[0]!);
    }
    const withBots = await fleet.seat(2, { game: 'drei-magier', seats: 3 }, () => habits);
    await fleet.resynced();
    return [...first, withBots[0]!];
  };

  /** Everybody stops; what they were told is compared with what is kept, and with what they would be shown now. */
  const checkAll = async (): Promise<void> => {
    for (const player of fleet.players) player.finish();
    await Promise.all(fleet.players.map((player) => player.quiet()));
    expect(fleet.players.flatMap(({ faults }) => faults)).toEqual([]);
    expect(brokenPromises(fleet.players, await fleet.ask(eventsIn))).toEqual([]);
  };

  it(
    'play whole games of every kind, each person at another server',
    async () => {
      const players = await fill({ thinks: 3, once: true });
      const isDone = ({ isOver, log }: Player): boolean => isOver || log.length > LONGEST_GAME;
      const unfinished = (): readonly string[] =>
        fleet.players.flatMap((player) =>
          isDone(player) ? [] : [`${player.table}, ${player.log.length} steps, ${player.pending.size} asked`],
        );
      await expect.poll(unfinished, { timeout: LONG ? 60 * MINUTE : MINUTE / 2 }).toEqual([]);
      await checkAll();
      for (const { table } of players.filter(({ isOver }) => isOver)) {
        const records = await Promise.all(
          fleet.addresses.map(async (address) => (await fetch(`${address}/api/tables/${table}/record`)).json()),
        );
        for (const record of records) expect(record).toEqual(records[0]);
        expect(verifyRecord(records[0], GAMES)).toMatchObject({ ok: true });
      }
      for (const player of players) {
        if (player.isOver) continue;
        await expect.poll(async () => player.differenceTo(await fleet.look(player))).toBeUndefined();
      }
    },
    LONG ? 60 * MINUTE : undefined,
  );

  /** A table at which bots play among themselves: how long nothing happened at it after one of these dates, at the most. */
  const botsAlone = async (): Promise<(kills: readonly number[]) => Promise<number>> => {
    const guest = await fleet.newGuest();
    const table = await fleet.newTable(guest, { game: 'drei-magier', seats: 3 });
    const client = await Client.connect(fleet.address, { token: guest.token });
    await client.open(table);
    await client.must(table, { type: 'sit', seat: 0, name: guest.name, entropy: 'luck' });
    for (const seat of [1, 2]) await client.must(table, { type: 'bot', seat, as: CHARACTER_IDS[seat]! });
    await client.must(table, { type: 'start' });
    await client.must(table, { type: 'hand', seat: 0, to: 'bot' });
    await client.close();
    return async (kills) => {
      const events = (await fleet.ask((store) => store.events(table, 0))).events.map(
        (event) => (JSON.parse(event) as { readonly at: number }).at,
      );
      // Whoever took over may have been the next one to be killed.
      const pauses = events.slice(1).map((at, index) => {
        const last = kills.findLast((kill) => kill < at) ?? 0;
        return at - Math.max(events[index]!, last);
      });
      return Math.max(...pauses);
    };
  };

  it(
    `lose nothing and do nothing twice when one is killed ${KILLS} times`,
    async () => {
      const tables = await fill({ thinks: 40 });
      const longestPause = await botsAlone();
      const kills: number[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const node = kill % NODES;
        await setTimeout(Math.random() * 500);
        await fleet.stop(node, 'SIGKILL');
        kills.push(Date.now());
        await fleet.goesOn(tables, GOES_ON_MS);
        await fleet.start(node);
        expect(fleet.players.flatMap(({ faults }) => faults)).toEqual([]);
      }
      await fleet.goesOn(tables, GOES_ON_MS);
      await checkAll();
      expect(await longestPause(kills)).toBeLessThan(TAKEN_OVER_MS + SLACK_MS * crowding());
    },
    LONG ? 60 * MINUTE : undefined,
  );

  it(
    'go on while NATS is away and when it comes back, and while PostgreSQL restarts',
    async () => {
      const tables = await fill({ thinks: 20 });
      await fleet.nats.stop();
      await fleet.goesOn(tables, GOES_ON_MS);
      await setTimeout(LONG ? 10_000 : 300);
      await fleet.goesOn(tables, GOES_ON_MS);
      await fleet.nats.start();
      await fleet.goesOn(tables, GOES_ON_MS);
      for (const how of LONG ? (['fast', 'immediate', 'fast', 'immediate'] as const) : (['immediate'] as const)) {
        await fleet.postgres.stop(how);
        await setTimeout(300);
        await fleet.postgres.resume();
        await fleet.goesOn(tables, GOES_ON_MS);
      }
      await checkAll();
    },
    LONG ? 60 * MINUTE : undefined,
  );

  it(
    'go on when two of them are cut off from NATS, and their clocks are off by minutes',
    async () => {
      fleet.setClock(0, 11 * MINUTE);
      fleet.setClock(2, -7 * MINUTE);
      fleet.cut(0);
      fleet.cut(1);
      const tables = await fill({ thinks: 20 });
      const clock = { type: 'move', seconds: 5 } as const;
      const began = Date.now();
      const [, sleeper] = await fleet.seat(2, { clock }, (index) => ({ thinks: 20, sleeps: index === 1 }));
      await fleet.goesOn([...tables, sleeper!], GOES_ON_MS);
      await setTimeout(LONG ? 30_000 : 0);
      await fleet.goesOn(tables, GOES_ON_MS);
      fleet.mend(0);
      fleet.mend(1);
      await fleet.goesOn(tables, GOES_ON_MS);
      await checkAll();
      const kept = [...(await fleet.ask(eventsIn)).entries()].filter(([, [first]]) => first!.at >= began - 1_000);
      expect(kept.length).toBeGreaterThan(0);
      const all = kept.flatMap(([, events]) => events);
      // Dates are those of the database, and the time of the house goes on at every table.
      for (const { at } of all) expect(Math.abs(at - began)).toBeLessThan(LONG ? 10 * MINUTE : MINUTE);
      for (const [, events] of kept) {
        const times = events.map(({ time }) => time);
        const back = times.slice(1).map((time, index) => times[index]! - time);
        expect(Math.max(...back)).toBeLessThan(SLACK_MS);
      }
      fleet.setClock(0, 0);
      fleet.setClock(2, 0);
    },
    LONG ? 60 * MINUTE : undefined,
  );
});
