import { resolve } from 'node:path';
import { CANARY } from '../canary.ts';
import { LocalLeases } from '../local-leases.ts';
import {
  type Append,
  type Aside,
  type Counts,
  type Document,
  type Head,
  type HeadQuery,
  type KeptEvents,
  type Store,
  StoreFault,
} from '../store.ts';
import { copyDatabase } from './backup.ts';
import { DatabaseThread } from './database-thread.ts';
import { lockOut } from './lock.ts';
import type { Answer, Answers, AppendRequest, DatabasePlace, Request } from './requests.ts';
import { EVENTS_PER_TABLE } from './schema.ts';

export interface SqliteOptions {
  /** The clock that documents expire by. */
  readonly now?: () => number;
  /** How large the file may become; beyond, it behaves as if the disk were full. Undefined: as the disk allows. */
  readonly mostBytes?: number | undefined;
}

/** A request that waits for its turn, or for its answer. An append is kept as it came, until it is sent with others. */
interface Call {
  readonly request: Exclude<Request, AppendRequest> | { readonly type: 'append'; readonly batch: readonly Append[] };
  readonly answered: (answer: never) => void;
  readonly failed: (error: unknown) => void;
}

const flatten = (batch: readonly Append[], flat: AppendRequest['flat']): void => {
  for (const { head, events } of batch) {
    const { table, version, status, listed, touched, due, members, card } = head;
    let waited = '';
    for (const member of members) waited += member.waited ? '1' : '0';
    const people = JSON.stringify(members.map(({ person }) => person));
    flat.push(table, version, status, listed ? 1 : 0, touched, due, people, waited, card, events.length);
    for (const event of events) flat.push(event);
  }
};

/** Appends that follow each other become one request. */
const requestsOf = (calls: readonly Call[]): readonly Request[] => {
  const requests: Request[] = [];
  let appends: AppendRequest | undefined;
  for (const { request } of calls) {
    if (request.type !== 'append') {
      requests.push(request);
      appends = undefined;
      continue;
    }
    if (appends === undefined) {
      appends = { type: 'append', flat: [] };
      requests.push(appends);
    }
    flatten(request.batch, appends.flat);
  }
  return requests;
};

/** Gives each caller its answer: the reverse of `requestsOf`. */
const spread = (calls: readonly Call[], answers: readonly Answer[]): void => {
  let at = -1;
  let before = 0;
  let previous: Call | undefined;
  for (const call of calls) {
    const { request, answered } = call;
    if (request.type !== 'append') {
      answered(answers[++at] as never);
    } else {
      if (previous?.request.type !== 'append') {
        at++;
        before = 0;
      }
      const first = before;
      const conflicts = answers[at] as Answers['append'];
      answered(request.batch.map((_, index) => (conflicts.includes(first + index) ? 'conflict' : 'kept')) as never);
      before += request.batch.length;
    }
    previous = call;
  }
};

/**
 * A store in one file, for one server.
 *
 * Whatever is asked while a transaction is under way waits and then goes, in its order, into the next one: the disk is
 * waited for once for all of them, however many tables are played at.
 */
export class SqliteStore implements Store {
  readonly remarks: readonly string[];
  readonly #place: DatabasePlace;
  readonly #now: () => number;
  readonly #unlock: () => void;
  /** Only this process can hold any, and they end with it. */
  readonly #leases = new LocalLeases();
  /** Undefined when the one before has died. */
  #thread: DatabaseThread | undefined;
  #waiting: Call[] = [];
  #working: Promise<void> | undefined;
  #closed: Promise<void> | undefined;

  private constructor(place: DatabasePlace, thread: DatabaseThread, now: () => number, unlock: () => void) {
    const { identities, remarks } = thread.opened;
    this.remarks = remarks;
    this.#place = { ...place, identities };
    this.#thread = thread;
    this.#now = now;
    this.#unlock = unlock;
  }

