import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { HAS_NATS } from '../testing/nats-server.ts';
import { playAnything } from '../testing/play-anything.ts';
import { SharedHouse } from '../testing/shared-house.ts';

/* Several servers in this process, on one store and a real NATS server. */

const LONG = process.env['LONG_TESTS'] === 'yes';
const TAKEN_OVER_MS = 5_000;

/** Nobody is told when it is so, so it is looked at from time to time. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await setTimeout(20);
};

/** Each test has a house of its own: most of them wait, and may do so together. */
const it = test.extend<{ readonly house: SharedHouse }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants to see what a fixture takes.
  house: async ({}, use) => {
    const house = await SharedHouse.open(3, { BOT_PACE: '50' });
    await use(house);
    await house.remove();
  },
});

describe.runIf(HAS_NATS)('a table in use at several servers', () => {
  it.concurrent('tells everybody what is decided at another one, step by step', async ({ house }) => {
    const { table, clients } = await house.sit(3, { game: 'drei-magier' });
    for (let move = 0; move < 20; move++) {
      const told = clients.map((client) => client.next('played'));
      await playAnything(table, clients);
      const steps = (await Promise.all(told)).map(({ n }) => n);
      expect(new Set(steps).size).toBe(1);
    }
    // Nobody was shown the whole table anew.
    for (const client of clients) expect(client.messages.filter(({ t }) => t === 'sync')).toHaveLength(2);
  });

  it.concurrent('keeps every line that is said at once, and each once', async ({ house }) => {
    const { table, clients } = await house.sit(3, { game: 'drei-magier' });
    const said: string[] = [];
    const saying = clients.map(async (client, seat) => {
      for (let line = 0; line < 15; line++) {
        said.push(`${seat}: ${line}`);
        await client.must(table, { type: 'say', text: `${seat}: ${line}` });
      }
    });
    await Promise.all(saying);
    const kept = (await house.eventsOf(table)).flatMap((event) => (event.type === 'said' ? [event.text] : []));
    expect([...kept].sort()).toEqual([...said].sort());
    for (const client of clients) {
      expect((await client.open(table)).chat.map(({ text }) => text)).toEqual(kept);
    }
  });

  it.concurrent('keeps nothing that was made from what was not kept, though its version would fit', async ({
    house,
  }) => {
    const { table, clients, guests } = await house.sit(3, { game: 'drei-magier' });
    const second = await house.servers[0]!.connect(guests[2]);
    await second.open(table);
    const letGo = house.nodes[0]!.hold();
    const said = [
      clients[0]!.must(table, { type: 'say', text: 'one' }),
      second.must(table, { type: 'say', text: 'two' }),
    ];
    await until(() => house.servers[0]!.server.house.inMemory(table)!.state.said === 2);
    await clients[1]!.must(table, { type: 'say', text: 'three' });
    letGo();
    await Promise.all(said);
    const kept = (await house.eventsOf(table)).flatMap((event) => (event.type === 'said' ? [event.text] : []));
    expect(kept).toEqual(['three', 'one', 'two']);
  });

  it.concurrent('shows everywhere who is here, and who went with their server', async ({ house }) => {
    const { table, clients, guests } = await house.sit(3, { game: 'drei-magier' });
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

  it.concurrent('has one rematch, though two ask for it at the same time', async ({ house }) => {
    const { table, clients, guests } = await house.sit(3, { game: 'drei-magier' });
    await Promise.all(clients.slice(0, 2).map((client) => client.must(table, { type: 'resign' })));
    await Promise.all(clients.map((client) => client.do(table, { type: 'next' })));
    const next = (await house.eventsOf(table)).filter((event) => event.type === 'next');
    expect(next).toHaveLength(1);
    const tables = await house.store.heads({ person: guests[0]!.id, limit: 9 });
    expect(tables).toHaveLength(2);
  });

  it.concurrent('keeps what one person notes at two servers', async ({ house }) => {
    const { table, clients, guests } = await house.sit(2);
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

describe.runIf(HAS_NATS)('what happens by itself', () => {
  const holderOf = async (house: SharedHouse, table: string): Promise<number> => {
    const claim = await house.store.get('claim', table);
    const holder = claim && (JSON.parse(claim.value) as string);
    return house.servers.findIndex(({ server }) => server.nodes.id === holder);
  };

  /** A table at which bots play by themselves, and the number of the server that lets them. */
  const botsOnly = async (
    house: SharedHouse,
  ): Promise<{
    readonly table: string;
    readonly clients: readonly Client[];
    driver: number;
  }> => {
    const { table, clients } = await house.sit(1, { game: 'drei-magier', seats: 3 });
    await clients[0]!.must(table, { type: 'hand', seat: 0, to: 'bot' });
    const before = (await house.eventsOf(table)).length;
    await until(async () => (await house.eventsOf(table)).length > before + 3);
    return { table, clients, driver: await holderOf(house, table) };
  };

  /** How long it takes until something happens at a table after its server is gone. */
  const takenOverAfter = async (house: SharedHouse, table: string, driver: number): Promise<number> => {
    await house.nodes[driver]!.die();
    const [died, last] = [performance.now(), (await house.eventsOf(table)).length];
    await until(async () => (await house.eventsOf(table)).length > last);
    return performance.now() - died;
  };

  it.concurrent('is done by one server, and by another within five seconds when that one is gone', async ({
    house,
  }) => {
    const { table, driver } = await botsOnly(house);
    expect(driver).toBe(0);
    const watcher = await house.servers[1]!.connect(undefined);
    await watcher.open(table);
    // Whoever looks on at another server sees the same, and that one does nothing by itself.
    await watcher.next('played');
    await watcher.next('played');
    expect(await holderOf(house, table)).toBe(0);
    expect(await takenOverAfter(house, table, driver)).toBeLessThan(TAKEN_OVER_MS);
    expect(await holderOf(house, table)).not.toBe(0);
    await watcher.next('played');
  });

  it.concurrent('goes on at a table that nobody looks at, whose server is gone', async ({ house }) => {
    const { table, clients, driver } = await botsOnly(house);
    await clients[0]!.close();
    expect(await takenOverAfter(house, table, driver)).toBeLessThan(TAKEN_OVER_MS);
  });

  // A machine that is busy otherwise may need more than one try to be that fast.
  it.concurrent('is handed on when a server lets go of a table, without waiting for it to be overdue', {
    retry: 2,
  }, async ({ house }) => {
    const { table, clients, driver } = await botsOnly(house);
    const watcher = await house.servers[1]!.connect(undefined);
    await watcher.open(table);
    await clients[0]!.close();
    await house.servers[driver]!.stop();
    const stopped = performance.now();
    await watcher.next('played');
    expect(performance.now() - stopped).toBeLessThan(2_000);
  });

  it.concurrent('happens once when a clock runs out that three servers see', async ({ house }) => {
    const { table, clients } = await house.sit(3, { game: 'drei-magier', clock: { type: 'move', seconds: 5 } });
    await Promise.all(clients.map((client) => client.next('played', ({ steps }) => steps[0]!.a === 'clock')));
    // As long as a second one would take that was decided at the same time.
    await setTimeout(1_000);
    const auto = (await house.eventsOf(table)).filter((event) => event.type === 'played' && event.auto === 'clock');
    expect(auto).toHaveLength(1);
  });
});

describe.runIf(HAS_NATS)('while NATS is away', () => {
  it.concurrent('play goes on, and everybody hears of it within a second or two', async ({ house }) => {
    const { table, clients } = await house.sit(3, { game: 'drei-magier' });
    await house.nats.stop();
    await until(() => house.nodes.every(({ bus }) => !bus.isUp));
    for (let move = 0; move < 2; move++) {
      const told = clients.map((client) => client.next('played'));
      await playAnything(table, clients);
      const asked = performance.now();
      await Promise.all(told);
      // At first it has to be noticed.
      expect(performance.now() - asked).toBeLessThan(move === 0 ? 2_500 : 1_500);
    }
    await house.nats.start();
    await until(() => house.nodes.every(({ bus }) => bus.isUp));
    await setTimeout(1_500);
    const told = clients.map((client) => client.next('played'));
    await playAnything(table, clients);
    const asked = performance.now();
    await Promise.all(told);
    expect(performance.now() - asked).toBeLessThan(500);
  });

  it.runIf(LONG).concurrent('nobody loses their seat who is at a server that is not heard', async ({ house }) => {
    const { table, clients, guests } = await house.sit(2, { clock: { type: 'none', away: 5 } });
    await house.nodes[1]!.deafen();
    // Whoever is waited for comes back there, which nobody hears.
    const waited = (await clients[0]!.open(table)).game!.offer === undefined ? 1 : 0;
    await clients[waited]!.close();
    const back = await house.servers[1]!.connect(guests[waited]);
    await back.open(table);
    const other = waited === 0 ? await house.servers[0]!.connect(guests[1]) : clients[0]!;
    await other.open(table);
    await until(async () => (await house.store.get('seen', `${table}/${guests[waited]!.id}`)) !== undefined);
    await setTimeout(6_000);
    expect(await other.do(table, { type: 'hand', seat: waited, to: 'bot' })).toMatchObject({ code: 'not-now' });
  });

  it.concurrent('for one server alone, the others hear of what is done there', async ({ house }) => {
    const { table, clients } = await house.sit(2);
    await house.nodes[0]!.deafen();
    for (let move = 0; move < 2; move++) {
      const told = clients.map((client) => client.next('played'));
      await playAnything(table, clients);
      await Promise.all(told);
    }
  });

  it.concurrent('a session that ends meanwhile ends everywhere', async ({ house }) => {
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

describe.runIf(HAS_NATS)('the time of the house', () => {
  it.concurrent('is the same everywhere', async ({ house }) => {
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
});
