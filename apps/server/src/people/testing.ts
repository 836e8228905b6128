import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { Authenticator } from '../auth/authenticator.ts';
import { Sessions } from '../auth/sessions.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { World } from '../world.ts';
import { HouseLock } from './house-lock.ts';
import { Invitations } from './invitations.ts';
import { People, type PersonHooks } from './people.ts';
import { PERSONAL_DATA_KINDS } from './personal-data.ts';

/** A world whose time is set by hand and whose dice can be foreseen. */
export class TestWorld implements World {
  time = Date.UTC(2030, 0, 1);
  #drawn = 0;
  readonly #seed: string;

  constructor(seed = 'world') {
    this.#seed = seed;
  }

  readonly now = (): number => this.time;
  readonly lived = (): number => this.time;
  readonly woke = (): number => Number.NEGATIVE_INFINITY;

  random(bytes: number): Uint8Array {
    const blocks: Buffer[] = [];
    for (let made = 0; made < bytes; made += 32) {
      blocks.push(
        createHash('sha256')
          .update(`${this.#seed} ${this.#drawn++}`)
          .digest(),
      );
    }
    return Buffer.concat(blocks).subarray(0, bytes);
  }

  after(): () => void {
    throw new Error('nobody waits here');
  }
}

const KINDS = [...PERSONAL_DATA_KINDS, 'house', 'invitation', 'leaving'];

/** Opening a store takes longer than most tests: a file of tests has one, which is emptied between them. */
const shared: { store?: SqliteStore; world?: World } = {};
const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-people-'));
afterAll(async () => {
  await shared.store?.close();
  rmSync(folder, { recursive: true });
});

/** An empty store that lives by the time of this world. */
export const testStore = async (world: World): Promise<SqliteStore> => {
  shared.world = world;
  shared.store ??= await SqliteStore.open(join(folder, 'test.db'), { now: () => shared.world!.now() });
  const { store } = shared;
  const kept = await Promise.all(KINDS.map((kind) => store.list(kind)));
  await Promise.all(kept.flat().map(({ kind, key }) => store.take(kind, key)));
  return store;
};

/** What happened outside when people went. */
class TestHooks implements PersonHooks {
  readonly left: string[] = [];
  readonly signedOutPeople: string[] = [];
  tables: readonly string[] = [];
  failure: Error | undefined;

  async leaveTables(person: string): Promise<readonly string[]> {
    if (this.failure) throw this.failure;
    this.left.push(person);
    return this.tables;
  }

  signedOut(person: string): void {
    this.signedOutPeople.push(person);
  }
}

/** Everything there is about people, in an empty store. */
export const testHouse = async () => {
  const world = new TestWorld();
  const store = await testStore(world);
  const hooks = new TestHooks();
  const lock = new HouseLock(store, world, () => {});
  const invitations = new Invitations(store, world);
  const people = new People(store, world, { lock, invitations, hooks });
  /** The sessions that were ended. */
  const over: string[] = [];
  const sessions = await Sessions.open(store, world, (session) => void over.push(session));
  const authenticator = new Authenticator(people, sessions);
  return { world, store, hooks, lock, invitations, people, sessions, over, authenticator };
};
