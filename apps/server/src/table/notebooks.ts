import { LIMITS } from '@wunderkammer/protocol';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

type Marks = Readonly<Record<string, string>>;

/** What the people at one table have noted for themselves; read when somebody comes, then at hand. */
export class Notebooks {
  readonly #store: Store;
  readonly #table: string;
  readonly #marks = new Map<string, Marks>();

  constructor(store: Store, table: string) {
    this.#store = store;
    this.#table = table;
  }

  /** What has been read of a person's notes. */
  of(person: string | undefined): Marks {
    return (person !== undefined && this.#marks.get(person)) || {};
  }

  async read(person: string): Promise<void> {
    if (this.#marks.has(person)) return;
    const kept = await this.#store.get('notes', this.#key(person));
    // Another connection of the same person may have read it meanwhile, and written into it.
    if (this.#marks.has(person)) return;
    this.#marks.set(person, kept === undefined ? {} : (JSON.parse(kept.value) as Marks));
  }

  /** Keeps one mark; an empty value wipes it out. */
  async mark(person: string, key: string, value: string): Promise<void> {
    await this.read(person);
    const { [key]: _old, ...others } = this.of(person);
    const marks = value === '' ? others : { ...others, [key]: value };
    if (Object.keys(marks).length > LIMITS.marks) throw new Refusal('limit', 'the notebook is full');
    this.#marks.set(person, marks);
    await this.#store.put({ kind: 'notes', key: this.#key(person), value: JSON.stringify(marks), owner: person });
  }

  #key(person: string): string {
    return `${this.#table}/${person}`;
  }
}
