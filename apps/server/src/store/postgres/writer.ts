import { type Append, StoreFault } from '../store.ts';
import { Appends } from './appends.ts';
import type { Connection } from './connection.ts';
import type { DatabaseAddress } from './database-url.ts';
import { inWords, mayPass } from './faults.ts';
import { backOff, Line } from './line.ts';

/** What can be asked for: appends, which are done together; a document; or something about a table, which goes alone. */
export type Work =
  | { readonly type: 'append'; readonly batch: readonly Append[] }
  | { readonly type: 'document' | 'table'; readonly run: (at: Connection) => Promise<unknown> };

/** Something that waits for its turn, or for its answer. */
interface Call {
  readonly work: Work;
  /** When it was asked for, in milliseconds since the process began. */
  readonly since: number;
  readonly answered: (answer: never) => void;
  readonly failed: (error: unknown) => void;
}

/** Ends what an earlier connection of ours still has in hand, should the server not have noticed that it is gone. */
const END_OTHERS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE application_name = $1 AND usename = current_user AND pid <> pg_backend_pid()`;
/** Waits for a commit that is under way; from then on no earlier connection of ours can commit any more. */
const BEGIN_EPOCH = `
  INSERT INTO writers (writer, epoch, batch) VALUES ($1, 1, 0)
  ON CONFLICT (writer) DO UPDATE SET epoch = writers.epoch + 1, seen = now() RETURNING epoch, batch`;
/** Without a number, which the table does not take, if a later connection of ours has begun. */
export const KEEP_BATCH = `
  INSERT INTO writers (writer, epoch, batch) VALUES ($1, $2, $3)
  ON CONFLICT (writer) DO UPDATE
  SET batch = CASE WHEN writers.epoch = excluded.epoch THEN excluded.batch END, seen = now()`;
/** Of servers that are long gone. */
const FORGET_OTHERS = "DELETE FROM writers WHERE seen < now() - interval '7 days'";

export interface WriterOptions {
  readonly address: DatabaseAddress;
  /** Unique to this process and store. */
  readonly name: string;
  /** How long something is tried, in milliseconds. */
  readonly patience: number;
  readonly greet: (connection: Connection) => Promise<void>;
}

/**
 * Keeps things, in the order in which they were asked for. Whatever is asked while a transaction is under way waits and then
 * goes into the next one: the disk is waited for once for all of them, however many tables are played at.
 *
 * While the database is away, restarts or has no room, they wait, as long as the patience lasts. Each transaction leaves its
 * number behind: when a connection is lost between the COMMIT and its answer, the next one reads there whether it was kept,
 * and nobody is told anything before.
 */
export class Writer {
  readonly #options: WriterOptions;
  readonly #line: Line;
  #waiting: Call[] = [];
  #working: Promise<void> | undefined;
  #closed = false;
  /** That of this connection. */
  #epoch = 0;
  /** The number of the last batch that was sent, and of the last that was kept when this connection was made. */
  #sent = 0;
  #kept = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#line = new Line(options.address, { name: options.name }, async (connection) => {
      await options.greet(connection);
      await this.#beginEpoch(connection);
    });
  }

  /** Connects, or says why that is not possible. */
  async open(): Promise<Connection> {
    const connection = await this.#line.get();
    await connection.run(FORGET_OTHERS);
    return connection;
  }

  ask<A>(work: Work): Promise<A> {
    if (this.#closed) return Promise.reject(this.#isClosed());
    const { promise, resolve: answered, reject: failed } = Promise.withResolvers<A>();
    this.#waiting.push({ work, since: performance.now(), answered, failed });
    this.#working ??= this.#work();
    return promise;
  }

  /** Finishes what was asked before. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#working;
    await this.#line.close();
  }

  #isClosed(): StoreFault {
    return new StoreFault(`the database at ${this.#options.address.shown} is closed`);
  }

  async #work(): Promise<void> {
    // Whatever comes in the same round of the event loop goes together.
    await new Promise((turn) => setImmediate(turn));
    while (this.#waiting.length > 0) await this.#carryOut(this.#next());
    this.#working = undefined;
  }

  /** What goes into one transaction: everything, up to something that goes alone. */
  #next(): readonly Call[] {
    const alone = this.#waiting.findIndex(({ work }) => work.type === 'table');
    return this.#waiting.splice(0, alone === -1 ? this.#waiting.length : Math.max(alone, 1));
  }

  async #carryOut(batch: readonly Call[]): Promise<void> {
    let calls = batch;
    for (let failures = 0; calls.length > 0; failures++) {
      try {
        const answers = await this.#transact(calls);
        for (const [index, { answered }] of calls.entries()) answered(answers[index] as never);
        return;
      } catch (error) {
        if (mayPass(error)) {
          calls = this.#withoutLate(calls, error);
          if (calls.length > 0) await backOff(failures);
        } else if (calls.length === 1) {
          calls[0]!.failed(inWords(error, this.#options.address.shown));
          return;
        } else {
          // None of them was done: one that cannot be done shall not be the failure of the others.
          for (const call of calls) await this.#carryOut([call]);
          return;
        }
      }
    }
  }

  /** Those that may wait longer; the others are told why they waited in vain. */
  #withoutLate(calls: readonly Call[], error: unknown): Call[] {
    const oldest = performance.now() - this.#options.patience;
    const fault = inWords(error, this.#options.address.shown);
    for (const { since, failed } of calls) if (since <= oldest) failed(fault);
    return calls.filter(({ since }) => since > oldest);
  }

  /** Does all of them or none; returns their answers. */
  async #transact(calls: readonly Call[]): Promise<readonly unknown[]> {
    const connection = await this.#line.get();
    const appends = new Appends(calls.flatMap(({ work }) => (work.type === 'append' ? work.batch : [])));
    try {
      // Everything is sent at once, and answered in this order.
      const [, others, kept] = await Promise.all([
        connection.run('BEGIN'),
        Promise.all(calls.map(({ work }) => (work.type === 'append' ? undefined : work.run(connection)))),
        appends.lock(connection),
      ]);
      let told = 0;
      const answers = calls.map(({ work }, index) => {
        if (work.type !== 'append') return others[index];
        const from = told;
        told += work.batch.length;
        return kept.slice(from, told);
      });
      await this.#commit(connection, appends);
      return answers;
    } catch (error) {
      if (!connection.lost) await connection.run('ROLLBACK').catch(() => connection.drop());
      throw error;
    }
  }

  /** Returns when everything is kept, throws when nothing is. */
  async #commit(connection: Connection, appends: Appends): Promise<void> {
    const batch = ++this.#sent;
    const [written, committed] = await Promise.allSettled([
      Promise.all([
        ...appends.write(connection),
        connection.rows(KEEP_BATCH, [this.#options.name, this.#epoch, batch]),
      ]),
      connection.run('COMMIT'),
    ]);
    if (committed.status === 'rejected') {
      connection.drop();
      await this.#readBack(batch, committed.reason);
      return;
    }
    // After a statement that failed the server takes everything back, whatever it is asked for.
    if (written.status === 'rejected') throw written.reason;
    if (committed.value !== 'COMMIT') throw new Error(`COMMIT was answered with ${committed.value}`);
  }

  /** The connection was lost after COMMIT was sent. What became of it stands in the database: no answer before that is read. */
  async #readBack(batch: number, lost: unknown): Promise<void> {
    for (const since = performance.now(); ; ) {
      try {
        await this.#line.get();
        break;
      } catch (error) {
        this.#waiting = this.#withoutLate(this.#waiting, error);
        if (this.#closed && performance.now() - since > this.#options.patience) {
          throw new StoreFault(
            'the database was lost while it kept something; whether it did is known when it is back',
          );
        }
      }
    }
    if (this.#kept !== batch) throw lost;
  }

  async #beginEpoch(connection: Connection): Promise<void> {
    const { name } = this.#options;
    await connection.rows(END_OTHERS, [name]);
    const [row] = await connection.rows<{ epoch: number; batch: number }>(BEGIN_EPOCH, [name]);
    this.#epoch = row!.epoch;
    this.#kept = row!.batch;
  }
}