  /** Opens the database in this file, or makes one. */
  static async open(file: string, { now = Date.now, mostBytes }: SqliteOptions = {}): Promise<SqliteStore> {
    const path = resolve(file);
    const unlock = lockOut(path);
    try {
      const place = { file: path, mostBytes };
      return new SqliteStore(place, await DatabaseThread.open(place), now, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  append(batch: readonly Append[]): Promise<readonly ('kept' | 'conflict')[]> {
    const full = batch.find(({ head }) => head.version > EVENTS_PER_TABLE);
    if (full !== undefined) return Promise.reject(new StoreFault(`table ${full.head.table} is full`));
    return this.#ask<readonly ('kept' | 'conflict')[]>({ type: 'append', batch });
  }

  events(table: string, from: number): Promise<KeptEvents> {
    return this.#ask<Answers['events']>({ type: 'events', table, from });
  }

  async rewrite(table: string, events: ReadonlyMap<number, string>): Promise<void> {
    if (events.size === 0) return;
    const missing = await this.#ask<Answers['rewrite']>({ type: 'rewrite', table, events: [...events] });
    if (missing !== undefined) throw new Error(`table ${table} has no event ${missing} to rewrite`);
  }

  cut(table: string, version: number): Promise<void> {
    return this.#ask<Answers['cut']>({ type: 'cut', table, version });
  }

  aside(): Promise<readonly Aside[]> {
    return this.#ask<Answers['aside']>({ type: 'aside' });
  }

  head(table: string): Promise<Head | undefined> {
    return this.#ask<Answers['head']>({ type: 'head', table });
  }

  heads(query: HeadQuery): Promise<readonly Head[]> {
    return this.#ask<Answers['heads']>({ type: 'heads', query });
  }

  async versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = await Promise.all(tables.map((table) => this.head(table)));
    return new Map(heads.flatMap((head) => (head === undefined ? [] : [[head.table, head.version]])));
  }

  get(kind: string, key: string): Promise<Document | undefined> {
    return this.#ask<Answers['get']>({ type: 'get', kind, key, now: this.#now() });
  }

  put(document: Document): Promise<void> {
    return this.#ask<Answers['put']>({ type: 'put', document });
  }

  swap(document: Document, expected: string | undefined): Promise<boolean> {
    return this.#ask<Answers['swap']>({ type: 'swap', document, expected, now: this.#now() });
  }

  take(kind: string, key: string): Promise<Document | undefined> {
    return this.#ask<Answers['take']>({ type: 'take', kind, key, now: this.#now() });
  }

  list(kind: string, owner?: string): Promise<readonly Document[]> {
    return this.#ask<Answers['list']>({ type: 'list', kind, owner, now: this.#now() });
  }

  forget(owner: string): Promise<void> {
    return this.#ask<Answers['forget']>({ type: 'forget', owner });
  }

  sweep(now: number): Promise<void> {
    this.#leases.sweep();
    return this.#ask<Answers['sweep']>({ type: 'sweep', now });
  }

  async lease(name: string, holder: string, milliseconds: number): Promise<boolean> {
    if (this.#closed !== undefined) throw this.#isClosed();
    return this.#leases.take(name, holder, milliseconds);
  }

  async release(name: string, holder: string): Promise<void> {
    if (this.#closed !== undefined) throw this.#isClosed();
    this.#leases.release(name, holder);
  }

  async clock(): Promise<number> {
    return this.#now();
  }

  async prove(): Promise<void> {
    await this.put(CANARY);
    await this.take(CANARY.kind, CANARY.key);
  }

  count(): Promise<Counts> {
    return this.#ask<Answers['count']>({ type: 'count' });
  }

  async backUp(file: string): Promise<void> {
    // What stands under its name may be another file by now: then nothing is answered.
    await this.aside();
    await copyDatabase(this.#place.file, resolve(file));
  }

  /** Finishes what was asked before, then lets go of the file. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  #isClosed(): StoreFault {
    return new StoreFault(`${this.#place.file} is closed`);
  }

  #ask<A>(request: Call['request']): Promise<A> {
    if (this.#closed !== undefined) return Promise.reject(this.#isClosed());
    const { promise, resolve: answered, reject: failed } = Promise.withResolvers<A>();
    this.#waiting.push({ request, answered, failed });
    this.#working ??= this.#work();
    return promise;
  }

  async #work(): Promise<void> {
    // Whatever comes in the same round of the event loop goes together.
    await new Promise((turn) => setImmediate(turn));
    while (this.#waiting.length > 0) {
      const calls = this.#waiting;
      this.#waiting = [];
      await this.#send(calls);
    }
    this.#working = undefined;
  }

  async #send(calls: readonly Call[]): Promise<void> {
    try {
      if (this.#thread?.ended) this.#thread = undefined;
      this.#thread ??= await DatabaseThread.open(this.#place);
      spread(calls, await this.#thread.run(requestsOf(calls)));
    } catch (error) {
      const ended = this.#thread?.ended ?? true;
      if (ended || calls.length === 1) for (const { failed } of calls) failed(error);
      // None of them was done: one that cannot be done shall not be the failure of the others.
      else for (const call of calls) await this.#send([call]);
    }
  }

  async #finish(): Promise<void> {
    await this.#working;
    await this.#thread?.close();
    this.#unlock();
  }
}
