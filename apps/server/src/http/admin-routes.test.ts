import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures, KeptTable, KnownPerson, OpenInvitation } from '@wunderkammer/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { ADMIN_SESSION_MS } from '../admin/admin-auth.ts';
import { playAnything } from '../testing/play-anything.ts';
import { TestServer } from '../testing/test-server.ts';
import { REAL_WORLD, type World } from '../world.ts';

const PASSWORD = 'sesame, open yourself';
let servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  servers = [];
});

const open = async (settings: Readonly<Record<string, string>> = {}, world?: World, folder?: string) => {
  const server = await TestServer.open({ ADMIN_PASSWORD: PASSWORD, ...settings }, { ...(world && { world }) }, folder);
  servers.push(server);
  return server;
};

const basic = (password: string): string => `Basic ${Buffer.from(`host:${password}`).toString('base64')}`;

interface Asked {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks as a program that knows the password, unless other headers are given. */
const ask = async (server: TestServer, method: string, path: string, { body, headers }: Asked = {}) => {
  const response = await fetch(`${server.address}/api/admin${path}`, {
    method,
    headers: {
      ...(headers ?? { authorization: basic(PASSWORD) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
};

const EVERYTHING: readonly (readonly [method: string, path: string])[] = [
  ['GET', ''],
  ['GET', '/tables'],
  ['POST', '/tables/abcdefghijkl/close'],
  ['GET', '/people'],
  ['DELETE', '/people/abcdefghijklmnop'],
  ['PUT', '/lock'],
  ['GET', '/invitations'],
  ['POST', '/invitations'],
  ['DELETE', '/invitations/abc'],
  ['POST', '/backups'],
  ['GET', '/backup'],
];

describe('logging in', () => {
  it('is not there without a password', async () => {
    const server = await TestServer.open();
    servers.push(server);
    for (const [method, path] of [...EVERYTHING, ['POST', '/login'] as const]) {
      expect([path, (await ask(server, method, path)).status]).toEqual([path, 404]);
    }
  });

  it('is closed to everybody else, whatever they ask for', async () => {
    const server = await open();
    const guest = await server.guest('Anna');
    for (const [method, path] of EVERYTHING) {
      for (const headers of [{}, { authorization: `Bearer ${guest.token}` }, { authorization: basic('') }]) {
        const { status, body } = await ask(server, method, path, { headers });
        expect([path, status]).toEqual([path, expect.toBeOneOf([401, 403, 429])]);
        expect(Object.keys(body)).toEqual(['code', 'message']);
      }
    }
  });

  it('opens to a browser by a cookie that scripts and other sites cannot use', async () => {
    const server = await open();
    const headers = { origin: server.address };
    const wrong = await ask(server, 'POST', '/login', { headers, body: { password: 'sesame, open!' } });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'code' } });
    const right = await ask(server, 'POST', '/login', { headers, body: { password: PASSWORD } });
    expect(right.status).toBe(204);
    const set = right.headers.get('set-cookie')!;
    expect(set).toMatch(/^wunderkammer-admin=[\w.-]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = set.split(';')[0]!;
    expect((await ask(server, 'GET', '/tables', { headers: { cookie } })).status).toBe(200);
    const elsewhere = { cookie, origin: 'https://evil.example' };
    expect((await ask(server, 'PUT', '/lock', { headers: elsewhere, body: { locked: true } })).status).toBe(403);
    const forged = { cookie: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}` };
    expect((await ask(server, 'GET', '/tables', { headers: forged })).status).toBe(401);
    const left = await ask(server, 'POST', '/logout', { headers: { ...headers, cookie } });
    expect(left.headers.get('set-cookie')).toMatch(/^wunderkammer-admin=; Max-Age=0;/);
  });

  it('keeps the cookie to HTTPS behind a proxy', async () => {
    const server = await open({ TRUST_PROXY: 'yes', PUBLIC_URL: 'https://games.example' });
    const headers = { 'x-forwarded-proto': 'https', origin: 'https://games.example' };
    const { headers: answer } = await ask(server, 'POST', '/login', { headers, body: { password: PASSWORD } });
    expect(answer.get('set-cookie')).toMatch(/^__Host-wunderkammer-admin=.*; Secure; SameSite=Strict$/);
    expect(answer.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('closes by itself after a while, and when the password is another', async () => {
    let ahead = 0;
    const world: World = { ...REAL_WORLD, now: () => Date.now() + ahead };
    const server = await open({}, world);
    const headers = { origin: server.address };
    const entered = await ask(server, 'POST', '/login', { headers, body: { password: PASSWORD } });
    const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
    const status = async (asked: TestServer) => (await ask(asked, 'GET', '', { headers: { cookie } })).status;
    expect(await status(server)).toBe(200);
    await server.stop();
    const same = await open({}, world, server.folder);
    expect(await status(same)).toBe(200);
    ahead = ADMIN_SESSION_MS;
    expect(await status(same)).toBe(401);
    ahead = 0;
    await same.stop();
    const changed = await TestServer.open({ ADMIN_PASSWORD: `another ${PASSWORD}` }, { world }, server.folder);
    servers = [changed];
    expect(await status(changed)).toBe(401);
  });

  it('makes whoever guesses wait, and nobody else', async () => {
    const server = await open({ TRUST_PROXY: 'yes' });
    const guess = (address: string, password: string) =>
      ask(server, 'GET', '', { headers: { authorization: basic(password), 'x-forwarded-for': address } });
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await guess('203.0.113.7', 'x')).status),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    const { status, headers } = await guess('203.0.113.7', PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('203.0.113.8', PASSWORD)).status).toBe(200);
    // Whoever knows it may come as often as they like.
    for (let time = 0; time < 20; time++) expect((await guess('203.0.113.8', PASSWORD)).status).toBe(200);
  });
});

describe('the host', () => {
  it('sees the house at a glance', async () => {
    const server = await open();
    const { clients } = await server.playing(['Anna', 'Bert']);
    const { body } = await ask(server, 'GET', '');
    expect(body as Figures).toEqual({
      locked: false,
      tables: { waiting: 0, playing: 1, over: 0, archived: 0 },
      tablesInMemory: 1,
      damaged: [],
      connections: 2,
      people: 2,
      since: expect.any(Number),
    });
    await Promise.all(clients.map((client) => client.close()));
  });

  it('sees the tables and closes one; those who sit there see it', async () => {
    const server = await open();
    const { table, clients } = await server.playing(['Anna', 'Bert']);
    const { body } = await ask(server, 'GET', '/tables');
    const [kept] = (body as { tables: KeptTable[] }).tables;
    expect(kept).toEqual({
      table,
      game: 'feuersalamander',
      status: 'playing',
      seats: [
        { kind: 'person', name: 'Anna' },
        { kind: 'person', name: 'Bert' },
      ],
      listed: false,
      touched: expect.any(Number),
      inMemory: true,
    });
    const told = clients[1]!.next('room');
    expect((await ask(server, 'POST', `/tables/${table}/close`)).status).toBe(204);
    expect((await told).room).toMatchObject({ status: 'over', ending: { how: 'closed' } });
    expect(await ask(server, 'POST', `/tables/${table}/close`)).toMatchObject({ status: 409 });
    expect(await ask(server, 'POST', '/tables/abcdefghijkl/close')).toMatchObject({ status: 404 });
    await Promise.all(clients.map((client) => client.close()));
  });

  it('finds a person and removes them with what is theirs; their connection ends', async () => {
    const server = await open();
    const { guests, clients } = await server.playing(['Annabella', 'Bert']);
    await clients[0]!.must((await ask(server, 'GET', '/tables')).body.tables[0].table, {
      type: 'say',
      text: 'hello',
    });
    const found = (await ask(server, 'GET', '/people?find=ANNA')).body as { people: KnownPerson[] };
    expect(found).toEqual({
      people: [{ id: guests[0]!.id, name: 'Annabella', made: expect.any(Number), tables: 1 }],
      more: false,
    });
    expect((await ask(server, 'GET', `/people?find=${guests[1]!.id}`)).body.people).toMatchObject([{ name: 'Bert' }]);
    const cut = new Promise((resolve) => clients[0]!.socket.once('close', resolve));
    expect(await ask(server, 'DELETE', `/people/${guests[0]!.id}`)).toMatchObject({ status: 200, body: { tables: 1 } });
    await cut;
    expect((await ask(server, 'GET', '/people')).body.people).toHaveLength(1);
    expect(await ask(server, 'DELETE', `/people/${guests[0]!.id}`)).toMatchObject({ status: 404 });
    const [{ table }] = (await ask(server, 'GET', '/tables')).body.tables;
    const events = (await server.server.store.events(table, 0)).events.join();
    expect(events).not.toContain('"Annabella"');
    expect(events).not.toContain('hello');
    expect(events).not.toContain(guests[0]!.id);
    await clients[1]!.close();
  });

  it('locks the house, and lets people in by invitations', async () => {
    const server = await open();
    const come = (invitation?: string) =>
      server.ask('POST', '/api/me', { name: 'Carla', language: 'de', ...(invitation && { invitation }) });
    expect((await ask(server, 'PUT', '/lock', { body: { locked: true } })).status).toBe(204);
    expect((await come()).status).toBe(403);
    const made = await ask(server, 'POST', '/invitations', { body: { label: 'the club', uses: 1, days: 7 } });
    expect(made.status).toBe(201);
    const other = await ask(server, 'POST', '/invitations', { body: { label: '', uses: 5 } });
    const { invitations } = (await ask(server, 'GET', '/invitations')).body as { invitations: OpenInvitation[] };
    expect(invitations.map(({ label, left, until }) => [label, left, until !== undefined]).sort()).toEqual([
      ['', 5, false],
      ['the club', 1, true],
    ]);
    expect((await come(made.body.code)).status).toBe(200);
    expect((await come(made.body.code)).status).toBe(403);
    const id = invitations.find(({ label }) => label === '')!.id;
    expect((await ask(server, 'DELETE', `/invitations/${id}`)).status).toBe(204);
    expect((await ask(server, 'DELETE', `/invitations/${id}`)).status).toBe(404);
    expect((await come(other.body.code)).status).toBe(403);
    await ask(server, 'PUT', '/lock', { body: { locked: false } });
    expect((await come()).status).toBe(200);
  });

  it.each([
    ['PUT', '/lock', { locked: 'yes' }],
    ['POST', '/invitations', { label: 'x', uses: 0 }],
    ['POST', '/invitations', { label: 'x', uses: 1, days: 0 }],
    ['POST', '/invitations', { label: 'x'.repeat(65), uses: 1 }],
    ['POST', '/login', { password: 7 }],
  ])('is told where %s %s %j is wrong', async (method, path, body) => {
    const server = await open();
    expect(await ask(server, method, path, { body })).toMatchObject({ status: 400, body: { code: 'message' } });
  });
});

describe('a backup', () => {
  it('is made while people play, and another server goes on from it', async () => {
    const server = await open();
    const { table, guests, clients } = await server.playing(['Anna', 'Bert']);
    const { status, body } = await ask(server, 'POST', '/backups');
    expect(status).toBe(201);
    const folder = join(server.folder, 'backups');
    expect(readdirSync(folder)).toEqual([body.file]);
    expect(statSync(join(folder, body.file)).size).toBe(body.bytes);
    expect(statSync(folder).mode & 0o777).toBe(0o700);

    const taken = await fetch(`${server.address}/api/admin/backup`, { headers: { authorization: basic(PASSWORD) } });
    expect(taken.headers.get('content-disposition')).toMatch(/^attachment; filename="wunderkammer-[\dTZ-]+\.sqlite"$/);
    const bytes = Buffer.from(await taken.arrayBuffer());
    expect(bytes.length).toBe(Number(taken.headers.get('content-length')));
    expect(readdirSync(folder)).toEqual([body.file]);
    const before = (await clients[0]!.open(table)).game!;
    await Promise.all(clients.map((client) => client.close()));

    const elsewhere = mkdtempSync(join(tmpdir(), 'wunderkammer-restored-'));
    writeFileSync(join(elsewhere, 'wunderkammer.sqlite'), bytes);
    const restored = await open({}, undefined, elsewhere);
    const back = await Promise.all(guests.map((guest) => restored.connect(guest)));
    const after = await Promise.all(back.map((client) => client.open(table)));
    expect(after[0]!.game!.view).toEqual(before.view);
    await playAnything(table, back);
    await Promise.all(back.map((client) => client.close()));
  });
});
