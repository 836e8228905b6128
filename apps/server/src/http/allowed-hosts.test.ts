import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawLine, upgradeRequest } from '../testing/raw-line.ts';
import { TestServer } from '../testing/test-server.ts';
import { AllowedHosts } from './allowed-hosts.ts';

const OURS = new AllowedHosts(['games.example', 'Play.example.'], 'Cabinet.lab.example');

const asking = (...hosts: readonly string[]): IncomingMessage =>
  ({ headers: { host: hosts[0] }, rawHeaders: hosts.flatMap((host) => ['Host', host]), url: '/' }) as IncomingMessage;

describe('a host', () => {
  it.each([
    'games.example',
    'GAMES.example:8484',
    'games.example.',
    'games.example.:443',
    'play.example',
    'cabinet.lab.example:8484',
    'localhost',
    'localhost:8484',
    'cabinet.localhost',
    '127.0.0.1:8484',
    '192.168.1.7',
    '203.0.113.7:80',
    '[::1]:8484',
    '[FE80::1]',
    'mypc:8484',
    'my_pc',
    'raspberrypi.local:8484',
    'mypc.fritz.box:8484',
    'mypc.lan',
    'mypc.home.arpa',
    'mypc.home',
    'mypc.internal',
    'mypc.localdomain',
  ])('is ours: %s', (host) => {
    expect(OURS.faultOf(asking(host))).toBeUndefined();
  });

  it.each([
    'evil.example',
    'evil.example:8484',
    'games.example.evil.example',
    'xgames.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    'local.evil.example',
    'xfritz.box',
    'evil.box',
    'home.arpa',
    'lab.example',
  ])('is not ours: %s', (host) => {
    const name = host.split(':')[0];
    expect(OURS.faultOf(asking(host))).toEqual({
      status: 421,
      words: `"${name}" is not a name of this house; whoever runs it adds names with ALLOWED_HOSTS`,
    });
  });

  it.each(['', '.', 'games.example:x', 'user@games.example', '[games.example]x', 'games.example/', 'a b', 'ö.example'])(
    'is none at all: %j',
    (host) => {
      expect(OURS.faultOf(asking(host))).toMatchObject({ status: 400 });
    },
  );

  it('is said once', () => {
    expect(OURS.faultOf(asking('localhost', 'localhost'))).toMatchObject({ status: 400 });
  });

  it('is not said by a program of the time before it', () => {
    expect(OURS.faultOf({ headers: {}, rawHeaders: ['Accept', 'host'] } as unknown as IncomingMessage)).toBeUndefined();
  });
});

describe('a house', () => {
  let house: TestServer;
  beforeAll(async () => {
    house = await TestServer.open({ PUBLIC_URL: 'http://games.example:8484', ALLOWED_HOSTS: 'play.example' });
  });
  afterAll(() => house.remove());

  /** The answer to these very lines. */
  const say = async (lines: readonly string[]): Promise<string> => {
    const line = new RawLine(house.address);
    line.write(`${lines.join('\r\n')}\r\n\r\n`);
    await line.ended();
    line.destroy();
    return line.received;
  };
  const get = (path: string, ...hosts: readonly string[]): Promise<string> =>
    say([`GET ${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Accept: text/html', 'Connection: close']);

  const EVERYWHERE = [
    '/',
    '/sw.js',
    '/t/AAAAAAAAAAAA',
    '/api/house',
    '/api/nothing',
    '/metrics',
    '/healthz',
    '/readyz',
  ];

  it.each(EVERYWHERE)('does not answer %s to a page that let its own name lead here', async (path) => {
    const answer = await get(path, 'evil.example:8484');
    expect(answer).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
    expect(answer).toContain('ALLOWED_HOSTS');
    expect(answer).toContain('x-content-type-options: nosniff');
    const body = answer.split('\r\n\r\n')[1]!;
    expect(body.trimEnd().split('\n')).toHaveLength(1);
    if (path.startsWith('/api/')) expect(JSON.parse(body)).toMatchObject({ code: 'forbidden' });
  });

  it.each(EVERYWHERE.filter((path) => path !== '/api/nothing'))('answers %s under its own names', async (path) => {
    for (const host of ['games.example', 'play.example:8484', 'localhost', '127.0.0.1:8484', 'mypc.local']) {
      expect([host, (await get(path, host)).slice(0, 12)]).toEqual([host, 'HTTP/1.1 200']);
    }
  });

  it('goes by the name in the address, too, where one stands there', async () => {
    expect(await get('http://evil.example/api/house', 'localhost')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await get('http://localhost/api/house', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await get('HTTP://Localhost:8484/api/house', 'localhost')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await get('http://evil.example?/', 'localhost')).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('does not guess which of two names is meant', async () => {
    expect(await get('/api/house', 'localhost', 'evil.example')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get('/api/house', 'localhost', 'localhost')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get('/api/house', '')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get('/api/house')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('answers a program that knows no names yet', async () => {
    expect(await say(['GET /healthz HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['evil.example', '421 Misdirected Request'],
    ['games.example:8484', '101 Switching Protocols'],
    ['mypc', '101 Switching Protocols'],
  ])('opens a WebSocket under the name %s: %s', async (host, status) => {
    const line = new RawLine(house.address);
    line.write(upgradeRequest({ host, origin: `http://${host}` }));
    await line.heard('\r\n\r\n');
    expect(line.received.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    if (status.startsWith('421')) expect(await line.heard('ALLOWED_HOSTS')).toBe(true);
    line.destroy();
  });

  it('behind a proxy goes by the name that it passes on', async () => {
    const behind = await TestServer.open({ PUBLIC_URL: 'https://games.example', TRUST_PROXY: 'yes' });
    const ask = (headers: Record<string, string>) => behind.server.app.inject({ url: '/api/house', headers });
    expect((await ask({ host: 'games.example', 'x-forwarded-host': 'evil.example' })).statusCode).toBe(200);
    expect((await ask({ host: 'evil.example', 'x-forwarded-host': 'games.example' })).statusCode).toBe(421);
    await behind.remove();
  });
});
