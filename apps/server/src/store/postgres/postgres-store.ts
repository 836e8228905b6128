import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { CANARY } from '../canary.ts';
import { pour } from '../moving/content.ts';
import { writeDatabase } from '../sqlite/backup.ts';
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
import { Connection } from './connection.ts';
import { PostgresContent } from './content.ts';
import { type DatabaseAddress, readDatabaseUrl } from './database-url.ts';
import {
  forgetDocuments,
  getDocument,
  listDocuments,
  putDocument,
  swapDocument,
  sweepDocuments,
  takeDocument,
} from './documents.ts';
import { inWords, mayPass } from './faults.ts';
import { readCounts, readHead, readHeads, readVersions } from './heads.ts';
import { releaseLease, sweepLeases, takeLease } from './leases.ts';
import { backOff, Line } from './line.ts';
import { checkSchema, migrate, SHARE_HOUSE } from './schema.ts';
import { cutEvents, readAside, readEvents, rewriteEvents, setAside } from './tables.ts';
import { Writer } from './writer.ts';

export interface PostgresOptions {
  /** The clock that documents expire by. */
  readonly now?: () => number;
  /** How long something is tried while the database is away or has no room, in milliseconds. */
  readonly patience?: number;
}

const MINUTE = 60_000;
const CLOCK = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now';
/** As long as another primary takes to come up in place of one that is lost. */
const PATIENCE_MS = 30_000;

const makeReady = async (address: DatabaseAddress, name: string): Promise<void> => {
  const connection = await Connection.open(address, { name: `${name} makes ready`, patient: true });
  try {
    await migrate(connection, address.shown);
  } catch (error) {
    throw inWords(error, address.shown);
  } finally {
    await connection.close();
  }
};

/** One connection of each server says that the house is in use. */
const share = async (connection: Connection, shown: string): Promise<void> => {
  const [row] = await connection.rows<{ done: boolean }>(SHARE_HOUSE);
  if (!row!.done)
    throw new StoreFault(`the house at ${shown} is being moved or brought up to date; start it when that is done`);
};

/** What the one who runs the house should know about the servers they have chosen. */
const remarksOf = ({ nature }: Connection, { urls, shown }: DatabaseAddress): readonly string[] => [
  ...(nature.whole_pages ? [] : [`the database at ${shown} has full_page_writes = off: a power cut may damage it`]),
  ...(urls.length > 1 && !nature.mirrored
    ? [
        `the database at ${shown} has several hosts and no synchronous_standby_names: what is acknowledged just before ` +
          'another takes over may be lost',
      ]
    : []),
];

/**
 * A store in PostgreSQL, for any number of servers. One connection keeps things, batch by batch; another reads, and is never
 * kept waiting by a disk; a third looks at everything, when somebody asks for figures.
 */
