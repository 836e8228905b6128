import { setTimeout } from 'node:timers/promises';
import { CHARACTER_IDS } from '@wunderkammer/cast';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableEvent } from '../table/events.ts';
import type { Client } from '../testing/client.ts';
import { HAS_NATS } from '../testing/nats-server.ts';
import { playAnything } from '../testing/play-anything.ts';
import { SharedHouse } from '../testing/shared-house.ts';
import type { Guest } from '../testing/test-server.ts';

/* Several servers in this process, on one store and a real NATS server. */

const TAKEN_OVER_MS = 5_000;

let house: SharedHouse;
beforeEach(async () => {
  house = await SharedHouse.open(3, { BOT_PACE: '50' });
});
afterEach(() => house.remove());

const eventsOf = async (table: string): Promise<readonly TableEvent[]> =>
  (await house.store.events(table, 0)).events.map((event) => JSON.parse(event) as TableEvent);

interface Sitting {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly clients: readonly Client[];
}

/** People at a table that has started, each at another server; bots have the other seats. */
const sit = async (people: number, setup: Partial<OnlineSetup> = {}): Promise<Sitting> => {
  const guests = [];
  for (let index = 0; index < people; index++) guests.push(await house.servers[0]!.guest(`Guest ${index}`));
  const table = await house.servers[0]!.table(guests[0]!, { seats: people, ...setup });
  const clients: Client[] = [];
  for (const [index, guest] of guests.entries()) {
    const client = await house.servers[index % house.servers.length]!.connect(guest);
    await client.open(table);
    await client.must(table, { type: 'sit', seat: index, name: guest.name, entropy: `luck ${index}` });
    clients.push(client);
  }
  for (let seat = people; seat < (setup.seats ?? people); seat++) {
    await clients[0]!.must(table, { type: 'bot', seat, as: CHARACTER_IDS[seat]! });
  }
  const started = clients.map((client) => client.next('sync', ({ game }) => game !== undefined));
  await clients[0]!.must(table, { type: 'start' });
  await Promise.all(started);
  return { table, guests, clients };
};

