import type { Card, Figures, KeptTable, KnownPerson } from '@wunderkammer/protocol';
import type { HouseLock } from '../people/house-lock.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { Head, Store } from '../store/store.ts';
import type { House } from '../table/house.ts';
import type { World } from '../world.ts';

export interface AdministrationParts {
  readonly world: World;
  readonly store: Store;
  readonly house: House;
  readonly people: People;
  readonly lock: HouseLock;
  connections(): number;
}

/** How many tables or people are shown at once. */
const SHOWN = 200;
/** Nobody sits at more. */
const MOST_TABLES = 10_000;

/** What whoever runs the house can see of it. */
export class Administration {
  readonly #parts: AdministrationParts;
  readonly #since: number;

  constructor(parts: AdministrationParts) {
    this.#parts = parts;
    this.#since = parts.world.now();
  }

  async figures(): Promise<Figures> {
    const { store, house, lock, connections } = this.#parts;
    const [{ tables, documents }, aside, locked] = await Promise.all([store.count(), store.aside(), lock.isLocked()]);
    return {
      locked,
      tables,
      tablesInMemory: house.inUse,
      damaged: aside.map(({ table, sound, told }) => ({ table, sound, told })),
      connections: connections(),
      people: documents['person'] ?? 0,
      since: this.#since,
    };
  }

  /** Tables that are not put away, the last touched first. */
  async tables(): Promise<{ readonly tables: readonly KeptTable[]; readonly more: boolean }> {
    const heads = await this.#parts.house.all(SHOWN + 1);
    return { tables: heads.slice(0, SHOWN).map((head) => this.#kept(head)), more: heads.length > SHOWN };
  }

  /** Those whose name has these words in it, or whose id they are; the newest first. */
  async people(find: string): Promise<{ readonly people: readonly KnownPerson[]; readonly more: boolean }> {
    const wanted = find.trim().toLowerCase();
    const all = await this.#parts.people.all();
    const found = all.filter(({ id, name }) => id === find.trim() || name.toLowerCase().includes(wanted));
    const people = await Promise.all(
      found.slice(0, SHOWN).map(async (person) => {
        const heads = await this.#parts.store.heads({ person: person.id, limit: MOST_TABLES });
        return { ...person, tables: heads.length };
      }),
    );
    return { people, more: found.length > SHOWN };
  }

  /** Removes somebody and what is theirs; tells at how many tables they were. */
  async remove(person: string): Promise<number> {
    const { people } = this.#parts;
    if ((await people.get(person, true)) === undefined) throw new Refusal('unknown', 'nobody has this id');
    return (await people.remove(person)).tables.length;
  }

  #kept({ table, status, listed, touched, card }: Head): KeptTable {
    const { game, seats } = JSON.parse(card) as Pick<Card, 'game' | 'seats'>;
    const inMemory = this.#parts.house.inMemory(table) !== undefined;
    return { table, game, status, seats, listed, touched, inMemory };
  }
}
