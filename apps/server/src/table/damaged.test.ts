import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Room } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '../log.ts';
import { EVENTS_PER_TABLE } from '../store/sqlite/schema.ts';
import type { Client } from '../testing/client.ts';
import { playAnything } from '../testing/play-anything.ts';
import { type Guest, TestServer } from '../testing/test-server.ts';

const ADMIN_PASSWORD = 'open sesame, please';

let folder: string;
let server: TestServer;
let log: { level: string; msg: string; table?: string; err?: { message: string } }[];

const start = async (): Promise<void> => {
  log = [];
  const logger = logTo('warn', { write: (line) => void log.push(JSON.parse(line)) });
  server = await TestServer.open({ ADMIN_PASSWORD }, { logger }, folder);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wunderkammer-data-'));
  await start();
});
afterEach(() => server.remove());

/** Stops the server, changes its database behind its back, and starts it again. */
const change = async (...sql: readonly string[]): Promise<void> => {
  await server.stop();
  const db = new DatabaseSync(join(folder, 'wunderkammer.sqlite'));
  for (const line of sql) db.exec(line);
  db.close();
  await start();
};

const idOf = (table: string, version: number): string =>
  `(SELECT number FROM heads WHERE name = '${table}') * ${EVENTS_PER_TABLE} + ${version}`;

/** One letter of an event becomes another. */
const flip = (table: string, version: number): string =>
  `UPDATE recent SET event = replace(event, '"at":1', '"at":2') WHERE id = ${idOf(table, version)}`;

const asHost = async (path: string, method = 'GET'): Promise<{ status: number; body: never }> => {
  const authorization = `Basic ${Buffer.from(`host:${ADMIN_PASSWORD}`).toString('base64')}`;
  const response = await fetch(`${server.address}/api/admin${path}`, { method, headers: { authorization } });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
};

/** Two people who have played some moves, and how many events and steps there are. */
const played = async (names: readonly [string, string], setup = {}) => {
  const { table, guests, clients } = await server.playing(names, setup);
  for (let move = 0; move < 6; move++) await playAnything(table, clients);
  const { game } = await clients[0]!.open(table);
  await Promise.all(clients.map((client) => client.close()));
  const { events } = await server.server.store.events(table, 0);
  return { table, guests: guests as [Guest, Guest], events: events.length, steps: game!.steps };
};

const back = async (guests: readonly Guest[], table: string) => {
  const clients: Client[] = [];
  const syncs = [];
  for (const guest of guests) {
    const client = await server.connect(guest);
    clients.push(client);
    syncs.push(await client.open(table));
  }
  return { clients, syncs };
};

