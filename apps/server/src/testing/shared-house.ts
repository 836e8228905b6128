import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsBus } from '../bus/nats-bus.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { NatsServer } from './nats-server.ts';
import { TestServer } from './test-server.ts';

/** One of several servers in this process, on one store. */
export interface HouseNode {
  readonly server: TestServer;
  readonly bus: NatsBus;
  /** As `kill -9` for all others: nothing that it asks of the store is ever done or answered, and it is not heard any more. */
  die(): Promise<void>;
  /** Cuts it off from NATS, for good. */
  deafen(): Promise<void>;
}

/** The store of one of them: it goes on when that one goes. */
const partOf = (store: Store): { readonly store: Store; readonly freeze: () => void } => {
  let isFrozen = false;
  const part = new Proxy(store, {
    get: (target, name) => {
      if (name === 'close') return async () => {};
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => (isFrozen ? new Promise(() => {}) : member.apply(target, args));
    },
  });
  return {
    store: part,
    freeze: () => {
      isFrozen = true;
    },
  };
};

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

  static async open(nodes: number, settings: Readonly<Record<string, string>> = {}): Promise<SharedHouse> {
    const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-shared-'));
    const store = await SqliteStore.open(join(folder, 'wunderkammer.sqlite'));
    const house = new SharedHouse(await NatsServer.open(), store, folder);
    while (house.nodes.length < nodes) await house.add(settings);
    return house;
  }

  get servers(): readonly TestServer[] {
    return this.nodes.map(({ server }) => server);
  }

  async add(settings: Readonly<Record<string, string>> = {}): Promise<HouseNode> {
    const { store, freeze } = partOf(this.store);
    const bus = new NatsBus({ url: this.nats.url, house: 'shared' });
    const server = await TestServer.open(settings, { store, bus }, join(this.#folder, `node${this.nodes.length}`));
    const node: HouseNode = {
      server,
      bus,
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
