import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import {
  codeAnswer,
  errorAnswer,
  house as houseSchema,
  meAnswer,
  type OpenSession,
  sessionsAnswer,
} from '@wunderkammer/protocol';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secureUpgrade } from '../auth/authenticator.ts';
import { RENEW_MS, SESSION_MS } from '../auth/sessions.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import type { Person } from '../people/people.ts';
import { testHouse } from '../people/testing.ts';
import { Push } from '../push/push.ts';
import { StoreFault } from '../store/store.ts';
import { peopleRoutes } from './people-routes.ts';

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

let house: Awaited<ReturnType<typeof testHouse>>;
let push: Push;
let app: FastifyInstance;

const start = async (more: { trustProxy?: boolean; push?: undefined } = {}): Promise<void> => {
  app = Fastify({ trustProxy: more.trustProxy ?? false });
  await app.register(peopleRoutes, { ...house, limits: new RateLimits(house.world), push, ...more });
};

beforeEach(async () => {
  house = await testHouse();
  push = await Push.open(house.store, house.world);
  await start();
});
afterEach(async () => {
  await app.close();
  push.close();
});

/** A browser: it keeps its cookie and names the page that asks. */
class Browser {
  cookie: string | undefined;
  readonly #more: Readonly<Record<string, string>>;

  constructor(more: Readonly<Record<string, string>> = {}) {
    this.#more = more;
  }

  async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<LightMyRequestResponse> {
    const origin = { host: 'games.example', ...(method !== 'GET' && { origin: 'http://games.example' }) };
    const headers = { ...origin, ...(this.cookie !== undefined && { cookie: this.cookie }), ...this.#more };
    const request: InjectOptions = { method, url, headers, ...(body && { body }) };
    const response = await app.inject(request);
    const set = response.headers['set-cookie'];
    if (typeof set === 'string') this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0]!;
    expect(response.headers['cache-control']).toBe('no-store');
    if (response.statusCode >= 300) expect(errorAnswer.safeParse(response.json()).success).toBe(true);
    return response;
  }

  async me(): Promise<unknown> {
    return houseSchema.parse((await this.ask('GET', '/api/house')).json()).me;
  }

  async become(name: string, more: object = {}) {
    const response = await this.ask('POST', '/api/me', { name, language: 'nl', ...more });
    expect(response.statusCode).toBe(200);
    return meAnswer.parse(response.json());
  }
}

/** The token of a program that plays somebody's seat. */
const programOf = async (person: Person): Promise<string> =>
  house.sessions.tokenOf(await house.sessions.begin(person, {}, { table: 'tableTable12' }));

const refused = (response: LightMyRequestResponse): [number, string] => [response.statusCode, response.json().code];

