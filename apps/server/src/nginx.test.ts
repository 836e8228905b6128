import { once } from 'node:events';
import { type RequestOptions, request } from 'node:https';
import { connect as connectSafely } from 'node:tls';
import { PROTOCOL } from '@wunderkammer/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { HAS_NGINX, Nginx } from './testing/nginx.ts';
import { TestServer } from './testing/test-server.ts';

/* deploy/nginx.conf as it is, before a real server. */

const ORIGIN = 'https://games.example';
const PASSWORD = 'a password for the host';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

describe.runIf(HAS_NGINX)('behind nginx', () => {
  let server: TestServer;
  let nginx: Nginx;

  beforeAll(async () => {
    server = await TestServer.open({ PUBLIC_URL: ORIGIN, TRUST_PROXY: 'yes', ADMIN_PASSWORD: PASSWORD });
    nginx = await Nginx.open('nginx.conf', [server.address]);
  });

  afterAll(async () => {
    await nginx.close();
    await server.remove();
  });

  /** As a browser would, from one address or another of this machine. */
  const ask = (method: string, path: string, options: RequestOptions = {}, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { headers, ...rest } = options;
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const asked = request({
        host: '127.0.0.1',
        port: nginx.safe,
        servername: 'games.example',
        rejectUnauthorized: false,
        method,
        path,
        headers: { host: 'games.example', origin: ORIGIN, ...json, ...(headers as object) },
        ...rest,
      });
      asked.on('error', reject);
      asked.on('response', async (response) => {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        resolve({ status: response.statusCode!, headers: response.headers, text });
      });
      asked.end(body && JSON.stringify(body));
    });

  const dial = (headers: Readonly<Record<string, string>>): WebSocket => {
    const line = { host: '127.0.0.1', port: nginx.safe, servername: 'games.example', rejectUnauthorized: false };
    return new WebSocket(`${ORIGIN.replace('https', 'wss')}/api/socket`, {
      headers,
      createConnection: () => connectSafely(line),
    });
  };

  it('sends visitors of plain HTTP to HTTPS', async () => {
    const response = await fetch(`http://127.0.0.1:${nginx.plain}/t/abc?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, `${ORIGIN}/t/abc?x=1`]);
  });

  it('brings the page, guarded', async () => {
    const { status, headers } = await ask('GET', '/', { headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['server']).toBe('nginx');
  });

  it('keeps cookies to HTTPS, and the WebSocket knows who comes by them', async () => {
    const came = await ask('POST', '/api/me', {}, { name: 'Anna', language: 'nl' });
    const [set] = came.headers['set-cookie'] as string[];
    expect(set).toMatch(/^__Host-wunderkammer=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const socket = dial({ origin: ORIGIN, cookie: set!.split(';')[0]! });
    await once(socket, 'open');
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    const [hello] = await once(socket, 'message');
    expect(JSON.parse(String(hello))).toMatchObject({ t: 'hello', you: { name: 'Anna' } });
    expect(socket.extensions).toBe('');
    socket.close();
    await once(socket, 'close');
  });

  it('lets no page of another site open the WebSocket or change anything', async () => {
    const socket = dial({ origin: 'https://evil.example', cookie: '__Host-wunderkammer=x' });
    const [, response] = await once(socket, 'unexpected-response');
    expect((response as { statusCode: number }).statusCode).toBe(403);
    const headers = { origin: 'https://evil.example' };
    expect((await ask('POST', '/api/me', { headers }, { name: 'Eve', language: 'en' })).status).toBe(403);
    const made = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await ask('POST', '/api/me', { headers: made }, { name: 'Eve', language: 'en' })).status).toBe(403);
  });

  it('counts by the true address, whatever a visitor says about it', async () => {
    const enter = (localAddress: string, password: string, headers = {}) =>
      ask('POST', '/api/admin/login', { localAddress, headers }, { password });
    for (let guess = 0; guess < 10; guess++) expect((await enter('127.0.0.1', 'wrong')).status).toBe(403);
    expect((await enter('127.0.0.1', PASSWORD)).status).toBe(429);
    expect((await enter('127.0.0.1', PASSWORD, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429);
    const other = await enter('127.0.0.2', PASSWORD);
    expect(other.status).toBe(204);
    expect(String(other.headers['set-cookie'])).toMatch(/^__Host-wunderkammer-admin=.*; Secure; SameSite=Strict$/);
    const cookie = String(other.headers['set-cookie']).split(';')[0]!;
    const copy = await ask('GET', '/api/admin/backup', { headers: { cookie } });
    expect(copy.text.startsWith('SQLite format 3')).toBe(true);
  });

  it('keeps figures from strangers, and large bodies from the server', async () => {
    expect((await ask('GET', '/metrics')).status).toBe(404);
    expect((await ask('GET', '/readyz')).text).toBe('ready\n');
    const large = { name: 'x'.repeat(20_000), language: 'en' };
    expect((await ask('POST', '/api/me', {}, large)).status).toBe(413);
  });
});
