import { setTimeout as pause } from 'node:timers/promises';
import { Connection, type Purpose } from './connection.ts';
import type { DatabaseAddress } from './database-url.ts';

/** After the first failure it is tried again so soon; each time twice as late, up to the longest. */
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/** Waits longer each time; no two servers that were cut off together come back together. */
export const backOff = async (failures: number, signal?: AbortSignal): Promise<void> => {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random());
  await pause(wait, undefined, signal && { signal }).catch(() => {});
};

/** A way to the database: one connection, made when it is wanted, and anew when it is lost. */
export class Line {
  readonly #address: DatabaseAddress;
  readonly #purpose: Purpose;
  readonly #greet: (connection: Connection) => Promise<void>;
  #connection: Connection | undefined;
  #connecting: Promise<Connection> | undefined;
  #failures = 0;

  /** `greet` is what has to be done on each new connection before anything else. */
  constructor(address: DatabaseAddress, purpose: Purpose, greet: (connection: Connection) => Promise<void>) {
    this.#address = address;
    this.#purpose = purpose;
    this.#greet = greet;
  }

  /** The connection, or an attempt to make one. Whoever fails and comes again at once is made to wait here. */
  get(): Promise<Connection> {
    if (this.#connection?.lost === false) return Promise.resolve(this.#connection);
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async close(): Promise<void> {
    await this.#connecting?.catch(() => {});
    await this.#connection?.close();
  }

  async #connect(): Promise<Connection> {
    if (this.#failures > 0) await backOff(this.#failures - 1);
    let connection: Connection | undefined;
    try {
      connection = await Connection.open(this.#address, this.#purpose);
      await this.#greet(connection);
    } catch (error) {
      this.#failures++;
      connection?.drop();
      throw error;
    }
    this.#failures = 0;
    this.#connection = connection;
    return connection;
  }
}
