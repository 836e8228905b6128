import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestWorld, testStore } from '../people/testing.ts';
import type { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Notification, Push, type PushOptions, type PushOutcome } from './push.ts';
import { readVapid, TestReceiver, TestService } from './testing.ts';

const ANNA = { id: 'Anna567890123456', language: 'en' } as const;
const TURN: Notification = {
  table: 'tableTable12',
  game: { id: 'drei-magier', title: 'Die drei Magier' },
  kind: 'turn',
  version: 7,
  urgent: false,
};

let world: TestWorld;
let store: SqliteStore;
let service: TestService;
let push: Push;
let outcomes: PushOutcome[];

const open = (more: PushOptions = {}): Promise<Push> =>
  Push.open(store, world, { trusted: [service.origin], report: (outcome) => outcomes.push(outcome), ...more });

beforeEach(async () => {
  world = new TestWorld();
  store = await testStore(world);
  service = await TestService.open();
  outcomes = [];
  push = await open();
});
afterEach(async () => {
  push.close();
  await service.close();
});

const subscribed = async (name = 'anna', person: string = ANNA.id): Promise<TestReceiver> => {
  const receiver = new TestReceiver(`${service.origin}/push/${name}`);
  await store.put({ kind: 'session', key: name, value: '{}', owner: person });
  await push.subscribe({ id: name, person }, receiver.subscription);
  return receiver;
};

