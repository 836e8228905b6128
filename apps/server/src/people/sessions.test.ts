import { beforeEach, describe, expect, it } from 'vitest';
import type { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { endedCookie, sessionCookie, tokenIn } from './cookies.ts';
import { RENEW_MS, SESSION_MS, Sessions } from './sessions.ts';
import { TestWorld, testStore } from './testing.ts';

const ANNA = { id: 'Anna567890123456', epoch: 3 };
const TABLE = 'tableTable12';

let world: TestWorld;
let store: SqliteStore;

beforeEach(async () => {
  world = new TestWorld();
  store = await testStore(world);
});

describe('a token', () => {
  it('says who it was issued to, and when', async () => {
    const sessions = await Sessions.open(store, world);
    const token = sessions.issue(ANNA);
    expect(sessions.read(token)).toEqual({ person: ANNA.id, issued: world.time, epoch: 3 });
    expect(token.length).toBeLessThan(200);
  });

  it('of a program names its table', async () => {
    const sessions = await Sessions.open(store, world);
    expect(sessions.read(sessions.issue(ANNA, TABLE))).toMatchObject({ person: ANNA.id, table: TABLE });
  });

  it('is worth nothing after any change of a single character', async () => {
    const sessions = await Sessions.open(store, world);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    for (const token of [sessions.issue(ANNA), sessions.issue(ANNA, TABLE)]) {
      for (let at = 0; at < token.length; at++) {
        for (const letter of alphabet) {
          if (letter === token[at]) continue;
          expect(sessions.read(token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined();
        }
        expect(sessions.read(token.slice(0, at))).toBeUndefined();
        expect(sessions.read(token.slice(0, at) + token.slice(at + 1))).toBeUndefined();
      }
      for (const more of [' ', '=', '.', '\n', '\0', 'A']) {
        expect(sessions.read(token + more)).toBeUndefined();
        expect(sessions.read(more + token)).toBeUndefined();
      }
    }
  });

  it('of a program cannot be cut down to one for everything', async () => {
    const sessions = await Sessions.open(store, world);
    expect(sessions.read(sessions.issue(ANNA, TABLE).replace(`${TABLE}.`, ''))).toBeUndefined();
  });

  it('of another house is worth nothing', async () => {
    const sessions = await Sessions.open(store, world);
    const elsewhere = new Sessions(Buffer.alloc(32, 1), world);
    expect(sessions.read(elsewhere.issue(ANNA))).toBeUndefined();
  });

  it('ends with its cookie, and is old long before', async () => {
    const sessions = await Sessions.open(store, world);
    const token = sessions.issue(ANNA);
    world.time += RENEW_MS - 1;
    expect(sessions.isOld(sessions.read(token)!)).toBe(false);
    world.time += 1;
    expect(sessions.isOld(sessions.read(token)!)).toBe(true);
    world.time += SESSION_MS - RENEW_MS - 1;
    expect(sessions.read(token)).toBeDefined();
    world.time += 1;
    expect(sessions.read(token)).toBeUndefined();
  });
});

describe('the secret of the house', () => {
  it('is the same after a restart, and for servers that start together', async () => {
    const servers = await Promise.all(['one', 'two', 'three'].map((name) => Sessions.open(store, new TestWorld(name))));
    const again = await Sessions.open(store, new TestWorld('four'));
    const token = servers[0]!.issue(ANNA);
    for (const server of [...servers, again]) expect(server.read(token)).toMatchObject({ person: ANNA.id });
    expect(JSON.parse((await store.get('house', 'secret'))!.value)).toHaveLength(43);
  });
});

describe('the cookie', () => {
  it('is kept from scripts and from other sites, for 400 days', () => {
    expect(sessionCookie('a.b', false)).toBe('wunderkammer=a.b; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
    expect(sessionCookie('a.b', true)).toBe(
      '__Host-wunderkammer=a.b; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(endedCookie(true)).toBe('__Host-wunderkammer=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  it('over a safe line is never the one that plain HTTP could have set', () => {
    const header = 'other=1; wunderkammer=plain; __Host-wunderkammer=safe';
    expect(tokenIn(header, true)).toBe('safe');
    expect(tokenIn(header, false)).toBe('plain');
    expect(tokenIn('wunderkammer=plain', true)).toBeUndefined();
    expect(tokenIn(undefined, false)).toBeUndefined();
  });
});
