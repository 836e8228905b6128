import { afterEach, expect, it } from 'vitest';
import { playAnything } from '../testing/play-anything.ts';
import { TestServer } from '../testing/test-server.ts';

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

it('is not ready while it stops', async () => {
  server = await TestServer.open();
  const visitor = await server.connect(undefined);
  const bye = visitor.next('bye');
  const stopped = server.stop();
  expect(await get('/readyz')).toMatchObject({ status: 503, text: 'the server stops\n' });
  await bye;
  await stopped;
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
    'wunderkammer_connections 2',
    'wunderkammer_move_seconds_count 1',
    'wunderkammer_refusals_total{code="forbidden"} 1',
    'wunderkammer_errors_total 0',
    'wunderkammer_http_seconds_count{way="/api/tables",status="201"} 1',
    'wunderkammer_http_seconds_count{way="/api/tables/:id/record",status="404"} 1',
  ]) {
    expect(lines).toContain(line);
  }
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
  for (const far of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1']) {
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