describe('a table of which an event was changed', () => {
  it('can be looked at up to there, takes no command, and is the only one', async () => {
    const damaged = await played(['Anna', 'Bert']);
    const sound = await played(['Cleo', 'Dora']);
    const at = damaged.events - 3;
    await change(flip(damaged.table, at));

    const { clients, syncs } = await back(damaged.guests, damaged.table);
    for (const { room, game } of syncs) {
      expect(room.damaged).toBe('lost');
      expect(game!.steps).toBeLessThan(damaged.steps);
      expect(game!.log).toHaveLength(game!.steps);
      expect(game!.offer).toBeUndefined();
    }
    for (const command of [
      { type: 'say', text: 'hello?' },
      { type: 'resign' },
      { type: 'end', agree: true },
      { type: 'hand', seat: 0, to: 'bot' },
    ] as const) {
      expect(await clients[0]!.do(damaged.table, command)).toMatchObject({ t: 'refused', code: 'damaged' });
    }
    await expect(playAnything(damaged.table, clients)).rejects.toThrow('nobody has anything to decide');
    expect(await asHost(`/tables/${damaged.table}/close`, 'POST')).toMatchObject({
      status: 409,
      body: { code: 'damaged' },
    });

    const others = await back(sound.guests, sound.table);
    expect(others.syncs[0]!.room.damaged).toBeUndefined();
    await playAnything(sound.table, others.clients);

    await server.server.house.round();
    const told = log.filter(({ table }) => table === damaged.table);
    expect(told).toMatchObject([
      {
        level: 'error',
        err: { message: expect.stringContaining(`set aside: of ${damaged.events} events the first ${at} are sound`) },
      },
    ]);
    expect(log).toHaveLength(1);
    const figures = await asHost('');
    expect(figures.body).toMatchObject({ damaged: [{ table: damaged.table, sound: at, told: damaged.events }] });
    await Promise.all([...clients, ...others.clients].map((client) => client.close()));
  });

  it('goes on from there, before everybody’s eyes, when the host accepts it', async () => {
    const { table, guests, events } = await played(['Anna', 'Bert']);
    await change(flip(table, events - 3));
    const { clients, syncs } = await back(guests, table);
    const synced = clients.map((client) => client.next('sync'));
    expect(await asHost(`/tables/${table}/accept`, 'POST')).toEqual({ status: 200, body: { events: events - 3 } });
    for (const { room, game } of await Promise.all(synced)) {
      expect(room.damaged).toBeUndefined();
      expect(game!.steps).toBe(syncs[0]!.game!.steps);
    }
    for (let move = 0; move < 6; move++) await playAnything(table, clients);
    expect(await asHost(`/tables/${table}/accept`, 'POST')).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect(await asHost('/tables/nowhere00000/accept', 'POST')).toMatchObject({ status: 404 });
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
    await start();
    const again = await back(guests, table);
    expect(again.syncs[0]!.room.damaged).toBeUndefined();
    expect(log).toEqual([]);
    await Promise.all(again.clients.map((client) => client.close()));
  });

  it('is told of at each start until then', async () => {
    const { table, guests, events } = await played(['Anna', 'Bert']);
    await change(flip(table, 5));
    const { clients } = await back(guests, table);
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
    await start();
    expect(log).toMatchObject([
      { level: 'error', msg: 'this table is set aside: something of it is lost', table, sound: 5, told: events },
    ]);
  });

  it('of which nothing is left says so, and goes when the host accepts that', async () => {
    const { table, guests } = await played(['Anna', 'Bert']);
    await change(flip(table, 0));
    const client = await server.connect(guests[0]);
    const refused = client.next('refused');
    client.send({ t: 'open', table });
    expect(await refused).toMatchObject({ table, code: 'damaged' });
    expect(await asHost(`/tables/${table}/accept`, 'POST')).toEqual({ status: 200, body: { events: 0 } });
    const gone = client.next('gone');
    client.send({ t: 'open', table });
    expect(await gone).toMatchObject({ table, code: 'unknown' });
    expect((await server.ask('GET', '/api/me/tables', undefined, guests[0].token)).body).toEqual({ tables: [] });
    await client.close();
  });

  it('is ended when somebody who sat there is removed, and has nothing of theirs any more', async () => {
    const { table, guests, events } = await played(['Annabella', 'Bert']);
    const whole = await played(['Cleo', 'Dora']);
    await change(flip(table, events - 1), flip(whole.table, 0));
    for (const { token } of [guests[0], whole.guests[0]]) {
      expect((await server.ask('DELETE', '/api/me', undefined, token)).status).toBe(204);
    }
    const kept = await server.server.store.events(table, 0);
    expect(kept.damage).toBeUndefined();
    expect(kept.events.join()).not.toMatch(new RegExp(`Annabella|${guests[0].id}`));
    expect(kept.events.join()).toContain('"type":"forgotten"');
    const client = await server.connect(guests[1]);
    expect((await client.open(table)).room).toMatchObject({ status: 'over', ending: { how: 'closed' } });
    await client.close();
    expect(await server.server.store.events(whole.table, 0)).toEqual({ events: [] });
  });
});

// Whoever's turn it would be: a bot's, or somebody's whose clock would run.
it.each([1, 2, 3])('has no bot and no clock that acts at a damaged table (%d from its end)', async (last) => {
  const guest = await server.guest('Anna');
  const table = await server.table(guest, { seats: 2, clock: { type: 'move', seconds: 5 } });
  const client = await server.connect(guest);
  await client.open(table);
  await client.must(table, { type: 'bot', seat: 1, as: 'balthasar' });
  await client.must(table, { type: 'sit', name: 'Anna', entropy: 'x' });
  await client.must(table, { type: 'start' });
  for (let move = 0; move < 5; move++) {
    await expect.poll(async () => (await client.open(table)).game!.offer, { timeout: 10_000 }).toBeDefined();
    await playAnything(table, [client]);
  }
  await client.close();
  const { events } = await server.server.store.events(table, 0);
  await change(flip(table, events.length - last));
  const {
    syncs: [before],
    clients: [watching],
  } = await back([guest], table);
  expect(before!.room.clocks).toBeUndefined();
  expect(server.server.house.inMemory(table)!.isIdle).toBe(false);
  await watching!.close();
  // Nobody looks, and it waits for nothing: it may leave the memory, and is not fetched again.
  await expect.poll(() => server.server.house.inMemory(table)!.isIdle).toBe(true);
  for (let round = 0; round < 3; round++) await server.server.house.round();
  expect(server.server.house.inMemory(table)).toBeUndefined();
  expect((await server.server.store.events(table, 0)).events).toHaveLength(events.length - last);
  // Fetched by somebody who wants to see it, it is not told of a second time.
  const again = await back([guest], table);
  expect(log).toHaveLength(1);
  await Promise.all(again.clients.map((client) => client.close()));
});

