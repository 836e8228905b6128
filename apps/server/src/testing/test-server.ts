import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { type Config, readConfig } from '../config.ts';
import { openServer, type Parts, type Server } from '../server.ts';
import { REAL_WORLD, type World } from '../world.ts';
import { Client, type ClientOptions } from './client.ts';
import { foreseeable } from './foreseeable.ts';
import { smallWebApp } from './web-app.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

export interface Answer {
  readonly status: number;
  readonly body: never;
  readonly headers: Headers;
}

export const SETUP: OnlineSetup = {
  game: 'feuersalamander',
  options: {},
  seats: 2,
  aids: 'none',
  clock: { type: 'none', away: 24 * 3600 },
  watch: 'public',
  listed: false,
  games: 1,
};

/** The real one, but for what is dealt and thrown: that is the same in every run of a test file, except in the long form. */
const WORLD: World =
  process.env['LONG_TESTS'] === 'yes' ? REAL_WORLD : { ...REAL_WORLD, random: foreseeable('test server') };

/** A real server on a real socket with a database of its own. */
export class TestServer {
  readonly server: Server;
  readonly address: string;
  readonly folder: string;

  private constructor(server: Server, address: string, folder: string) {
    this.server = server;
    this.address = address;
    this.folder = folder;
  }

  static async open(
    settings: Readonly<Record<string, string>> = {},
    parts: Parts = {},
    folder = mkdtempSync(join(tmpdir(), 'wunderkammer-data-')),
    web = smallWebApp(),
  ): Promise<TestServer> {
    const env = { DATA_DIR: folder, BOT_PACE: '5', MESSAGE_RATE: '10000', WORK_SHARE: '100', ...settings };
    const config = readConfig([], env) as Config;
    const server = await openServer(config, web, { logger: false, world: WORLD, ...parts });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    return new TestServer(server, address, folder);
  }

  async ask(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as never,
      headers: response.headers,
    };
  }

  async guest(name: string): Promise<Guest> {
    const { body } = await this.ask('POST', '/api/me', { name, language: 'en' });
    const { me, token } = body as { me: { id: string }; token: string };
    return { id: me.id, name, token };
  }

  async table(host: Guest, setup: Partial<OnlineSetup> = {}): Promise<string> {
    const answer = await this.ask(
      'POST',
      '/api/tables',
      { setup: { ...SETUP, ...setup }, name: host.name },
      host.token,
    );
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return (answer.body as { table: string }).table;
  }

  connect(guest: Guest | undefined, options: ClientOptions = {}): Promise<Client> {
    return Client.connect(this.address, { ...(guest && { token: guest.token }), ...options });
  }

  /** People around a table that has just started, in the order of their seats. */
  async playing(
    names: readonly string[],
    setup: Partial<OnlineSetup> = {},
  ): Promise<{ readonly table: string; readonly guests: readonly Guest[]; readonly clients: readonly Client[] }> {
    const guests: Guest[] = [];
    for (const name of names) guests.push(await this.guest(name));
    const table = await this.table(guests[0]!, { seats: names.length, ...setup });
    const clients: Client[] = [];
    for (const guest of guests) {
      const client = await this.connect(guest);
      // Whoever comes to a table that may not be watched finds the door, but for the host, who sits there already.
      await (setup.watch === undefined || setup.watch === 'public' || clients.length === 0
        ? client.open(table)
        : client.openOutside(table));
      await client.must(table, { type: 'sit', name: guest.name, entropy: `luck ${clients.length}` });
      clients.push(client);
    }
    const started = clients.map((client) => client.next('sync', ({ game }) => game !== undefined));
    await clients[0]!.must(table, { type: 'start' });
    await Promise.all(started);
    return { table, guests, clients };
  }

  /** Stops, and leaves what it kept. */
  async stop(): Promise<void> {
    await this.server.close();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}
