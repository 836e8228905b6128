import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { AllowedHosts } from './http/allowed-hosts.ts';
import { RawLine } from './testing/raw-line.ts';
import { PAGE, SCRIPT, smallWebApp } from './testing/web-app.ts';

const web = smallWebApp();
let app: FastifyInstance;
let address = '';

beforeAll(async () => {
  app = await createApp({ web, hosts: new AllowedHosts(['games.example', 'localhost.example']) });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  rmSync(web, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(address + path, { headers });
const navigate = (path: string): Promise<Response> =>
  get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

/** Without `fetch`, which tidies a path before it asks for it, asks past every cache, and always names the true host. */
const rawly = (path: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    rawRequest({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });

describe('the page', () => {
  it.each(['/', '/table/abc', '/rules/feuersalamander?rule=FS-17', '/a/b/c/'])('comes at %s', async (path) => {
    const response = await navigate(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  it.each(['*/*', 'text/*', 'image/png, */*;q=0.1', undefined])('comes to a program that takes %s', async (accept) => {
    const response = await rawly('/rules/drei-magier/8', accept === undefined ? {} : { accept });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each(['/nothing.js', '/assets/index-old.js', '/assets/nothing', '/a.html', '/api/', '/api/nothing'])(
    'does not come in place of the missing file %s',
    async (path) => {
      const response = await navigate(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('not found\n');
    },
  );

  it('does not come to a script that asks for what is not there', async () => {
    for (const accept of ['application/json', 'image/avif,image/webp', 'text/event-stream']) {
      expect((await get('/table/abc', { accept })).status).toBe(404);
    }
    expect((await fetch(`${address}/table/abc`, { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(
      404,
    );
  });
});

describe('a file', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
  ])('comes to who accepts %s in the encoding %s', async (accepted, encoding) => {
    const response = await get('/assets/index-a1b2c3.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  it('comes as it is when nobody compressed it', async () => {
    const response = await get('/assets/only-d4e5f6.css', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('body {}');
  });

  it.each([
    ['/assets/index-a1b2c3.js', 'public, max-age=31536000, immutable'],
    ['/assets/only-d4e5f6.css', 'public, max-age=31536000, immutable'],
    ['/index.html', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/assets/index-old.js', 'no-cache'],
  ])('%s is cached: %s', async (path, expected) => {
    expect((await get(path)).headers.get('cache-control')).toBe(expected);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await get('/sw.js')).headers.get('etag')!;
    expect((await rawly('/sw.js', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it.each(['/.secret', '/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json', '//etc/passwd'])(
    'outside the web app is out of reach: %s',
    async (path) => {
      expect((await rawly(path, { accept: 'text/html' })).statusCode).toBeGreaterThanOrEqual(403);
    },
  );
});

describe('every answer', () => {
  it.each(['/', '/table/abc', '/assets/index-a1b2c3.js', '/missing.js'])('of %s is guarded', async (path) => {
    const { headers } = await navigate(path);
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each([
    [{ host: 'localhost:8484' }, 'same-origin'],
    [{ host: '[::1]:8484' }, 'same-origin'],
    [{ host: 'games.example', 'x-forwarded-proto': 'https' }, 'same-origin'],
    [{ host: '192.168.1.7:8484' }, undefined],
    [{ host: 'localhost.example' }, undefined],
  ])('to %j has the opener policy %s, which browsers want over HTTPS only', async (headers, policy) => {
    expect((await rawly('/', headers)).headers['cross-origin-opener-policy']).toBe(policy);
  });
});

describe('what is no request', () => {
  it.each(['/%zz', '/assets/%E0%A4%A', '/api/%zz'])(
    '%s is answered in words, guarded, and told nothing about us',
    async (path) => {
      const response = await rawly(path, {});
      expect(response.statusCode).toBe(400);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it('that is no HTTP at all is turned away, guarded', async () => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.end('HELLO\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(String(answer)).toContain('x-content-type-options: nosniff\r\n');
    expect(String(answer)).not.toMatch(/stack|node_modules|\.ts/);
  });
});

describe('who is slow', () => {
  const REQUEST_MS = 500;
  let hasty: FastifyInstance;
  let where = '';
  beforeAll(async () => {
    hasty = await createApp({ web, requestMs: REQUEST_MS });
    hasty.post('/body', async ({ body }) => body);
    where = await hasty.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => hasty.close());

  const HEAD = 'POST /body HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

  it.each([
    ['head', HEAD],
    ['body', `${HEAD}content-length: 4000\r\n\r\n{`],
    ['body in pieces', `${HEAD}transfer-encoding: chunked\r\n\r\n`],
  ])('with the %s keeps no line, though something comes all the time', async (part, said) => {
    const line = new RawLine(where);
    const began = performance.now();
    line.write(said);
    const drip = setInterval(() => line.write(part === 'body in pieces' ? '1\r\nx\r\n' : 'x'), 20);
    await line.ended();
    clearInterval(drip);
    const took = performance.now() - began;
    line.destroy();
    expect(line.received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    // It was patient, and not for long; by as much as a machine with other things to do may be late.
    expect(took).toBeGreaterThan(REQUEST_MS);
    expect(took).toBeLessThan(6 * REQUEST_MS);
  });

  it('and in time all the same is answered', async () => {
    const line = new RawLine(where);
    line.write(`${HEAD}content-length: 4\r\n\r\n`);
    for (const letter of 'true') {
      line.write(letter);
      await setTimeout(REQUEST_MS / 20);
    }
    expect(await line.heard('true')).toBe(true);
    expect(line.received).toMatch(/^HTTP\/1\.1 200 /);
    line.destroy();
  });
});

describe('behind a proxy', () => {
  let behind: FastifyInstance;
  beforeAll(async () => {
    behind = await createApp({ web, trustProxy: true });
    behind.get('/who', async ({ ip, protocol }) => ({ ip, protocol }));
  });
  afterAll(() => behind.close());

  it.each([
    ['https', 'max-age=31536000'],
    ['http', undefined],
  ])('%s is kept to by %s', async (protocol, policy) => {
    const { headers } = await behind.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });
    expect(headers['strict-transport-security']).toBe(policy);
  });

  it('only what the nearest one added is believed', async () => {
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.7', 'x-forwarded-proto': 'https' };
    const trusted = await behind.inject({ url: '/who', headers });
    expect(trusted.json()).toEqual({ ip: '203.0.113.7', protocol: 'https' });
  });

  it('nothing is believed of one that nobody told of', async () => {
    const response = await rawly('/', { 'x-forwarded-proto': 'https' });
    expect(response.headers['strict-transport-security']).toBeUndefined();
  });
});
