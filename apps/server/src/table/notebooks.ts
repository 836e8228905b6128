import { LIMITS } from '@wunderkammer/protocol';
import type { Nodes } from '../nodes/nodes.ts';
import { Refusal } from '../refusal.ts';
import type { Document, Store } from '../store/store.ts';
import type { World } from '../world.ts';

type Marks = Readonly<Record<string, string>>;

interface Waiting {
  readonly kept: () => void;
  readonly lost: (error: unknown) => void;
}

/** How long after a notebook was put it is not put again: what is noted meanwhile goes with the next time. */
const PAUSE_MS = 1_000;

interface NotebooksHouse {
  readonly world: World;
  readonly store: Store;
  readonly nodes: Nodes;
}

/** What the people at one table have noted for themselves; read when somebody comes, then at hand. */
export class Notebooks {
  readonly #world: World;
  readonly #store: Store;
  readonly #isAlone: boolean;
  readonly #table: string;
  readonly #notebooks = new Map<string, Notebook>();
  readonly #reading = new Map<string, Promise<void>>();

  constructor({ world, store, nodes }: NotebooksHouse, table: string) {
    this.#world = world;
    this.#store = store;
    this.#isAlone = nodes.isAlone;
    this.#table = table;
  }

  /** Nobody waits for a note to be kept. */
  get isIdle(): boolean {
    return [...this.#notebooks.values()].every(({ isIdle }) => isIdle);
  }

  /** What has been read of a person's notes. */
  of(person: string | undefined): Marks {
    return (person !== undefined && this.#notebooks.get(person)?.marks) || {};
  }

  /**
   * One reading serves all who wait for it: so their notes stay in the order in which they came. `anew`: somebody comes, who may
   * have noted something at another server since it was read.
   */
  async read(person: string, anew = false): Promise<void> {
    if (this.#notebooks.has(person) && (this.#isAlone || !anew)) return;
    const reading = this.#reading.get(person) ?? this.#fetch(person).finally(() => this.#reading.delete(person));
    this.#reading.set(person, reading);
    await reading;
  }

  async #fetch(person: string): Promise<void> {
    const key = `${this.#table}/${person}`;
    const kept = await this.#store.get('notes', key);
    const known = this.#notebooks.get(person);
    if (known !== undefined) known.renew(kept?.value);
    else this.#notebooks.set(person, new Notebook(this.#world, kept?.value, this.#keeper(person, key)));
  }

  #keeper(person: string, key: string): Keep {
    const note = (value: string): Document => ({ kind: 'notes', key, value, owner: person });
    return {
      keep: async (value, before) => {
        // Their pages may be at several servers.
        if (!this.#isAlone) return this.#store.swap(note(value), before);
        await this.#store.put(note(value));
        return true;
      },
      read: async () => (await this.#store.get('notes', key))?.value,
    };
  }

  /** Notes something in a notebook that has been read; an empty value wipes out. Resolves when it is kept. */
  mark(person: string, marks: Marks): Promise<void> {
    return this.#notebooks.get(person)!.mark(marks);
  }

  /** Keeps at once what waits, and waits for that. Whoever asked for what could not be kept is told so. */
  async settled(): Promise<void> {
    await Promise.all([...this.#notebooks.values()].map((notebook) => notebook.settled()));
  }

  /** Refuses what is not yet on its way to the disk: it may be asked for again at the table that is read in place of this one. */
  close(): void {
    for (const notebook of this.#notebooks.values()) notebook.close();
  }
}

/** Where a notebook is kept. */
interface Keep {
  /** False if there is something else than `before` by now. */
  keep(value: string, before: string | undefined): Promise<boolean>;
  read(): Promise<string | undefined>;
}

/**
 * The notes of one person, in the hands of all their pages. It is put as a whole, so taps are gathered: one put is under way
 * at a time, the next one begins after a pause, and whatever was noted meanwhile is in it.
 */
class Notebook {
  readonly #world: World;
  readonly #keeper: Keep;
  /** As JSON; undefined: nothing yet. */
  #kept: string | undefined;
  #marks: Map<string, string>;
  /** What was noted since then; an empty value wipes out. */
  #noted = new Map<string, string>();
  #waiting: Waiting[] = [];
  #putting: Promise<void> | undefined;
  #stopPause: (() => void) | undefined;

  constructor(world: World, kept: string | undefined, keeper: Keep) {
    this.#world = world;
    this.#keeper = keeper;
    this.#kept = kept;
    this.#marks = read(kept);
  }

  /** It was read again; what waits to be kept stands on that now. */
  renew(kept: string | undefined): void {
    if (this.#putting !== undefined) return;
    this.#kept = kept;
    this.#marks = read(kept);
    note(this.#marks, this.#noted);
  }

  get marks(): Marks {
    return Object.fromEntries(this.#marks);
  }

  get isIdle(): boolean {
    return this.#putting === undefined && this.#waiting.length === 0;
  }

  mark(marks: Marks): Promise<void> {
    const noted = Object.entries(marks);
    const fresh = noted.filter(([key, value]) => value !== '' && !this.#marks.has(key)).length;
    const gone = noted.filter(([key, value]) => value === '' && this.#marks.has(key)).length;
    if (this.#marks.size + fresh - gone > LIMITS.marks) throw new Refusal('full', 'the notebook is full');
    note(this.#marks, noted);
    for (const [key, value] of noted) this.#noted.set(key, value);
    return new Promise((kept, lost) => {
      this.#waiting.push({ kept, lost });
      this.#goOn();
    });
  }

  async settled(): Promise<void> {
    await this.#putting;
    this.#endPause();
    this.#goOn();
    await this.#putting;
  }

  close(): void {
    this.#endPause();
    this.#refuse(this.#waiting, new Refusal('unavailable', 'the table is being read again'));
  }

  #endPause(): void {
    this.#stopPause?.();
    this.#stopPause = undefined;
  }

  /** Puts what waits, unless that was done just now. */
  #goOn(): void {
    if (this.isIdle || this.#putting !== undefined || this.#stopPause !== undefined) return;
    this.#stopPause = this.#world.after(PAUSE_MS, () => {
      this.#stopPause = undefined;
      this.#goOn();
    });
    this.#putting = this.#keep().finally(() => {
      this.#putting = undefined;
      this.#goOn();
    });
  }

  async #keep(): Promise<void> {
    const [waiting, noted] = [this.#waiting, this.#noted];
    this.#waiting = [];
    this.#noted = new Map();
    let value = JSON.stringify(this.marks);
    try {
      while (!(await this.#keeper.keep(value, this.#kept))) {
        this.#kept = await this.#keeper.read();
        const marks = read(this.#kept);
        note(marks, noted);
        value = JSON.stringify(Object.fromEntries(marks));
        this.#marks = marks;
        note(this.#marks, this.#noted);
      }
      this.#kept = value;
      for (const { kept } of waiting) kept();
    } catch (error) {
      // What was noted since then stands on what was not kept.
      this.#refuse([...waiting, ...this.#waiting], error);
    }
  }

  /** What is in memory is again what is kept. */
  #refuse(waiting: readonly Waiting[], error: unknown): void {
    this.#marks = read(this.#kept);
    this.#noted = new Map();
    this.#waiting = [];
    for (const { lost } of waiting) lost(error);
  }
}

const read = (kept = '{}'): Map<string, string> => new Map(Object.entries(JSON.parse(kept) as Marks));

const note = (marks: Map<string, string>, noted: Iterable<readonly [key: string, value: string]>): void => {
  for (const [key, value] of noted) {
    if (value === '') marks.delete(key);
    else marks.set(key, value);
  }
};
