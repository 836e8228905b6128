import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logTo } from '../log.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { StoreFault } from '../store/store.ts';
import { playAnything } from '../testing/play-anything.ts';
import { StillWorld } from '../testing/still-world.ts';
import { TestServer } from '../testing/test-server.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const TOKEN = 'a-token-for-prometheus';
let server: TestServer;
afterEach(() => server?.remove());

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(server.address + path, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** As if somebody asked from there. */
const from = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  server.server.app.inject({ url: '/metrics', remoteAddress, headers });

it('tells that it lives and is ready, guarded like every answer', async () => {
  server = await TestServer.open();
  for (const [path, text] of [
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ] as const) {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  }
});

it('is not ready when the store does not answer, and lives all the same', async () => {
  server = await TestServer.open();
  await server.server.store.close();
  expect(await get('/readyz')).toMatchObject({ status: 503, text: 'the store does not answer\n' });
  expect((await get('/healthz')).status).toBe(200);
});

it('is not ready while it stops: it says so to those who are in, and lets nobody in any more', async () => {
  server = await TestServer.open({ TRUST_PROXY: 'yes' });
  // A connection that is kept.
  expect((await get('/readyz')).headers.get('connection')).toBe('keep-alive');
  const visitor = await server.connect(undefined);
  const bye = visitor.next('bye');
  const stopped = server.stop();
  const last = await get('/readyz');
  expect(last).toMatchObject({ status: 503, text: 'the server is stopping\n' });
  expect(last.headers.get('connection')).toBe('close');
  await expect(get('/readyz')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await bye;
  await stopped;
});

describe('while nothing can be kept', () => {
  /** A server in a world that stands still, with a store that can be full, and what it logs. */
  const open = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-data-'));
    const world = new StillWorld();
    const store = await SqliteStore.open(join(folder, 'wunderkammer.sqlite'), { mostBytes: 600_000 });
    const lines: string[] = [];
    const logger = logTo('warn', { write: (line) => void lines.push(line) });
    server = await TestServer.open({}, { world, store, logger }, folder);
    const logged = () => lines.map((line) => JSON.parse(line) as { level: string; msg: string });
    return { folder, world, store, logged };
  };

  const fill = async (store: SqliteStore): Promise<void> => {
    for (let size = 50_000, key = 0; size > 100; key++) {
      const put = store.put({ kind: 'junk', key: `${key}`, value: JSON.stringify('x'.repeat(size)) });
      await put.catch(() => {
        size /= 2;
      });
    }
  };

  const makeRoom = async (store: SqliteStore): Promise<void> => {
    for (const { key } of await store.list('junk')) await store.take('junk', key);
  };

  const figure = async (name: string): Promise<string | undefined> =>
    new RegExp(`^${name} (\\S+)$`, 'm').exec((await from('127.0.0.1')).body)?.[1];

  it('says so to whoever asks and once in the log, and is ready by itself when there is room again', async () => {
    const { folder, world, store, logged } = await open();
    expect((await get('/readyz')).text).toBe('ready\n');
    expect(await figure('wunderkammer_store_ready')).toBe('1');
    await fill(store);
    world.pass(5_000);
    const answer = await get('/readyz');
    expect([answer.status, answer.text]).toEqual([503, 'the disk is full\n']);
    expect(answer.text).not.toContain(folder);
    expect(await figure('wunderkammer_store_ready')).toBe('0');
    expect(await figure('wunderkammer_store_troubles_total')).toBe('1');
    expect((await get('/healthz')).status).toBe(200);
    // However many fail, and however long it lasts.
    for (let round = 0; round < 20; round++) {
      const { status } = await server.ask('POST', '/api/me', { name: 'Anna', language: 'en' });
      expect(status).toBe(503);
      world.pass(1_000);
      await get('/readyz');
    }
    expect(logged().map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'nothing can be kept any more; requests are refused'],
    ]);

    await makeRoom(store);
    // Nobody asks: it finds out by itself.
    const proved = vi.spyOn(store, 'prove');
    world.pass(5_000);
    await Promise.all(proved.mock.results.map(({ value }) => value));
    expect(proved).toHaveBeenCalledTimes(1);
    expect(await get('/readyz')).toMatchObject({ status: 200, text: 'ready\n' });
    expect(await figure('wunderkammer_store_ready')).toBe('1');
    expect(logged().map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'nothing can be kept any more; requests are refused'],
      ['warn', 'things can be kept again'],
    ]);
    await store.close();
  });

  it('is noticed as soon as something fails, whoever asked for it', async () => {
    const { store, logged } = await open();
    expect((await get('/readyz')).text).toBe('ready\n');
    await fill(store);
    expect((await server.ask('POST', '/api/me', { name: 'Anna', language: 'en' })).status).toBe(503);
    await expect.poll(async () => (await get('/readyz')).text).toBe('the disk is full\n');
    expect(logged()).toHaveLength(1);
  });

  it('tries it once for many who ask, and not again for some seconds', async () => {
    const { world, store } = await open();
    const proved = vi.spyOn(store, 'prove');
    await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
    world.pass(4_900);
    for (let time = 0; time < 5; time++) await get('/readyz');
    expect(proved).toHaveBeenCalledTimes(1);
    world.pass(100);
    await get('/readyz');
    expect(proved).toHaveBeenCalledTimes(2);
  });

  it('does not wait for a store that hangs', async () => {
    const { world, store } = await open();
    const hanging = Promise.withResolvers<void>();
    const proved = vi.spyOn(store, 'prove').mockReturnValue(hanging.promise);
    const asked = get('/readyz');
    await expect.poll(() => proved.mock.calls.length).toBe(1);
    world.pass(2_000);
    expect(await asked).toMatchObject({ status: 503, text: 'the store does not answer\n' });
    world.pass(60_000);
    expect(await get('/readyz')).toMatchObject({ status: 503 });
    expect(proved).toHaveBeenCalledTimes(1);
    hanging.resolve();
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });

  it('logs what fails though all is well', async () => {
    const { store, logged } = await open();
    const { table, clients } = await server.playing(['Anna', 'Bert']);
    vi.spyOn(store, 'append').mockRejectedValueOnce(new StoreFault('table t is full'));
    expect(await clients[0]!.do(table, { type: 'say', text: 'hello' })).toMatchObject({ code: 'unavailable' });
    await expect.poll(logged).toMatchObject([{ level: 'error', msg: 'something failed', table }]);
    expect((await get('/readyz')).status).toBe(200);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('says that the server has to be restarted when its database is gone', async () => {
    const { folder, world, logged } = await open();
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `wunderkammer.sqlite${suffix}`));
    const words = 'the database was deleted or replaced; the server has to be restarted\n';
    expect(await get('/readyz')).toMatchObject({ status: 503, text: words });
    world.pass(60_000);
    expect(await get('/readyz')).toMatchObject({ status: 503, text: words });
    expect(logged()).toHaveLength(1);
  });
});