it('sets a table aside whose events are as they were kept and make no game', async () => {
  const { table, guests, events } = await played(['Anna', 'Bert']);
  const { store } = server.server;
  const kept = (await store.events(table, 0)).events;
  await store.rewrite(table, new Map([[7, kept[0]!]]));
  await server.stop();
  await start();
  const { clients, syncs } = await back(guests, table);
  expect((syncs[0]!.room as Room).damaged).toBe('unfit');
  expect(await clients[0]!.do(table, { type: 'say', text: 'hello' })).toMatchObject({ code: 'damaged' });
  expect(log).toMatchObject([
    {
      err: {
        message: expect.stringMatching(
          new RegExp(`^set aside: of ${events} events the first 7 are sound \\(the table was opened twice\\)`),
        ),
      },
    },
  ]);
  const synced = clients.map((client) => client.next('sync'));
  expect(await asHost(`/tables/${table}/accept`, 'POST')).toEqual({ status: 200, body: { events: 7 } });
  await Promise.all(synced);
  await playAnything(table, clients);
  await Promise.all(clients.map((client) => client.close()));
});

it('sets a game aside that was begun on an older board, and lets it go on from there when the host accepts it', async () => {
  const { table, clients, guests } = await server.playing(['Anna', 'Bert', 'Cleo'], {
    game: 'drei-magier',
    options: {},
  });
  const { store } = server.server;
  const isWalk = (event: string): boolean => event.includes('"type":"walk"');
  const kept = async (): Promise<readonly string[]> => (await store.events(table, 0)).events;
  while (!(await kept()).some(isWalk)) await playAnything(table, clients);
  await playAnything(table, clients);
  await Promise.all(clients.map((client) => client.close()));
  const events = await kept();
  const at = events.findIndex(isWalk);
  const before = events.slice(0, at).flatMap((event) => (JSON.parse(event) as { steps?: object[] }).steps ?? []);
  // The field is no place of this board: not even its number must be taken for another's.
  await store.rewrite(
    table,
    new Map([[at, events[at]!.replace(/("type":"walk","to":)"[^"]+"/, '$1"tower-labyrinth-1"')]]),
  );
  await server.stop();
  await start();

  const { clients: again, syncs } = await back(guests, table);
  for (const { room, game } of syncs) {
    expect(room.damaged).toBe('unfit');
    expect(game!.steps).toBe(before.length);
    expect(game!.offer).toBeUndefined();
  }
  expect(log.map(({ err }) => err?.message)).toEqual([
    expect.stringContaining(
      `(step ${before.length + 1}: step.to must be a field of the board, not "tower-labyrinth-1"); accept them`,
    ),
  ]);
  const synced = again.map((client) => client.next('sync'));
  expect(await asHost(`/tables/${table}/accept`, 'POST')).toEqual({ status: 200, body: { events: at } });
  for (const { room } of await Promise.all(synced)) expect(room.damaged).toBeUndefined();
  await playAnything(table, again);
  await Promise.all(again.map((client) => client.close()));
});

it('gives the record of a game that was over before the damage', async () => {
  const { table, guests, clients } = await server.playing(['Anna', 'Bert']);
  await playAnything(table, clients);
  await clients[0]!.must(table, { type: 'resign' });
  await clients[0]!.must(table, { type: 'say', text: 'well played' });
  await Promise.all(clients.map((client) => client.close()));
  const { events } = await server.server.store.events(table, 0);
  await change(flip(table, events.length - 1));
  const record = await server.ask('GET', `/api/tables/${table}/record`, undefined, guests[0]!.token);
  expect(record).toMatchObject({ status: 200, body: { steps: expect.anything() } });
  const unfinished = await played(['Cleo', 'Dora']);
  await change(flip(unfinished.table, unfinished.events - 1));
  const { status } = await server.ask(
    'GET',
    `/api/tables/${unfinished.table}/record`,
    undefined,
    unfinished.guests[0].token,
  );
  expect(status).toBe(409);
});