describe('a notification', () => {
  it('is read by the browser it is for, and by no other', async () => {
    const receiver = await subscribed();
    await push.notify(ANNA, TURN);
    expect(outcomes).toEqual(['sent']);
    const [delivery] = service.deliveries;
    expect(receiver.read(delivery!)).toEqual({
      table: 'tableTable12',
      game: 'drei-magier',
      kind: 'turn',
      title: 'Your turn at Die drei Magier',
      body: 'The table is waiting for you.',
      language: 'en',
    });
    expect(delivery!.path).toBe('/push/anna');
    expect(() => new TestReceiver('https://x.example').read(delivery!)).toThrow();
    expect(delivery!.body.toString('latin1')).not.toContain('tableTable12');
  });

  it('is not sent to a browser whose session is over, which is forgotten', async () => {
    await subscribed('lost');
    await subscribed('kept');
    await store.take('session', 'lost');
    await push.notify(ANNA, TURN);
    expect(service.deliveries.map(({ path }) => path)).toEqual(['/push/kept']);
    expect(await store.list('subscription', ANNA.id)).toHaveLength(1);
  });

  it.each([
    ['nl', 'turn', 'Jij bent aan de beurt bij Die drei Magier'],
    ['de', 'turn', 'Du bist am Zug bei „Die drei Magier“'],
    ['en', 'over', 'Die drei Magier is over'],
    ['de', 'away', '„Die drei Magier“ wartet noch auf dich'],
  ] as const)('in %s about %s says: %s', async (language, kind, title) => {
    const receiver = await subscribed();
    await push.notify({ ...ANNA, language }, { ...TURN, kind });
    expect(receiver.read(service.deliveries[0]!)).toMatchObject({ kind, title });
  });

  it('tells the push service who sends it, how urgent it is, and not what about', async () => {
    await subscribed();
    await push.notify(ANNA, TURN);
    await push.notify(ANNA, { ...TURN, version: 8, urgent: true });
    await push.notify(ANNA, { ...TURN, table: 'another12345' });
    const [first, second, third] = service.deliveries.map(({ headers }) => headers);
    expect(first).toMatchObject({ ttl: '604800', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(second).toMatchObject({ urgency: 'high' });
    // A newer one of the same table replaces the older.
    expect(first!['topic']).toMatch(/^[\w-]{24}$/);
    expect(second!['topic']).toBe(first!['topic']);
    expect(third!['topic']).not.toBe(first!['topic']);

    const { key, claims } = readVapid(first!.authorization!);
    expect(key).toBe(push.publicKey);
    expect(claims).toEqual({ aud: service.origin, sub: 'mailto:wunderkammer@example.com', exp: expect.any(Number) });
    const ahead = (claims as { exp: number }).exp - Date.now() / 1000;
    expect(ahead).toBeGreaterThan(3600);
    expect(ahead).toBeLessThan(24 * 3600);
  });

  it('comes to every browser of the person', async () => {
    const receivers = [await subscribed('desk'), await subscribed('phone')];
    await subscribed('bert', 'Bert567890123456');
    await push.notify(ANNA, TURN);
    expect(service.deliveries.map(({ path }) => path).sort()).toEqual(['/push/desk', '/push/phone']);
    for (const { path, ...rest } of service.deliveries) {
      const receiver = receivers[path === '/push/desk' ? 0 : 1]!;
      expect(receiver.read({ path, ...rest })).toMatchObject({ kind: 'turn' });
    }
  });

  it('comes once for each turn, however many servers notice it, and never late', async () => {
    await subscribed();
    const other = await open();
    await Promise.all([push.notify(ANNA, TURN), other.notify(ANNA, TURN), push.notify(ANNA, TURN)]);
    await other.notify(ANNA, { ...TURN, version: 6 });
    expect(service.deliveries).toHaveLength(1);
    await other.notify(ANNA, { ...TURN, version: 10 });
    await push.notify(ANNA, { ...TURN, version: 9 });
    expect(service.deliveries).toHaveLength(2);
    other.close();
  });

  it('of an absence comes besides that of the turn, once, with the date it is about', async () => {
    const receiver = await subscribed();
    const until = world.time + 3_600_000;
    const away: Notification = { ...TURN, kind: 'away', version: 3, until };
    await push.notify(ANNA, TURN);
    await push.notify(ANNA, away);
    await push.notify(ANNA, away);
    await push.notify(ANNA, { ...away, version: 4 });
    expect(service.deliveries.map((delivery) => receiver.read(delivery))).toMatchObject([
      { kind: 'turn' },
      { kind: 'away', body: 'From {until} on, the others may let a bot play for you.', until },
      { kind: 'away' },
    ]);
    expect(service.deliveries[1]!.headers).toMatchObject({ ttl: '3600' });
  });

  it('is not even thought of for who did not ask for any', async () => {
    await push.notify(ANNA, TURN);
    expect(outcomes).toEqual([]);
    expect(await store.list('notified')).toEqual([]);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i is not asked again for that browser', async (status) => {
    await subscribed();
    service.answer = { status };
    await push.notify(ANNA, TURN);
    await push.notify(ANNA, { ...TURN, version: 8 });
    expect(outcomes).toEqual(['gone']);
    expect(service.deliveries).toHaveLength(1);
    expect(await store.list('subscription')).toEqual([]);
  });

  it.each([400, 403, 429, 500])('that answers %i refused this one message', async (status) => {
    await subscribed();
    service.answer = { status };
    await push.notify(ANNA, TURN);
    service.answer = { status: 201 };
    await push.notify(ANNA, { ...TURN, version: 8 });
    expect(outcomes).toEqual(['refused', 'sent']);
  });

  it.each([301, 302, 307, 308])('that answers %i does not lead us elsewhere', async (status) => {
    const elsewhere = await TestService.open();
    await subscribed();
    service.answer = { status, headers: { location: `${elsewhere.origin}/inside` } };
    await push.notify(ANNA, TURN);
    expect(outcomes).toEqual(['refused']);
    expect(elsewhere.deliveries).toEqual([]);
    await elsewhere.close();
  });

  it('that says nothing is waited for only so long', async () => {
    const hasty = await open({ timeout: 50 });
    await subscribed();
    service.answer = 'silence';
    await hasty.notify(ANNA, TURN);
    expect(outcomes).toEqual(['failed']);
    expect(await store.list('subscription')).toHaveLength(1);
    hasty.close();
  });

  it('that is not known any more is not asked', async () => {
    await subscribed();
    const strict = await open({ trusted: [] });
    await strict.notify(ANNA, TURN);
    expect(outcomes).toEqual(['refused']);
    expect(service.deliveries).toEqual([]);
    strict.close();
  });
});

it('does not fail the game when the store does', async () => {
  await subscribed();
  vi.spyOn(store, 'swap').mockRejectedValueOnce(new Error('full'));
  await push.notify(ANNA, TURN);
  expect(outcomes).toEqual(['failed']);
});

describe('subscriptions', () => {
  it('are ten a person at most; the oldest goes', async () => {
    for (let index = 0; index < 12; index++) {
      world.time += 1000;
      await subscribed(`browser-${index}`);
    }
    // Said again, the third is young.
    world.time += 1000;
    await subscribed('browser-2');
    await subscribed('browser-12');
    await push.notify(ANNA, TURN);
    const asked = service.deliveries.map(({ path }) => Number(path.split('-')[1])).sort((a, b) => a - b);
    expect(asked).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('of one browser are of who is there now', async () => {
    await subscribed('shared');
    await subscribed('shared', 'Bert567890123456');
    await push.notify(ANNA, TURN);
    expect(service.deliveries).toEqual([]);
    await push.notify({ id: 'Bert567890123456', language: 'de' }, TURN);
    expect(service.deliveries).toHaveLength(1);
  });
});
