import { once } from 'node:events';
import WebSocket from 'ws';
import { forEach, Lines } from './lines.ts';
import { CLIENTS, type Driver, type Tables } from './tables.ts';

/** As long as a decision of ours. */
const DECISION = 'x'.repeat(110);

/** Clients of the bare `ws`, taking turns. */
export class BareTables implements Tables {
  readonly games = 0;
  readonly #lines = new Lines();
  readonly #clients: WebSocket[][] = [];
  readonly #moves: number[] = [];

  static async open(address: string, count: number, driver: Driver): Promise<BareTables> {
    const tables = new BareTables();
    await forEach([...Array(count).keys()], 16, (table) => tables.#open(address, table, driver));
    return tables;
  }

  async #open(address: string, table: number, driver: Driver): Promise<void> {
    let told = 0;
    this.#moves[table] = 0;
    this.#clients[table] = Array.from({ length: CLIENTS }, () => {
      const url = `${address.replace('http', 'ws')}/${table}`;
      const socket = new WebSocket(url, { agent: this.#lines, perMessageDeflate: false, skipUTF8Validation: true });
      socket.on('message', () => {
        if (++told < CLIENTS) return;
        told = 0;
        driver.told(table);
        driver.ready(table);
      });
      socket.on('close', () => driver.failed(new Error('the bare ws cut a line')));
      return socket;
    });
    await Promise.all(this.#clients[table].map((socket) => once(socket, 'open')));
  }

  decide(table: number): void {
    this.#clients[table]![this.#moves[table]!++ % CLIENTS]!.send(DECISION);
  }

  get received(): number {
    return this.#lines.received;
  }

  /** There is nothing to see. */
  async check(): Promise<number> {
    return 0;
  }
}