describe.skipIf(!HAS_NATS)('a table in use at several servers', () => {
  it('tells everybody what is decided at another one, step by step', async () => {
    const { table, clients } = await sit(3, { game: 'drei-magier' });
    for (let move = 0; move < 20; move++) {
      const told = clients.map((client) => client.next('played'));
      await playAnything(table, clients);
      const steps = (await Promise.all(told)).map(({ n }) => n);
      expect(new Set(steps).size).toBe(1);
    }
    // Nobody was shown the whole table anew.
    for (const client of clients) expect(client.messages.filter(({ t }) => t === 'sync')).toHaveLength(2);
  });

  it('keeps every line that is said at once, and each once', async () => {
    const { table, clients } = await sit(3, { game: 'drei-magier' });
    const said: string[] = [];
    const saying = clients.map(async (client, seat) => {
      for (let line = 0; line < 15; line++) {
        said.push(`${seat}: ${line}`);
        await client.must(table, { type: 'say', text: `${seat}: ${line}` });
      }
    });
    await Promise.all(saying);
    const kept = (await eventsOf(table)).flatMap((event) => (event.type === 'said' ? [event.text] : []));
    expect([...kept].sort()).toEqual([...said].sort());
    for (const client of clients) {
      await expect
        .poll(() => client.messages.flatMap((message) => (message.t === 'chat' ? [message.line.text] : [])).at(-1))
        .toBeDefined();
      expect((await client.open(table)).chat.map(({ text }) => text)).toEqual(kept);
    }
  });

  it('shows everywhere who is here, and who went with their server', async () => {
    const { table, clients, guests } = await sit(3, { game: 'drei-magier' });
    const watcher = await house.servers[1]!.connect(undefined);
    const watched = clients[0]!.next('here', ({ watchers }) => watchers === 1);
    const { here } = await watcher.open(table);
    expect(here).toEqual([0, 1, 2]);
    await watched;
    const left = clients[0]!.next('here', (message) => message.here.join() === '0,2');
    await clients[1]!.close();
    await left;
    // At two servers at once, and then at one of them no more.
    const twice = await house.servers[0]!.connect(guests[2]);
    await twice.open(table);
    await clients[2]!.close();
    await setTimeout(100);
    expect((await watcher.open(table)).here).toEqual([0, 2]);
    const gone = watcher.next('here', (message) => message.here.join() === '');
    await house.nodes[0]!.die();
    await gone;
  });

  it('has one rematch, though two ask for it at the same time', async () => {
    const { table, clients, guests } = await sit(3, { game: 'drei-magier' });
    await Promise.all(clients.slice(0, 2).map((client) => client.must(table, { type: 'resign' })));
    await Promise.all(clients.map((client) => client.do(table, { type: 'next' })));
    const next = (await eventsOf(table)).filter((event) => event.type === 'next');
    expect(next).toHaveLength(1);
    const tables = await house.store.heads({ person: guests[0]!.id, limit: 9 });
    expect(tables).toHaveLength(2);
  });

  it('keeps what one person notes at two servers', async () => {
    const { table, clients, guests } = await sit(2);
    const second = await house.servers[2]!.connect(guests[0]);
    await second.open(table);
    await Promise.all([clients[0]!.mark(table, { a: '1', b: '1' }), second.mark(table, { b: '2', c: '3' })]);
    await Promise.all([clients[0]!.mark(table, { d: '4' }), second.mark(table, { a: '' })]);
    for (const server of house.servers) {
      const client = await server.connect(guests[0]);
      expect((await client.open(table)).game!.marks).toMatchObject({ c: '3', d: '4' });
      expect((await client.open(table)).game!.marks).not.toHaveProperty('a');
    }
  });
});

describe.skipIf(!HAS_NATS)('what happens by itself', () => {
  const holderOf = async (table: string): Promise<number> => {
    const claim = await house.store.get('claim', table);
    const holder = claim && (JSON.parse(claim.value) as string);
    return house.servers.findIndex(({ server }) => server.nodes.id === holder);
  };

  /** A table at which bots play by themselves, and the number of the server that lets them. */
  const botsOnly = async (): Promise<{
    readonly table: string;
    readonly clients: readonly Client[];
    driver: number;
  }> => {
    const { table, clients } = await sit(1, { game: 'drei-magier', seats: 3 });
    await clients[0]!.must(table, { type: 'hand', seat: 0, to: 'bot' });
    const before = (await eventsOf(table)).length;
    await expect.poll(async () => (await eventsOf(table)).length, { timeout: 10_000 }).toBeGreaterThan(before + 3);
    return { table, clients, driver: await holderOf(table) };
  };

  /** How long it takes until something happens at a table after its server is gone. */
  const takenOverAfter = async (table: string, driver: number): Promise<number> => {
    await house.nodes[driver]!.die();
    const [died, last] = [performance.now(), (await eventsOf(table)).length];
    await expect
      .poll(async () => (await eventsOf(table)).length, { timeout: 20_000, interval: 50 })
      .toBeGreaterThan(last);
    return performance.now() - died;
  };

  it('is done by one server, and by another within five seconds when that one is gone', async () => {
    const { table, driver } = await botsOnly();
    expect(driver).toBe(0);
    const watcher = await house.servers[1]!.connect(undefined);
    await watcher.open(table);
    // Whoever looks on at another server sees the same, and that one does nothing by itself.
    await watcher.next('played');
    await watcher.next('played');
    expect(await holderOf(table)).toBe(0);
    expect(await takenOverAfter(table, driver)).toBeLessThan(TAKEN_OVER_MS);
    expect(await holderOf(table)).not.toBe(0);
    await watcher.next('played');
  });

  it('goes on at a table that nobody looks at, whose server is gone', async () => {
    const { table, clients, driver } = await botsOnly();
    await clients[0]!.close();
    expect(await takenOverAfter(table, driver)).toBeLessThan(TAKEN_OVER_MS);
  });

  it('is handed on when a server lets go of a table, without waiting for it to be overdue', async () => {
    const { table, clients, driver } = await botsOnly();
    const watcher = await house.servers[1]!.connect(undefined);
    await watcher.open(table);
    await clients[0]!.close();
    await house.servers[driver]!.stop();
    const stopped = performance.now();
    await watcher.next('played');
    expect(performance.now() - stopped).toBeLessThan(2_000);
  });

  it('happens once when a clock runs out that three servers see', async () => {
    const { table, clients } = await sit(3, { game: 'drei-magier', clock: { type: 'move', seconds: 5 } });
    const ranOut = clients.map((client) => client.next('played', ({ steps }) => steps[0]!.a === 'clock'));
    await Promise.all(ranOut);
    await Promise.all(clients.map((client) => client.next('played', ({ steps }) => steps[0]!.a === 'clock')));
    const auto = (await eventsOf(table)).filter((event) => event.type === 'played' && event.auto === 'clock');
    expect(auto.length).toBeGreaterThanOrEqual(2);
    const times = auto.map(({ time }) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[1]! - times[0]!).toBeGreaterThan(4_900);
  });
});