describe('who one is', () => {
  it('is nobody at first, then somebody, under another name if one likes', async () => {
    const browser = new Browser();
    const first = await browser.ask('GET', '/api/house');
    expect(first.json()).toEqual({ protocol: 1, locked: false, me: null });
    expect(first.headers['set-cookie']).toBeUndefined();

    const { me, token } = await browser.become(' Anna ');
    expect(me).toEqual({ id: me.id, name: 'Anna', language: 'nl', recovery: false, pushKey: push.publicKey });
    expect(browser.cookie).toBe(`wunderkammer=${token}`);
    expect(await browser.me()).toEqual(me);

    const renamed = await browser.become('Ann', { language: 'en' });
    expect(renamed.me).toEqual({ ...me, name: 'Ann', language: 'en' });
    expect((await new Browser().become('Bert')).me.id).not.toBe(me.id);
  });

  it('goes with a program by its token, without a cookie', async () => {
    const { me, token } = await new Browser().become('Anna');
    const program = new Browser({ authorization: `Bearer ${token}` });
    expect(await program.me()).toEqual(me);
    expect((await program.become('Ann')).me.id).toBe(me.id);
    expect(program.cookie).toBeUndefined();
  });

  it('is not changed by a token that is wrong or good for one table only', async () => {
    const browser = new Browser();
    const { me, token } = await browser.become('Anna');
    const person = (await house.people.get(me.id))!;
    for (const wrong of [`${token}x`, 'x', '', await programOf(person)]) {
      const program = new Browser({ authorization: `Bearer ${wrong}` });
      program.cookie = browser.cookie;
      expect(await program.me()).toBeNull();
      expect(refused(await program.ask('POST', '/api/me', { name: 'Eve', language: 'nl' }))).toEqual([
        401,
        'unauthenticated',
      ]);
      expect(refused(await program.ask('DELETE', '/api/me'))).toEqual([401, 'unauthenticated']);
    }
  });

  it('is left on this device alone, for good', async () => {
    const [browser, elsewhere] = [new Browser(), new Browser()];
    const { me, token } = await browser.become('Anna');
    const { code } = (await browser.ask('POST', '/api/me/code')).json();
    await elsewhere.ask('POST', '/api/me/login', { code });
    expect((await browser.ask('POST', '/api/me/logout')).statusCode).toBe(204);
    expect(browser.cookie).toBeUndefined();
    expect(await browser.me()).toBeNull();
    // Whoever kept a copy of the cookie has nothing of it.
    browser.cookie = `wunderkammer=${token}`;
    expect(await browser.me()).toBeNull();
    expect(house.over).toHaveLength(1);
    expect(await elsewhere.me()).toEqual(me);
    expect((await new Browser().ask('POST', '/api/me/logout')).statusCode).toBe(204);
  });

  it('is deleted with everything', async () => {
    const browser = new Browser();
    const { me, token } = await browser.become('Anna');
    await browser.ask('PUT', '/api/me/push', SUBSCRIPTION);
    expect((await browser.ask('DELETE', '/api/me')).statusCode).toBe(204);
    expect(browser.cookie).toBeUndefined();
    expect(house.hooks.left).toEqual([me.id]);
    expect(await house.store.list('subscription')).toEqual([]);
    browser.cookie = `wunderkammer=${token}`;
    expect(await browser.me()).toBeNull();
  });

  it('is renewed after a month', async () => {
    const browser = new Browser();
    await browser.become('Anna');
    const anew = async (): Promise<boolean> =>
      (await browser.ask('GET', '/api/house')).headers['set-cookie'] !== undefined;
    house.world.time += RENEW_MS - 1;
    expect(await anew()).toBe(false);
    house.world.time += 3_000;
    expect(await anew()).toBe(true);
    expect(await anew()).toBe(false);
    expect(await browser.me()).toMatchObject({ name: 'Anna' });
    house.world.time += SESSION_MS - 1;
    expect(await browser.me()).toMatchObject({ name: 'Anna' });
  });

  it.each([
    ['GET', '/api/me/sessions'],
    ['DELETE', '/api/me/sessions/Session890123456'],
    ['POST', '/api/me/code'],
    ['POST', '/api/me/recovery'],
    ['DELETE', '/api/me'],
    ['PUT', '/api/me/push', SUBSCRIPTION],
    ['DELETE', '/api/me/push', { endpoint: SUBSCRIPTION.endpoint }],
  ] as const)('must be known for %s %s, and a forged cookie does not do', async (method, url, body?: object) => {
    const browser = new Browser();
    expect(refused(await browser.ask(method, url, body))).toEqual([401, 'unauthenticated']);
    const { token } = await new Browser().become('Anna');
    browser.cookie = `wunderkammer=${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(refused(await browser.ask(method, url, body))).toEqual([401, 'unauthenticated']);
  });
});

describe('another device', () => {
  it('becomes the same person by a one-time code, as it was typed', async () => {
    const first = new Browser();
    const { me } = await first.become('Anna');
    const { code, until } = codeAnswer.parse((await first.ask('POST', '/api/me/code')).json());
    expect(until).toBe(house.world.time + 600_000);
    const second = new Browser();
    const response = await second.ask('POST', '/api/me/login', { code: ` ${code.toLowerCase().replace('-', ' ')}` });
    expect(meAnswer.parse(response.json()).me).toEqual(me);
    expect(await second.me()).toEqual(me);
    expect(await first.me()).toEqual(me);
    expect(refused(await new Browser().ask('POST', '/api/me/login', { code }))).toEqual([403, 'code']);
  });

  it('gets a person back by the recovery code, and puts the lost one out', async () => {
    const lost = new Browser();
    const { me } = await lost.become('Anna');
    const { code } = codeAnswer.parse((await lost.ask('POST', '/api/me/recovery')).json());
    expect(await lost.me()).toEqual({ ...me, recovery: true });
    const found = new Browser();
    await found.ask('POST', '/api/me/login', { code });
    expect(await found.me()).toEqual({ ...me, recovery: true });
    expect(await lost.me()).toBeNull();
  });

  it('cannot guess for long, from one address or from many; recovery codes still open', async () => {
    const browser = new Browser();
    await browser.become('Anna');
    const recovery = codeAnswer.parse((await browser.ask('POST', '/api/me/recovery')).json()).code;
    const enter = async (code: string, remoteAddress: string): Promise<[number, string]> =>
      refused(await app.inject({ method: 'POST', url: '/api/me/login', body: { code }, remoteAddress }));
    for (let index = 0; index < 10; index++) expect(await enter('ABCDEFGH', '192.0.2.1')).toEqual([403, 'code']);
    expect(await enter('ABCDEFGH', '192.0.2.1')).toEqual([429, 'rate-limited']);
    expect(await enter('ABCDEFGH', '192.0.2.2')).toEqual([403, 'code']);
    // The eleventh of the first address had been stopped before it counted for all.
    for (let index = 11; index < 300; index++) await enter('ABCDEFGH', `2001:db8:${index}::1`);
    expect(await enter('ABCDEFGH', '192.0.2.3')).toEqual([429, 'rate-limited']);
    expect(await enter(recovery, '192.0.2.3')).toEqual([200, undefined]);
  });

  it('that knows the code is not counted among those who guess', async () => {
    const browser = new Browser();
    await browser.become('Anna');
    for (let index = 0; index < 15; index++) {
      const { code } = (await browser.ask('POST', '/api/me/code')).json();
      expect((await new Browser().ask('POST', '/api/me/login', { code })).statusCode).toBe(200);
    }
  });
});

describe('somebody who is somebody already', () => {
  it('becomes another one only if they say so, and the code stays good until then', async () => {
    const [anna, device] = [new Browser(), new Browser()];
    const { me } = await anna.become('Anna');
    const { me: bert, token } = await device.become('Bert');
    for (const kind of ['code', 'recovery']) {
      const { code } = (await anna.ask('POST', `/api/me/${kind}`)).json();
      for (const replace of [{}, { replace: false }]) {
        const response = await device.ask('POST', '/api/me/login', { code, ...replace });
        expect(refused(response)).toEqual([409, 'not-now']);
        expect(response.json().message).toContain('replace');
      }
      expect(await device.me()).toEqual(bert);
      if (kind === 'code') continue;
      const entered = await device.ask('POST', '/api/me/login', { code, replace: true });
      expect(meAnswer.parse(entered.json()).me).toMatchObject({ id: me.id });
    }
    expect(await device.me()).toMatchObject({ id: me.id });
    // Nobody is Bert on this device any more, whoever has the old cookie.
    device.cookie = `wunderkammer=${token}`;
    expect(await device.me()).toBeNull();
  });

  it('cannot find out by it which codes there are', async () => {
    const device = new Browser();
    await device.become('Bert');
    for (let count = 0; count < 20; count++) {
      expect(refused(await device.ask('POST', '/api/me/login', { code: 'ABCDEFGH' }))).toEqual([409, 'not-now']);
    }
    expect(refused(await device.ask('POST', '/api/me/login', { code: 'ABCDEFGH', replace: true }))).toEqual([
      403,
      'code',
    ]);
  });
});

describe('the sessions of a person', () => {
  const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0' };
  const sessionsOf = async (browser: Browser): Promise<readonly OpenSession[]> =>
    sessionsAnswer.parse((await browser.ask('GET', '/api/me/sessions')).json()).sessions;

  it('are listed, each with what it is, and ended one by one', async () => {
    const [laptop, phone] = [new Browser(), new Browser(FIREFOX)];
    const { me } = await laptop.become('Anna');
    const { code } = (await laptop.ask('POST', '/api/me/code')).json();
    house.world.time += 1_000;
    await phone.ask('POST', '/api/me/login', { code });
    house.world.time += 1_000;
    const program = await programOf((await house.people.get(me.id))!);
    const [first, second, third, ...rest] = await sessionsOf(laptop);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ table: 'tableTable12', current: false });
    expect(second).toEqual({
      id: expect.any(String),
      made: house.world.time - 1_000,
      seen: house.world.time - 2_000,
      browser: 'Firefox',
      system: 'Android',
      current: false,
    });
    expect(third).toMatchObject({ current: true });
    expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([false, true, false]);

    expect((await laptop.ask('DELETE', `/api/me/sessions/${second!.id}`)).statusCode).toBe(204);
    expect(await phone.me()).toBeNull();
    expect(await house.authenticator.identify(program)).toBeDefined();
    expect((await laptop.ask('DELETE', `/api/me/sessions/${first!.id}`)).statusCode).toBe(204);
    expect(await house.authenticator.identify(program)).toBeUndefined();
    expect(refused(await laptop.ask('DELETE', `/api/me/sessions/${first!.id}`))).toEqual([404, 'unknown']);
    expect((await laptop.ask('DELETE', `/api/me/sessions/${third!.id}`)).statusCode).toBe(204);
    expect(laptop.cookie).toBeUndefined();
    expect(house.over).toEqual([second!.id, first!.id, third!.id]);
  });

  it("are one's own", async () => {
    const [anna, mallory] = [new Browser(), new Browser()];
    await anna.become('Anna');
    await mallory.become('Mallory');
    const [hers] = await sessionsOf(anna);
    expect(await sessionsOf(mallory)).toHaveLength(1);
    expect(refused(await mallory.ask('DELETE', `/api/me/sessions/${hers!.id}`))).toEqual([404, 'unknown']);
    expect(await anna.me()).not.toBeNull();
  });

  it("become no more by changing one's name", async () => {
    const browser = new Browser();
    const { token } = await browser.become('Anna');
    expect((await browser.become('Ann')).token).toBe(token);
    expect(await sessionsOf(browser)).toHaveLength(1);
  });
});

describe('a locked house', () => {
  it('wants an invitation from new people only', async () => {
    const known = new Browser();
    await known.become('Anna');
    await house.lock.set(true);
    const browser = new Browser();
    expect((await browser.ask('GET', '/api/house')).json()).toMatchObject({ locked: true, me: null });
    const bert = { name: 'Bert', language: 'de' };
    expect(refused(await browser.ask('POST', '/api/me', bert))).toEqual([403, 'locked']);
    const wrong = { ...bert, invitation: 'ABCD-ABCD-ABCD' };
    expect(refused(await browser.ask('POST', '/api/me', wrong))).toEqual([403, 'code']);
    const invitation = await house.invitations.create({ label: 'Bert', uses: 1 });
    await browser.become('Bert', { invitation: invitation.toLowerCase() });
    await known.become('Anneke');
    for (let index = 0; index < 9; index++) await new Browser().ask('POST', '/api/me', wrong);
    expect(refused(await new Browser().ask('POST', '/api/me', wrong))).toEqual([429, 'rate-limited']);
  });
});

describe('too much', () => {
  it('is refused with the time to wait', async () => {
    const become = () => app.inject({ method: 'POST', url: '/api/me', body: { name: 'x', language: 'en' } });
    for (let index = 0; index < 60; index++) expect((await become()).statusCode).toBe(200);
    const response = await become();
    expect(refused(response)).toEqual([429, 'rate-limited']);
    expect(response.headers['retry-after']).toBe('10');
    house.world.time += 10_000;
    expect((await become()).statusCode).toBe(200);
  });

  it('of one person does not limit another', async () => {
    const anna = new Browser();
    await anna.become('Anna');
    for (let index = 0; index < 30; index++) await anna.ask('POST', '/api/me/code');
    expect(refused(await anna.ask('POST', '/api/me/code'))).toEqual([429, 'rate-limited']);
    const bert = new Browser();
    await bert.become('Bert');
    expect((await bert.ask('POST', '/api/me/code')).statusCode).toBe(200);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['{', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['null', 'application/json', 400],
    ['', 'application/json', 400],
    ['{"name":"Anna"}', 'application/json', 400],
    ['{"name":"Anna","language":"fr"}', 'application/json', 400],
    ['{"name":"Anna","language":"nl","admin":true}', 'application/json', 400],
    ['{"name":"Anna","language":"nl","__proto__":{"admin":true}}', 'application/json', 400],
    ['{"name":{"toString":1},"language":"nl"}', 'application/json', 400],
    [`{"name":"${'x'.repeat(5000)}","language":"nl"}`, 'application/json', 413],
    ['name=Anna&language=nl', 'application/x-www-form-urlencoded', 415],
    ['{"name":"Anna","language":"nl"}', 'text/plain', 415],
  ])('is refused: %.60s as %s', async (body, type, status) => {
    const response = await app.inject({ method: 'POST', url: '/api/me', headers: { 'content-type': type }, body });
    expect(refused(response)).toEqual([status, 'message']);
    expect(response.body).not.toMatch(/node_modules|\.ts:|FST_/);
    expect(await house.store.list('person')).toEqual([]);
  });
});

describe('a page of another site', () => {
  it.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://games.example.evil.example' }],
    // A browser always says it; a cookie without it did not come from one of ours.
    [{}],
  ])('changes nothing with the cookie of who looks at it: %j', async (headers) => {
    const browser = new Browser();
    await browser.become('Anna');
    const cookie = browser.cookie!;
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/me',
      headers: { host: 'games.example', cookie, ...headers },
    });
    expect(refused(response)).toEqual([403, 'forbidden']);
    expect(house.hooks.left).toEqual([]);
  });
});

describe('behind a proxy', () => {
  const BY_HTTPS = { 'x-forwarded-proto': 'https', origin: 'https://games.example' };

  it('that is trusted, the cookie is for HTTPS only', async () => {
    await app.close();
    await start({ trustProxy: true });
    const browser = new Browser(BY_HTTPS);
    const { me, token } = await browser.become('Anna');
    expect(browser.cookie).toBe(`__Host-wunderkammer=${token}`);
    expect(await browser.me()).toEqual(me);
    const plain = new Browser(BY_HTTPS);
    plain.cookie = `wunderkammer=${token}`;
    expect(await plain.me()).toBeNull();
  });

  it('that nobody said to trust, its word counts for nothing', async () => {
    const browser = new Browser(BY_HTTPS);
    const { token } = await browser.become('Anna');
    expect(browser.cookie).toBe(`wunderkammer=${token}`);
  });
});

describe('the upgrade to a WebSocket', () => {
  const upgrade = (headers: IncomingMessage['headers'], socket: object = new Socket()): IncomingMessage =>
    ({ headers, socket }) as IncomingMessage;

  it('is safe by itself, or by the word of a trusted proxy', () => {
    expect(secureUpgrade(upgrade({}), true)).toBe(false);
    expect(secureUpgrade(upgrade({}, { encrypted: true }), false)).toBe(true);
    expect(secureUpgrade(upgrade({ 'x-forwarded-proto': 'https' }), true)).toBe(true);
    expect(secureUpgrade(upgrade({ 'x-forwarded-proto': 'https, http' }), true)).toBe(false);
    expect(secureUpgrade(upgrade({ 'x-forwarded-proto': 'https' }), false)).toBe(false);
  });

  it('knows people by cookie and programs by token, with what they may do', async () => {
    const { me, token } = await new Browser().become('Anna');
    const person = (await house.people.get(me.id))!;
    const known = await house.authenticator.authenticateUpgrade({ cookie: `wunderkammer=${token}` }, false);
    expect(known).toMatchObject({ person: { id: me.id }, session: { epoch: 0 } });
    const program = await programOf(person);
    expect(await house.authenticator.authenticateUpgrade({ authorization: `Bearer ${program}` }, true)).toMatchObject({
      session: { table: 'tableTable12' },
    });
    expect(await house.authenticator.authenticateUpgrade({}, false)).toBeUndefined();
  });
});

describe('notifications', () => {
  it('are subscribed to and ended', async () => {
    const browser = new Browser();
    const { me } = await browser.become('Anna');
    expect((await browser.ask('PUT', '/api/me/push', SUBSCRIPTION)).statusCode).toBe(204);
    expect(await house.store.list('subscription', me.id)).toHaveLength(1);
    const other = new Browser();
    await other.become('Bert');
    const { endpoint } = SUBSCRIPTION;
    expect((await other.ask('DELETE', '/api/me/push', { endpoint })).statusCode).toBe(204);
    expect(await house.store.list('subscription', me.id)).toHaveLength(1);
    expect((await browser.ask('DELETE', '/api/me/push', { endpoint })).statusCode).toBe(204);
    expect(await house.store.list('subscription')).toEqual([]);
  });

  it.each([
    [{ ...SUBSCRIPTION, endpoint: 'https://127.0.0.1/x' }, 403, 'forbidden'],
    [{ ...SUBSCRIPTION, endpoint: 'https://evil.example/x' }, 403, 'forbidden'],
    [{ ...SUBSCRIPTION, endpoint: 'nothing' }, 400, 'message'],
    [{ ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, auth: 'short' } }, 400, 'message'],
    [{ ...SUBSCRIPTION, keys: { ...SUBSCRIPTION.keys, p256dh: `BA${'A'.repeat(85)}` } }, 400, 'message'],
    [{ endpoint: SUBSCRIPTION.endpoint }, 400, 'message'],
  ])('are not sent anywhere: %j', async (body, status, code) => {
    const browser = new Browser();
    await browser.become('Anna');
    expect(refused(await browser.ask('PUT', '/api/me/push', body))).toEqual([status, code]);
  });

  it('are none in a house that sends none', async () => {
    await app.close();
    await start({ push: undefined });
    const browser = new Browser();
    expect((await browser.become('Anna')).me).not.toHaveProperty('pushKey');
    expect(refused(await browser.ask('PUT', '/api/me/push', SUBSCRIPTION))).toEqual([404, 'unknown']);
  });

  it.each([undefined, {}, { endpoint: 1 }])('are not ended by %j', async (body) => {
    const browser = new Browser();
    await browser.become('Anna');
    expect(refused(await browser.ask('DELETE', '/api/me/push', body))).toEqual([400, 'message']);
  });
});

describe('trouble', () => {
  it('of the store is said as such, without its words', async () => {
    const browser = new Browser();
    await browser.become('Anna');
    vi.spyOn(house.store, 'put').mockRejectedValueOnce(new StoreFault('the disk /secret/place is full'));
    const response = await browser.ask('POST', '/api/me/code');
    expect(refused(response)).toEqual([503, 'unavailable']);
    expect(response.body).not.toContain('secret');
  });

  it('of our own making is confessed, without its words', async () => {
    const browser = new Browser();
    await browser.become('Anna');
    vi.spyOn(house.store, 'put').mockRejectedValueOnce(new TypeError('secret is undefined'));
    const response = await browser.ask('POST', '/api/me/code');
    expect(refused(response)).toEqual([500, 'internal']);
    expect(response.body).not.toContain('secret');
  });
});
