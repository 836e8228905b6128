import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../people/people.ts';
import { testHouse } from '../people/testing.ts';
import { StoreFault } from '../store/store.ts';
import { endedCookie, sessionCookie, tokenIn } from './cookies.ts';
import { MOST_SESSIONS, RENEW_MS, SESSION_MS, type Session, Sessions } from './sessions.ts';

const DAY = 24 * 3600 * 1000;
const PHONE = { browser: 'Firefox', system: 'Android' };

let house: Awaited<ReturnType<typeof testHouse>>;
let anna: Person;

beforeEach(async () => {
  house = await testHouse();
  anna = await house.people.create('Anna', 'nl');
});

afterEach(() => void vi.restoreAllMocks());

const begin = (more: Parameters<Sessions['begin']>[2] = {}): Promise<Session> =>
  house.sessions.begin(anna, PHONE, more);
const find = (session: Session): Promise<Session | undefined> => house.sessions.find(house.sessions.tokenOf(session));
const ids = async (person = anna.id): Promise<readonly string[]> =>
  (await house.sessions.list(person)).map(({ id }) => id);

describe('a session', () => {
  it('says whose it is, and roughly where and when: no address, no exact time', async () => {
    house.world.time += 12_345;
    const session = await begin();
    const { time } = house.world;
    expect(session).toEqual({
      id: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
      person: anna.id,
      epoch: 0,
      made: time,
      renewed: time,
      seen: time - 12_345,
      ...PHONE,
    });
    expect(await find(session)).toEqual(session);
    expect(Object.keys(JSON.parse((await house.store.get('session', session.id))!.value)).sort()).toEqual([
      'browser',
      'epoch',
      'made',
      'renewed',
      'seen',
      'system',
    ]);
  });

  it('of a program names its table', async () => {
    expect(await find(await begin({ table: 'tableTable12' }))).toMatchObject({ table: 'tableTable12' });
  });

  it('is not asked of the store again within a few seconds, nor at all for a token that is made up', async () => {
    const session = await begin();
    const get = vi.spyOn(house.store, 'get');
    const swap = vi.spyOn(house.store, 'swap');
    for (let count = 0; count < 5; count++) await find(session);
    expect(get).toHaveBeenCalledTimes(1);
    expect(swap).not.toHaveBeenCalled();
    expect(await house.sessions.find(`${session.id}.${'A'.repeat(43)}`)).toBeUndefined();
    expect(get).toHaveBeenCalledTimes(1);
    house.world.time += 3_000;
    await find(session);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('notes the day it was used, once a day', async () => {
    const session = await begin();
    const swap = vi.spyOn(house.store, 'swap');
    house.world.time += DAY;
    for (let count = 0; count < 5; count++) {
      house.world.time += 60_000;
      await find(session);
    }
    expect(swap).toHaveBeenCalledTimes(1);
    expect(await house.sessions.list(anna.id)).toEqual([{ ...session, seen: session.seen + DAY }]);
  });

  it('is known though the disk is full', async () => {
    const session = await begin();
    house.world.time += DAY;
    vi.spyOn(house.store, 'swap').mockRejectedValueOnce(new StoreFault('full'));
    expect(await find(session)).toEqual(session);
  });

  it('that is ended while its day is noted is over', async () => {
    const session = await begin();
    house.world.time += DAY;
    const { swap } = house.store;
    vi.spyOn(house.store, 'swap').mockImplementationOnce(async (...args) => {
      await house.sessions.end(anna.id, session.id);
      return swap.apply(house.store, args);
    });
    expect(await find(session)).toBeUndefined();
    expect(await ids()).toEqual([]);
  });

  it('that is ended while its cookie is given anew stays ended', async () => {
    const session = await begin();
    const { swap } = house.store;
    vi.spyOn(house.store, 'swap').mockImplementationOnce(async (...args) => {
      await house.sessions.end(anna.id, session.id);
      return swap.apply(house.store, args);
    });
    await house.sessions.renew(session);
    expect(await find(session)).toBeUndefined();
    expect(await ids()).toEqual([]);
  });

  it('ends with its cookie, which is given anew long before', async () => {
    const session = await begin();
    house.world.time += RENEW_MS - 1;
    expect(house.sessions.isOld((await find(session))!)).toBe(false);
    house.world.time += 3_001;
    expect(house.sessions.isOld((await find(session))!)).toBe(true);
    await house.sessions.renew(session);
    expect(house.sessions.isOld((await find(session))!)).toBe(false);
    house.world.time += SESSION_MS - 1;
    expect(await find(session)).toBeDefined();
    house.world.time += 3_001;
    expect(await find(session)).toBeUndefined();
  });
});

describe('ending a session', () => {
  it('ends that one alone, here at once and on another server when it hears of it', async () => {
    const { sessions, store, world } = house;
    const [lost, kept] = [await begin(), await begin()];
    const elsewhere = await Sessions.open(store, world, () => {});
    const token = sessions.tokenOf(lost);
    expect(await elsewhere.find(token)).toBeDefined();
    expect(await find(lost)).toBeDefined();
    expect(await sessions.end(anna.id, lost.id)).toBe(true);
    expect(house.over).toEqual([lost.id]);
    expect(await find(lost)).toBeUndefined();
    expect(await find(kept)).toBeDefined();
    expect(await elsewhere.find(token)).toBeDefined();
    elsewhere.outdated(lost.id);
    expect(await elsewhere.find(token)).toBeUndefined();
    expect(await sessions.end(anna.id, lost.id)).toBe(false);
  });

  it('is for its person only', async () => {
    const bert = await house.people.create('Bert', 'nl');
    const session = await begin();
    expect(await house.sessions.end(bert.id, session.id)).toBe(false);
    expect(await ids(bert.id)).toEqual([]);
    expect(await ids()).toEqual([session.id]);
    expect(house.over).toEqual([]);
  });

  it('makes room: of too many, the one that was not used for the longest time goes', async () => {
    const first = await begin();
    const asking = await begin();
    const old = await begin();
    house.world.time += DAY;
    await find(first);
    for (let count = 0; count < MOST_SESSIONS - 3; count++) await begin();
    expect(await ids()).toHaveLength(MOST_SESSIONS);
    expect(house.over).toEqual([]);
    await begin({ asking: asking.id });
    expect(house.over).toEqual([old.id]);
    await begin({ asking: asking.id });
    // Used on the same day as all the others, and the oldest of them.
    expect(house.over).toEqual([old.id, first.id]);
    expect(await ids()).toContain(asking.id);
    expect(await ids()).toHaveLength(MOST_SESSIONS);
  });
});

describe('the cookie', () => {
  it('is kept from scripts and from other sites, for 400 days', () => {
    expect(sessionCookie('a.b', false)).toBe('wunderkammer=a.b; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax');
    expect(sessionCookie('a.b', true)).toBe(
      '__Host-wunderkammer=a.b; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(endedCookie(true)).toBe('__Host-wunderkammer=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it('over HTTPS is never the one that plain HTTP could have set', () => {
    const header = 'other=1; wunderkammer=plain; __Host-wunderkammer=safe';
    expect(tokenIn(header, true)).toBe('safe');
    expect(tokenIn(header, false)).toBe('plain');
    expect(tokenIn('wunderkammer=plain', true)).toBeUndefined();
    expect(tokenIn(undefined, false)).toBeUndefined();
  });
});
