import { setTimeout } from 'node:timers/promises';
import { CHARACTER_IDS } from '@wunderkammer/cast';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { Client } from './client.ts';
import { Player } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { type Guest, SETUP } from './test-server.ts';

/** A server in a process of its own that is brought down and up again while many play at it. */
export class Storm {
  readonly players: Player[] = [];
  readonly folder: string;
  readonly #web: string;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ServerProcess | undefined;
  #people = 0;
  address = '';

  constructor(folder: string, web: string, settings: Readonly<Record<string, string>> = {}) {
    this.folder = folder;
    this.#web = web;
    this.#settings = settings;
  }

  /** Starts the server, the second time on the port it had; resolves when it listens. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    this.#server = new ServerProcess(['--web', this.#web, '--host', '127.0.0.1', '--port', port], {
      DATA_DIR: this.folder,
      // Everybody comes from another address, so that the limits for one are not what is tested here.
      TRUST_PROXY: 'yes',
      MESSAGE_RATE: '1000',
      WORK_SHARE: '100',
      BOT_PACE: '20',
      ...this.#settings,
    });
    this.address = await this.#server.address();
  }

  /** Ends the server; tells its exit code and what it complained about. */
  async stop(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly complaints: string }> {
    const code = await this.#server!.stop(signal);
    return { code, complaints: this.#server!.written.err };
  }

  async #ask(path: string, body: object, from: string, token?: string): Promise<never> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as never;
  }

  /** Somebody new, from an address of their own. */
  async newGuest(): Promise<Guest & { readonly from: string }> {
    const number = ++this.#people;
    const name = `P${number}`;
    const from = `10.0.${number >> 8}.${number & 255}`;
    const { me, token } = (await this.#ask('/api/me', { name, language: 'en' }, from)) as {
      me: { id: string };
      token: string;
    };
    return { id: me.id, name, token, from };
  }

  async newTable(host: Guest & { readonly from: string }, setup: Partial<OnlineSetup>): Promise<string> {
    const body = { setup: { ...SETUP, ...setup }, name: host.name };
    return ((await this.#ask('/api/tables', body, host.from, host.token)) as { table: string }).table;
  }

  /** What the server that runs complained about. */
  get complaints(): string {
    return this.#server!.written.err;
  }

  /** Opens a table and lets so many people come to it; bots take the other seats. They play by themselves. */
  async seat(
    people: number,
    setup: Partial<OnlineSetup>,
    habits: (index: number) => { readonly sleeps?: boolean; readonly wanders?: boolean; readonly thinks: number },
  ): Promise<readonly Player[]> {
    const guests = [];
    for (let index = 0; index < people; index++) guests.push(await this.newGuest());
    const host = guests[0]!;
    const table = await this.newTable(host, setup);
    const seats = setup.seats ?? SETUP.seats;
    if (people < seats) {
      const client = await Client.connect(this.address, { token: host.token });
      await client.open(table);
      for (let seat = people; seat < seats; seat++)
        await client.must(table, { type: 'bot', seat, as: CHARACTER_IDS[seat]! });
      await client.close();
    }
    const players = guests.map(
      (guest, index) => new Player(this.address, table, guest, { ...habits(index), from: guest.from }),
    );
    this.players.push(...players);
    return players;
  }

  /** Everybody is at their table again: how long that took at the most, in milliseconds from now on. */
  async resynced(): Promise<number> {
    const start = performance.now();
    await Promise.all(this.players.map((player) => player.synced()));
    return performance.now() - start;
  }

  /** Resolves when every one of these tables has gone on from where it was. */
  async goesOn(players: readonly Player[], patience: number): Promise<void> {
    const until = performance.now() + patience;
    const before = players.map(({ table, log, acknowledged }) => ({
      table,
      steps: log.length,
      done: acknowledged.size,
    }));
    const stuck = (): readonly Player[] =>
      players.filter(({ table, log, acknowledged, isOver }, index) => {
        const { table: earlier, steps, done } = before[index]!;
        return table === earlier && log.length === steps && acknowledged.size === done && !isOver;
      });
    // Nobody is told when a table goes on but those who play at it, so it is looked at from time to time.
    while (stuck().length > 0) {
      if (performance.now() > until) {
        const how = stuck().map(({ table, log, pending }) => `${table} at ${log.length}, ${pending.size} asked`);
        throw new Error(`these tables do not go on: ${how.join('; ')}`);
      }
      await setTimeout(20);
    }
  }

  /** Looks at a player's table afresh, with their eyes. */
  async look(player: Player): Promise<Awaited<ReturnType<Client['open']>>> {
    const client = await Client.connect(this.address, { token: player.guest.token });
    const sync = await client.open(player.table);
    await client.close();
    return sync;
  }

  /** The record of a game that is over, as somebody gets it who played in it. */
  async record(table: string): Promise<unknown> {
    const response = await fetch(`${this.address}/api/tables/${table}/record`);
    return response.json();
  }

  async end(): Promise<void> {
    for (const player of this.players) player.stop();
    if (this.#server !== undefined) await this.#server.stop('SIGKILL');
  }
}
