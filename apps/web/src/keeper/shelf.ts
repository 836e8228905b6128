import type { Outcome, StepBase, ViewBase } from '@wunderkammer/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Marks, TableSetup } from '../table/source.ts';

/** A table as it is kept: all but its steps. */
export interface KeptTable {
  readonly id: string;
  readonly setup: TableSetup;
  /** Where chance comes from: never leaves the keeper before the game is over. */
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly begun: number;
  readonly touched: number;
  /** What each seat wrote into its notebook. */
  readonly marks: readonly Marks[];
  /** How many steps each seat has been shown. */
  readonly shown: readonly number[];
  readonly outcome?: Outcome;
  /** As it looks from afar: to its only person, or where several share this device, to everybody. */
  readonly view?: ViewBase;
}

interface ShelfSchema extends DBSchema {
  tables: { key: string; value: KeptTable };
  steps: { key: [table: string, index: number]; value: { table: string; index: number; step: StepBase } };
}

/** The shelf on which games are kept: one list of steps a table, which only its end is ever taken from. */
export class Shelf {
  readonly #db: IDBPDatabase<ShelfSchema>;

  private constructor(db: IDBPDatabase<ShelfSchema>) {
    this.#db = db;
  }

  static async open(): Promise<Shelf> {
    const db = await openDB<ShelfSchema>('wunderkammer', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('tables', { keyPath: 'id' });
        fresh.createObjectStore('steps', { keyPath: ['table', 'index'] });
      },
      // A newer version in another tab waits for this one to let go.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new Shelf(db);
  }

  async list(): Promise<KeptTable[]> {
    return (await this.#db.getAll('tables')).sort((a, b) => b.touched - a.touched);
  }

  async table(id: string): Promise<KeptTable | undefined> {
    return this.#db.get('tables', id);
  }

  async steps(id: string): Promise<unknown[]> {
    const kept = await this.#db.getAll('steps', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    return kept.map(({ step }) => step);
  }

  async put(table: KeptTable): Promise<void> {
    await this.#db.put('tables', table);
  }

  /** One step and the head it changes, together or not at all. */
  async append(table: KeptTable, index: number, step: StepBase): Promise<void> {
    const change = this.#db.transaction(['tables', 'steps'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      change.objectStore('steps').add({ table: table.id, index, step }),
      change.objectStore('tables').put(table),
      change.done,
    ]);
  }

  /** The last step is gone, and with it what it changed. */
  async takeBack(table: KeptTable, index: number): Promise<void> {
    const change = this.#db.transaction(['tables', 'steps'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      change.objectStore('steps').delete([table.id, index]),
      change.objectStore('tables').put(table),
      change.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const change = this.#db.transaction(['tables', 'steps'], 'readwrite');
    await Promise.all([
      change.objectStore('tables').delete(id),
      change.objectStore('steps').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
      change.done,
    ]);
  }

  close(): void {
    this.#db.close();
  }
}