export class PostgresStore implements Store {
  readonly remarks: readonly string[];
  readonly #address: DatabaseAddress;
  readonly #name: string;
  readonly #now: () => number;
  readonly #patience: number;
  readonly #writer: Writer;
  readonly #reading: Line;
  readonly #counting: Line;
  readonly #underWay = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  private constructor(
    address: DatabaseAddress,
    { now = Date.now, patience = PATIENCE_MS }: PostgresOptions,
    { writer, reading, name, remarks }: Opened,
  ) {
    this.#address = address;
    this.#name = name;
    this.#now = now;
    this.#patience = patience;
    this.#writer = writer;
    this.#reading = reading;
    this.#counting = new Line(address, { name: `${name} figures` }, async () => {});
    this.remarks = remarks;
  }

  /** Opens the database, and makes in it what is not there yet. */
  static async open(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
    const address = readDatabaseUrl(url);
    const name = `wunderkammer ${randomUUID().slice(0, 13)}`;
    await makeReady(address, name);
    const greet = async (connection: Connection): Promise<void> => {
      // In this order: whoever changes the schema from now on sees that we are here.
      await share(connection, address.shown);
      await checkSchema(connection, address.shown);
    };
    const patience = options.patience ?? PATIENCE_MS;
    const writer = new Writer({ address, name, patience, greet });
    const reading = new Line(address, { name: `${name} reads` }, async () => {});
    try {
      const remarks = remarksOf(await writer.open(), address);
      await reading.get();
      return new PostgresStore(address, options, { writer, reading, name, remarks });
    } catch (error) {
      await Promise.all([writer.close(), reading.close()]);
      throw inWords(error, address.shown);
    }
  }

  append(batch: readonly Append[]): Promise<readonly ('kept' | 'conflict')[]> {
    return this.#writer.ask({ type: 'append', batch });
  }

  async events(table: string, from: number): Promise<KeptEvents> {
    const { kept, found } = await this.#read((at) => readEvents(at, table, from));
    if (found !== undefined) await this.#writer.ask({ type: 'table', run: (at) => setAside(at, found) });
    return kept;
  }

  async rewrite(table: string, events: ReadonlyMap<number, string>): Promise<void> {
    if (events.size === 0) return;
    const missing = await this.#writer.ask({ type: 'table', run: (at) => rewriteEvents(at, table, events) });
    if (missing !== undefined) throw new Error(`table ${table} has no event ${missing} to rewrite`);
  }

  cut(table: string, version: number): Promise<void> {
    return this.#writer.ask({ type: 'table', run: (at) => cutEvents(at, table, version) });
  }

  aside(): Promise<readonly Aside[]> {
    return this.#read(readAside);
  }

  head(table: string): Promise<Head | undefined> {
    return this.#read((at) => readHead(at, table));
  }

  heads(query: HeadQuery): Promise<readonly Head[]> {
    return this.#read((at) => readHeads(at, query));
  }

  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#read((at) => readVersions(at, tables));
  }

  get(kind: string, key: string): Promise<Document | undefined> {
    return this.#read((at) => getDocument(at, kind, key, this.#now()));
  }

  put(document: Document): Promise<void> {
    return this.#write((at) => putDocument(at, document));
  }

  swap(document: Document, expected: string | undefined): Promise<boolean> {
    return this.#write((at) => swapDocument(at, document, expected, this.#now()));
  }

  take(kind: string, key: string): Promise<Document | undefined> {
    return this.#write((at) => takeDocument(at, kind, key, this.#now()));
  }

  list(kind: string, owner?: string): Promise<readonly Document[]> {
    return this.#read((at) => listDocuments(at, kind, owner, this.#now()));
  }

  forget(owner: string): Promise<void> {
    return this.#write((at) => forgetDocuments(at, owner));
  }

  sweep(now: number): Promise<void> {
    return this.#write(async (at) => {
      await Promise.all([sweepDocuments(at, now), sweepLeases(at)]);
    });
  }

  lease(name: string, holder: string, milliseconds: number): Promise<boolean> {
    return this.#read((at) => takeLease(at, name, holder, milliseconds));
  }

  release(name: string, holder: string): Promise<void> {
    return this.#read((at) => releaseLease(at, name, holder));
  }

  async clock(): Promise<number> {
    const [row] = await this.#read((at) => at.rows<{ now: number }>(CLOCK));
    return row!.now;
  }

  async prove(): Promise<void> {
    // Should this server end in between, it is swept away.
    const key = `${CANARY.key} ${randomUUID()}`;
    await this.put({ ...CANARY, key, expires: this.#now() + MINUTE });
    await this.take(CANARY.kind, key);
  }

  count(): Promise<Counts> {
    return this.#ask(this.#counting, readCounts);
  }

  /** A copy of such a house is a house in one file; it is made on a connection of its own, which sees one moment. */
  async backUp(file: string): Promise<void> {
    if (this.#closed !== undefined) throw this.#isClosed();
    const connection = await Connection.open(this.#address, { name: `${this.#name} copies`, patient: true });
    try {
      await connection.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await writeDatabase(resolve(file), (filling) => pour(new PostgresContent(connection), filling));
    } catch (error) {
      throw inWords(error, this.#address.shown);
    } finally {
      await connection.close();
    }
  }

  /** Finishes what was asked before, then lets go of the connections. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  #isClosed(): StoreFault {
    return new StoreFault(`the database at ${this.#address.shown} is closed`);
  }

  #read<A>(ask: (at: Connection) => Promise<A>): Promise<A> {
    return this.#ask(this.#reading, ask);
  }

  #write<A>(run: (at: Connection) => Promise<A>): Promise<A> {
    return this.#writer.ask({ type: 'document', run });
  }

  #ask<A>(line: Line, ask: (at: Connection) => Promise<A>): Promise<A> {
    if (this.#closed !== undefined) return Promise.reject(this.#isClosed());
    const asked = this.#insist(line, ask).finally(() => this.#underWay.delete(asked));
    this.#underWay.add(asked);
    return asked;
  }

  /** Asks until there is an answer, as long as the patience lasts. Nothing that is asked here does harm when it is done twice. */
  async #insist<A>(line: Line, ask: (at: Connection) => Promise<A>): Promise<A> {
    const since = performance.now();
    for (let failures = 0; ; failures++) {
      try {
        return await ask(await line.get());
      } catch (error) {
        if (!mayPass(error) || performance.now() - since > this.#patience) throw inWords(error, this.#address.shown);
        await backOff(failures);
      }
    }
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    await this.#writer.close();
    await Promise.all([this.#reading.close(), this.#counting.close()]);
  }
}

interface Opened {
  readonly writer: Writer;
  readonly reading: Line;
  readonly name: string;
  readonly remarks: readonly string[];
}
