import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from './testing/client.ts';
import { playAnything } from './testing/play-anything.ts';
import { type Guest, TestServer } from './testing/test-server.ts';
import { REAL_WORLD } from './world.ts';

/* A house that the host has locked shows nothing to strangers: no list, no table, not even whether there is one. */

const PASSWORD = 'the host knows this';
const NOWHERE = 'AAAAAAAAAAAA';

let house: TestServer;
/** How far the time of the house is ahead. */
let skipped: number;
beforeEach(async () => {
  skipped = 0;
  const world = { ...REAL_WORLD, lived: () => REAL_WORLD.lived() + skipped };
  house = await TestServer.open({ ADMIN_PASSWORD: PASSWORD }, { world });
});
afterEach(() => house.remove());

const lock = async (locked: boolean): Promise<void> => {
  const authorization = `Basic ${Buffer.from(`host:${PASSWORD}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ locked });
  const response = await fetch(`${house.address}/api/admin/lock`, { method: 'PUT', headers, body });
  expect(response.status).toBe(204);
};

const refusal = async (client: Client, message: Parameters<Client['send']>[0]) => {
  const refused = client.next('refused');
  client.send(message);
  return refused;
};

/** Whether the house is locked is not known any more; who asks the store for it waits until told. */
const holdTheKey = (): { readonly asked: Promise<void>; readonly go: () => void } => {
  const { store } = house.server;
  const { get } = store;
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  store.get = async (kind, key) => {
    if (key === 'lock') {
      asked.resolve();
      await held.promise;
    }
    return get.call(store, kind, key);
  };
  skipped += 10_000;
  return { asked: asked.promise, go: () => held.resolve() };
};

const closed = ({ socket }: Client): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

it('shows a stranger neither its lobby nor any table, nor whether there is one', async () => {
  const { table, clients, guests } = await house.playing(['Ada', 'Bo'], { listed: true });
  await clients[0]!.must(table, { type: 'resign' });
  const waiting = await house.table(guests[0]!, { listed: true });
  expect((await house.ask('GET', `/api/tables/${table}/record`)).status).toBe(200);
  await lock(true);

  const locked = { status: 403, body: { code: 'locked', message: 'only people with an invitation may come in here' } };
  const answers = [];
  for (const path of ['lobby', ...[table, waiting, NOWHERE, '%00'].map((id) => `tables/${id}/record`)]) {
    const answer = await house.ask('GET', `/api/${path}`);
    expect(answer).toMatchObject(locked);
    answers.push(JSON.stringify(answer.body));
  }
  expect(new Set(answers).size).toBe(1);

  const stranger = await house.connect(undefined);
  for (const id of [table, waiting, NOWHERE]) {
    const { t, code, table: of, ...rest } = await refusal(stranger, { t: 'open', table: id });
    expect([t, code, of, rest]).toEqual(['refused', 'locked', id, { message: locked.body.message }]);
    expect(await stranger.do(id, { type: 'say', text: 'let me in' })).toMatchObject({ code: 'not-now' });
  }
  expect(await refusal(stranger, { t: 'list', what: 'lobby', on: true })).toMatchObject({ code: 'locked' });
  expect(await refusal(stranger, { t: 'list', what: 'mine', on: true })).toMatchObject({ code: 'unauthenticated' });
  expect(stranger.messages.map(({ t }) => t)).not.toContain('list');
});

it('goes on as before for those who are known there, and for their programs', async () => {
  const { table, clients, guests } = await house.playing(['Ada', 'Bo'], { listed: true });
  const cleo = await house.guest('Cleo');
  const made = await house.ask('POST', `/api/tables/${table}/token`, undefined, guests[0]!.token);
  const program: Guest = { ...guests[0]!, token: (made.body as { token: string }).token };
  const watching = await house.connect(cleo);
  await watching.open(table);
  await lock(true);
  const told = watching.next('played');
  await playAnything(table, clients);
  await told;
  const answer = await house.ask('GET', '/api/lobby', undefined, cleo.token);
  expect(answer.body).toMatchObject({ tables: [{ table }] });
  expect(await (await house.connect(program)).open(table)).toMatchObject({ game: { seat: 0 } });
  const lobby = watching.next('list');
  watching.send({ t: 'list', what: 'lobby', on: true });
  expect((await lobby).tables).toHaveLength(1);
});

it('hangs up on strangers who look at something when it is locked, at once', async () => {
  const { table, clients } = await house.playing(['Ada', 'Bo'], { listed: true });
  const [watching, browsing] = [await house.connect(undefined), await house.connect(undefined)];
  await watching.open(table);
  const listed = browsing.next('list');
  browsing.send({ t: 'list', what: 'lobby', on: true });
  await listed;
  const gone = [watching, browsing].map(closed);
  await lock(true);
  expect(await Promise.all(gone)).toEqual([1008, 1008]);
  await playAnything(table, clients);
  expect(watching.messages.map(({ t }) => t)).not.toContain('played');

  const again = await house.connect(undefined);
  expect(await refusal(again, { t: 'open', table })).toMatchObject({ code: 'locked', table });
  await lock(false);
  expect(again.socket.readyState).toBe(again.socket.OPEN);
  expect(await again.open(table)).toMatchObject({ game: { seat: null } });
});

it('does not show a table that a stranger asked for just before', async () => {
  const { table } = await house.playing(['Ada', 'Bo']);
  const stranger = await house.connect(undefined);
  const gone = closed(stranger);
  const key = holdTheKey();
  stranger.send({ t: 'open', table });
  await key.asked;
  house.server.hub.disconnectStrangers();
  key.go();
  expect(await gone).toBe(1008);
  expect(stranger.messages.map(({ t }) => t)).not.toContain('sync');
});

it('keeps nothing of a stranger who asks for the lobby and goes', async () => {
  const ada = await house.guest('Ada');
  const stranger = await house.connect(undefined);
  const key = holdTheKey();
  stranger.send({ t: 'list', what: 'lobby', on: true });
  await key.asked;
  stranger.socket.terminate();
  await expect.poll(() => house.server.hub.size).toBe(0);
  key.go();
  let listed = 0;
  const { lobby } = house.server.house;
  house.server.house.lobby = () => {
    listed++;
    return lobby.call(house.server.house);
  };
  const other = await house.connect(undefined);
  other.send({ t: 'list', what: 'lobby', on: true });
  await other.next('list', ({ tables }) => tables.length === 0);
  const news = other.next('list', ({ tables }) => tables.length === 1);
  await house.table(ada, { listed: true });
  await news;
  // Both of them for the one who is there.
  expect(listed).toBe(2);
});
