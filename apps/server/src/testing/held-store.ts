import { join } from 'node:path';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { type Append, type Document, type Store, StoreFault } from '../store/store.ts';

type Held = 'append' | 'get' | 'put' | 'events';
type Hold = { readonly go: () => void; readonly fail: () => void };

/** A real store whose disk can be stopped: what is kept or read waits until a test lets it go on, or fails. */
export class HeldStore {
  readonly store: Store;
  #held: PromiseWithResolvers<void> | undefined;
  #which: Held | undefined;
  /** How many are waiting. */
  waiting = 0;

  private constructor(store: SqliteStore) {
    const { append, get, put, events } = store;
    store.append = (batch: readonly Append[]) => this.#pass('append', () => append.call(store, batch));
    store.get = (kind: string, key: string): Promise<Document | undefined> =>
      kind === 'notes' ? this.#pass('get', () => get.call(store, kind, key)) : get.call(store, kind, key);
    store.put = (document: Document): Promise<void> =>
      document.kind === 'notes' ? this.#pass('put', () => put.call(store, document)) : put.call(store, document);
    store.events = (table: string, from: number) => this.#pass('events', () => events.call(store, table, from));
    this.store = store;
  }

  static async open(folder: string): Promise<HeldStore> {
    return new HeldStore(await SqliteStore.open(join(folder, 'wunderkammer.sqlite')));
  }

  /** From now on these wait: appends, reading of notebooks, writing of notebooks, reading of tables. */
  hold(which: Held): Hold {
    const held = Promise.withResolvers<void>();
    held.promise.catch(() => {});
    this.#held = held;
    this.#which = which;
    const end = (settle: () => void) => (): void => {
      this.#which = undefined;
      settle();
    };
    return {
      go: end(() => held.resolve()),
      fail: end(() => held.reject(new StoreFault('the disk is full'))),
    };
  }

  async #pass<T>(which: Held, go: () => Promise<T>): Promise<T> {
    if (this.#which === which) {
      this.waiting++;
      await this.#held!.promise.finally(() => this.waiting--);
    }
    return go();
  }
}