it('counts what happens, by figures that name nobody', async () => {
  server = await TestServer.open({ METRICS_TOKEN: TOKEN });
  const { table, guests, clients } = await server.playing(['Anna', 'Bertram']);
  await playAnything(table, clients);
  await clients[1]!.do(table, { type: 'start' });
  await server.ask('GET', '/api/tables/nowhere/record');
  const { status, text, headers } = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/plain');
  const lines = text.split('\n');
  for (const line of [
    'wunderkammer_tables{status="playing"} 1',
    'wunderkammer_tables{status="waiting"} 0',
    'wunderkammer_tables_in_memory 1',
    'wunderkammer_tables_aside 0',
    'wunderkammer_store_ready 1',
    'wunderkammer_store_troubles_total 0',
    'wunderkammer_connections 2',
    'wunderkammer_connections_limit 20000',
    'wunderkammer_nodes 1',
    `wunderkammer_info{version="${version}"} 1`,
    'wunderkammer_refusals_total{code="stale"} 0',
    'wunderkammer_notifications_total{outcome="sent"} 0',
    'wunderkammer_move_seconds_count 1',
    'wunderkammer_refusals_total{code="forbidden"} 1',
    'wunderkammer_errors_total 0',
    'wunderkammer_http_seconds_count{way="/api/tables",status="201"} 1',
    'wunderkammer_http_seconds_count{way="/api/tables/:id/record",status="404"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  // It is alone: others and the way to them are none of its matters.
  expect(text).not.toMatch(/^wunderkammer_(bus_up|nodes_heard|tables_looked_after) /m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  for (const secret of [table, ...guests.flatMap(({ id, name, token }) => [id, name, token])]) {
    expect(text).not.toContain(secret);
  }
  await Promise.all(clients.map((client) => client.close()));
});

it('shows its figures to those who are near, and to strangers nothing', async () => {
  server = await TestServer.open();
  for (const near of ['127.0.0.1', '::1', '::ffff:192.168.1.7', '10.0.0.1', 'fd00::1']) {
    expect([near, (await from(near)).statusCode]).toEqual([near, 200]);
  }
  for (const far of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '2001:db8::1',
    '2002:a00:1::1',
    '2001:0:a00:1::1',
    '::a00:1',
  ]) {
    expect([far, (await from(far)).statusCode]).toEqual([far, 404]);
  }
  // A proxy on this machine that nobody spoke of: who comes through it may be anybody.
  expect((await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

it('goes by the address that a trusted proxy saw', async () => {
  server = await TestServer.open({ TRUST_PROXY: 'yes' });
  expect((await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).statusCode).toBe(404);
  expect((await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7, 192.168.1.7' })).statusCode).toBe(200);
});

it('asks everybody for the token when there is one', async () => {
  server = await TestServer.open({ METRICS_TOKEN: TOKEN });
  expect((await from('127.0.0.1')).statusCode).toBe(404);
  expect((await from('127.0.0.1', { authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(404);
  expect((await from('203.0.113.7', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
});
