import { Client, type QueryResultRow, types } from 'pg';
import { StoreFault } from '../store.ts';
import type { DatabaseAddress } from './database-url.ts';
import { endsConnection, inWords, unreachable } from './faults.ts';

/** How long a host may take to let us in. */
const CONNECT_MS = 5_000;
/** A statement may take so long; then the server itself gives it up. */
const STATEMENT_MS = 8_000;
/** Without an answer for so long the connection is dead, whatever the network thinks of it. */
const ANSWER_MS = 12_000;
/** The oldest that has all we ask for. */
const LEAST_VERSION = 140_000;

/** Whatever we read is a number that JavaScript can count to. */
const INT8 = 20;
const readers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text'),
};

/** Each text is prepared once a connection, under a name of its own. */
const names = new Map<string, string>();
const nameOf = (sql: string): string => {
  let name = names.get(sql);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
};

/** What a server says of itself. */
interface Nature {
  readonly version: number;
  readonly encoding: string;
  readonly standby: boolean;
  readonly writable: boolean;
  readonly fsync: boolean;
  readonly whole_pages: boolean;
  readonly mirrored: boolean;
}

const NATURE = `
  SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
    pg_is_in_recovery() AS standby, current_setting('transaction_read_only') = 'off' AS writable,
    current_setting('fsync') = 'on' AS fsync, current_setting('full_page_writes') = 'on' AS whole_pages,
    current_setting('synchronous_standby_names') <> '' AS mirrored`;

/** No server holds a lock for somebody who is gone, and none keeps us waiting for ever; who runs it may be stricter. */
const TIMEOUTS = { statement_timeout: STATEMENT_MS, lock_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 };

/** Whoever set `synchronous_commit` to less than the disk has not thought of us; more than that is theirs to choose. */
const SETTINGS = `
  SET search_path = wunderkammer;
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
  SELECT set_config(name, most, false)
  FROM pg_settings JOIN (VALUES ${Object.entries(TIMEOUTS)
    .map(([name, most]) => `('${name}', '${most}')`)
    .join()}) AS ours (name, most) USING (name)
  WHERE setting::integer = 0 OR setting::integer > most::integer`;

export interface Purpose {
  /** By which the connection is known to the server. */
  readonly name: string;
  /** For what takes as long as it takes, and is no hurry for anybody. */
  readonly patient?: true;
}

/** A connection to whichever host can be written. Statements are sent at once and answered in their order. */
export class Connection {
  readonly #client: Client;
  readonly #shown: string;
  readonly nature: Nature;
  #lost = false;

  private constructor(client: Client, shown: string, nature: Nature) {
    this.#client = client;
    this.#shown = shown;
    this.nature = nature;
    client.on('end', () => {
      this.#lost = true;
    });
  }

  /** Tries the hosts in turn; a StoreFault says why none will do. */
  static async open({ urls, shown }: DatabaseAddress, purpose: Purpose): Promise<Connection> {
    let fault: unknown;
    for (const url of urls) {
      try {
        return await Connection.#openAt(url, shown, purpose);
      } catch (error) {
        // Of several hosts, one that is not the primary is no news beside one that does not answer.
        fault ??= error;
      }
    }
    throw fault;
  }

  static async #openAt(url: string, shown: string, { name, patient }: Purpose): Promise<Connection> {
    let client: Client | undefined;
    try {
      client = new Client({
        connectionString: url,
        application_name: name,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
        pipeline: true,
        types: readers,
        ...(!patient && { query_timeout: ANSWER_MS }),
      });
      // Whoever waits for an answer is told; between two statements there is nobody to tell.
      client.on('error', () => {});
      await client.connect();
      await client.query(SETTINGS);
      if (patient)
        await client.query(
          'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
        );
      const { rows } = await client.query<Nature>(NATURE);
      const nature = rows[0]!;
      needSound(nature, shown);
      return new Connection(client, shown, nature);
    } catch (error) {
      void client?.end().catch(() => {});
      throw error instanceof StoreFault ? error : unreachable(error, shown);
    }
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** Prepared, so that it is planned once. */
  async rows<R extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<readonly R[]> {
    return (await this.#ask<R>({ name: nameOf(sql), text: sql, values: [...values] })).rows;
  }

  /** Planned anew, by these very values. */
  async plannedRows<R extends QueryResultRow>(sql: string, values: readonly unknown[]): Promise<readonly R[]> {
    return (await this.#ask<R>({ text: sql, values: [...values] })).rows;
  }

  /** Carries out a statement without values, or several; tells what the last one was. */
  async run(sql: string): Promise<string> {
    const result = await this.#ask({ text: sql });
    return (Array.isArray(result) ? result.at(-1) : result).command;
  }

  /** Lets go in order. */
  async close(): Promise<void> {
    this.#lost = true;
    await this.#client.end().catch(() => {});
  }

  /** Lets go at once: what it had in hand may be done or not. */
  drop(): void {
    this.#lost = true;
    void this.#client.end().catch(() => {});
    this.#client.connection.stream.destroy();
  }

  async #ask<R extends QueryResultRow>(query: {
    readonly name?: string;
    readonly text: string;
    readonly values?: unknown[];
  }) {
    try {
      return await this.#client.query<R>(query);
    } catch (error) {
      // Whatever the server did not say itself is of the connection; a mistake in our own values is not.
      const said = error instanceof Error && 'severity' in error;
      if (endsConnection(error) || (!said && !(error instanceof TypeError))) {
        this.drop();
        throw unreachable(error, this.#shown);
      }
      throw said && this.#lost ? inWords(error, this.#shown) : error;
    }
  }
}

const needSound = ({ version, encoding, standby, writable, fsync }: Nature, shown: string): void => {
  const refuse = (why: string): never => {
    throw new StoreFault(`the database at ${shown} ${why}`);
  };
  if (version < LEAST_VERSION) refuse(`is PostgreSQL ${Math.floor(version / 10_000)}; 14 is the oldest that will do`);
  if (encoding !== 'UTF8') refuse(`keeps its texts as ${encoding}; it must be made with UTF8`);
  if (!fsync) refuse('does not wait for its disk (fsync = off): what is acknowledged could be lost; turn it on');
  if (standby || !writable) throw unreachable(new Error('it can only be read'), shown);
};