describe.skipIf(!HAS_NATS)('while NATS is away', () => {
  it('play goes on, and everybody hears of it within two seconds', async () => {
    const { table, clients } = await sit(3, { game: 'drei-magier' });
    await house.nats.stop();
    await expect.poll(() => house.nodes.some(({ bus }) => bus.isUp)).toBe(false);
    await setTimeout(2_500);
    for (let move = 0; move < 3; move++) {
      const told = clients.map((client) => client.next('played'));
      await playAnything(table, clients);
      const asked = performance.now();
      await Promise.all(told);
      expect(performance.now() - asked).toBeLessThan(2_000);
    }
    await house.nats.start();
    await expect.poll(() => house.nodes.every(({ bus }) => bus.isUp), { timeout: 10_000 }).toBe(true);
    await setTimeout(1_500);
    const told = clients.map((client) => client.next('played'));
    await playAnything(table, clients);
    const asked = performance.now();
    await Promise.all(told);
    expect(performance.now() - asked).toBeLessThan(500);
  });

  it('for one server alone, the others hear of what is done there', async () => {
    const { table, clients } = await sit(2);
    await house.nodes[0]!.deafen();
    for (let move = 0; move < 4; move++) {
      const told = clients.map((client) => client.next('played'));
      await playAnything(table, clients);
      await Promise.all(told);
    }
  });

  it('a session that ends meanwhile ends everywhere', async () => {
    const [first, , third] = house.servers;
    const anna = await first!.guest('Anna');
    const client = await third!.connect(anna);
    await house.nodes[2]!.deafen();
    const closed = new Promise((resolve) => client.socket.once('close', resolve));
    const { body } = await first!.ask('GET', '/api/me/sessions', undefined, anna.token);
    const [session] = (body as { sessions: { id: string }[] }).sessions;
    expect((await first!.ask('DELETE', `/api/me/sessions/${session!.id}`, undefined, anna.token)).status).toBe(204);
    await closed;
  });
});

it.skipIf(!HAS_NATS)('is the same time everywhere', async () => {
  const times = (): readonly number[] => house.servers.map(({ server }) => server.time.now());
  await setTimeout(1_500);
  let before = times();
  for (let look = 0; look < 20; look++) {
    await setTimeout(50);
    const now = times();
    expect(Math.max(...now) - Math.min(...now)).toBeLessThan(100);
    for (const [index, time] of now.entries()) expect(time).toBeGreaterThanOrEqual(before[index]!);
    before = now;
  }
});
