import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHARACTER_IDS } from '@wunderkammer/cast';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { NatsBus } from '../bus/nats-bus.ts';
import type { Parts } from '../server.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { TableEvent } from '../table/events.ts';
import type { Client } from './client.ts';
import { NatsServer } from './nats-server.ts';
import { type Guest, TestServer } from './test-server.ts';

/** One of several servers in this process, on one store. */
export interface HouseNode {
  readonly server: TestServer;
  readonly bus: NatsBus;
  /** As `kill -9` for all others: nothing that it asks of the store is ever done or answered, and it is not heard any more. */
  die(): Promise<void>;
  /** Lets what it appends wait until the returned function is called. */
  hold(): () => void;
  /** Cuts it off from NATS, for good. */
  deafen(): Promise<void>;
}

/** The store of one of them: it goes on when that one goes. */
const partOf = (
  store: Store,
): { readonly store: Store; readonly freeze: () => void; readonly hold: () => () => void } => {
  let isFrozen = false;
  let held: Promise<void> | undefined;
  const part = new Proxy(store, {
    get: (target, name) => {
      if (name === 'close') return async () => {};
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const ask = (...args: unknown[]): unknown => (isFrozen ? new Promise(() => {}) : member.apply(target, args));
      if (name !== 'append' || held === undefined) return ask;
      const holding = held;
      return async (...args: unknown[]): Promise<unknown> => {
        await holding;
        return ask(...args);
      };
    },
  });
  return {
    store: part,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    freeze: () => {
      isFrozen = true;
    },
  };
};

/** People at a table, in the order of their seats. */
export interface Sitting {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly clients: readonly Client[];
}

/** Several servers that share a store and a real NATS server. */
export class SharedHouse {
  readonly nats: NatsServer;
  readonly store: SqliteStore;
  readonly nodes: HouseNode[] = [];
  readonly #folder: string;
  readonly #dead = new Set<TestServer>();

  private constructor(nats: NatsServer, store: SqliteStore, folder: string) {
    this.nats = nats;
    this.store = store;
    this.#folder = folder;
  }

  /** `parts` is what each server is made from besides. */
  static async open(
    nodes: number,
    settings: Readonly<Record<string, string>> = {},
    parts: (node: number) => Parts = () => ({}),
  ): Promise<SharedHouse> {
    const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-shared-'));
    const store = await SqliteStore.open(join(folder, 'wunderkammer.sqlite'));
    const house = new SharedHouse(await NatsServer.open(), store, folder);
    while (house.nodes.length < nodes) await house.add(settings, parts(house.nodes.length));
    return house;
  }

  get servers(): readonly TestServer[] {
    return this.nodes.map(({ server }) => server);
  }

  async add(settings: Readonly<Record<string, string>> = {}, parts: Parts = {}): Promise<HouseNode> {
    const { store, freeze, hold } = partOf(this.store);
    const bus = new NatsBus({ url: this.nats.url, house: 'shared' });
    const server = await TestServer.open(
      settings,
      { ...parts, store, bus },
      join(this.#folder, `node${this.nodes.length}`),
    );
    const node: HouseNode = {
      server,
      bus,
      hold,
      die: async () => {
        freeze();
        this.#dead.add(server);
        await bus.close();
      },
      deafen: () => bus.close(),
    };
    this.nodes.push(node);
    return node;
  }

  async eventsOf(table: string): Promise<readonly TableEvent[]> {
    return (await this.store.events(table, 0)).events.map((event) => JSON.parse(event) as TableEvent);
  }

  /** People at a table that has started, each at another server; bots have the other seats. */
  async sit(people: number, setup: Partial<OnlineSetup> = {}): Promise<Sitting> {
    const guests: Guest[] = [];
    for (let index = 0; index < people; index++) guests.push(await this.servers[0]!.guest(`Guest ${index}`));
    const table = await this.servers[0]!.table(guests[0]!, { seats: people, ...setup });
    const clients: Client[] = [];
    for (const [index, guest] of guests.entries()) {
      const client = await this.servers[index % this.servers.length]!.connect(guest);
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
  }

  async remove(): Promise<void> {
    for (const { server } of this.nodes) {
      if (this.#dead.has(server)) server.server.app.server.closeAllConnections();
      else await server.stop();
    }
    await this.store.close();
    await this.nats.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
