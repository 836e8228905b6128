import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { PostgresStore } from '../store/postgres/postgres-store.ts';
import { Crowd } from './crowd.ts';
import { NatsServer } from './nats-server.ts';
import { PostgresServer } from './postgres-server.ts';
import { freshFolder, ServerProcess } from './server-process.ts';

/** A line to a server that can be cut: whoever comes by it is turned away then. */
class Cord {
  readonly #server: Server;
  readonly #lines = new Set<Socket>();
  #isCut = false;

  constructor(to: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(to, '127.0.0.1');
      near.pipe(far).pipe(near);
      for (const [line, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#lines.add(line);
        line.on('error', () => {});
        line.on('close', () => {
          this.#lines.delete(line);
          other.destroy();
        });
      }
    });
  }

  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#isCut = true;
    for (const line of this.#lines) line.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

interface Ship {
  readonly cord: Cord;
  readonly settings: Readonly<Record<string, string>>;
  readonly shift: string;
  address: string | undefined;
  process: ServerProcess | undefined;
}

/** Several servers, each in a process of its own as it is started in earnest, on one PostgreSQL and one NATS; and many who play. */
export class Fleet extends Crowd {
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;
  readonly databaseUrl: string;
  readonly #web: string;
  readonly #folder = freshFolder();
  readonly #ships: Ship[] = [];
  /** Where everybody comes in, if there is one door for all servers. */
  door: string | undefined;

  private constructor(postgres: PostgresServer, nats: NatsServer, databaseUrl: string, web: string) {
    super();
    this.postgres = postgres;
    this.nats = nats;
    this.databaseUrl = databaseUrl;
    this.#web = web;
  }

  /** `program` is what Node is to run, if not our sources. */
  static async open(
    nodes: number,
    web: string,
    settings: Readonly<Record<string, string>> = {},
    program?: readonly string[],
  ): Promise<Fleet> {
    const [postgres, nats] = await Promise.all([PostgresServer.start(), NatsServer.open()]);
    const fleet = new Fleet(postgres, nats, await postgres.database(), web);
    for (let node = 0; node < nodes; node++) await fleet.#build(node, settings);
    await Promise.all(fleet.#ships.map((_ship, node) => fleet.start(node, program)));
    return fleet;
  }

  /** Where each server is. */
  get nodes(): readonly string[] {
    return this.#ships.map(({ address }) => address!);
  }

  get addresses(): readonly string[] {
    return this.door === undefined ? this.nodes : [this.door];
  }

  override get address(): string {
    return this.door ?? this.#ships.find(({ process }) => process !== undefined)!.address!;
  }

  async #build(node: number, settings: Readonly<Record<string, string>>): Promise<void> {
    const cord = new Cord(this.nats.port);
    const shift = join(this.#folder, `shift${node}`);
    writeFileSync(shift, '0');
    const all = {
      DATABASE_URL: this.databaseUrl,
      NATS_URL: `nats://127.0.0.1:${await cord.open()}`,
      DATA_DIR: join(this.#folder, `data${node}`),
      // Everybody comes from another address, so that the limits for one are not what is tested here.
      TRUST_PROXY: 'yes',
      MESSAGE_RATE: '1000',
      WORK_SHARE: '100',
      BOT_PACE: '20',
      CLOCK_SHIFT: shift,
      NODE_OPTIONS: `--import=${new URL('set-clock.mjs', import.meta.url)}`,
      ...settings,
    };
    this.#ships.push({ cord, settings: all, shift, address: undefined, process: undefined });
  }

  /** Starts a server, the second time on the port it had, perhaps of another version; resolves when it listens. */
  async start(node: number, program?: readonly string[]): Promise<void> {
    const ship = this.#ships[node]!;
    const port = ship.address === undefined ? '0' : new URL(ship.address).port;
    const args = ['--web', this.#web, '--host', '127.0.0.1', '--port', port];
    const process = new ServerProcess(args, ship.settings, program);
    ship.address = await process.address();
    ship.process = process;
  }

  /** Ends a server; its exit code and what it complained about. */
  async stop(
    node: number,
    signal: NodeJS.Signals,
  ): Promise<{ readonly code: number | null; readonly complaints: string }> {
    const ship = this.#ships[node]!;
    const { process } = ship;
    ship.process = undefined;
    return { code: await process!.stop(signal), complaints: process!.written.err };
  }

  signal(node: number, signal: NodeJS.Signals): void {
    this.#ships[node]!.process!.child.kill(signal);
  }

  /** How many lines each server has; one that is gone has none. */
  lines(): Promise<readonly number[]> {
    const ask = async (node: string): Promise<number> => {
      const figures = await fetch(`${node}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      );
      return Number(/^wunderkammer_connections (\d+)$/m.exec(figures)?.[1] ?? 0);
    };
    return Promise.all(this.nodes.map(ask));
  }

  /** Cuts a server off from NATS, and from nothing else. */
  cut(node: number): void {
    this.#ships[node]!.cord.cut();
  }

  mend(node: number): void {
    this.#ships[node]!.cord.mend();
  }

  /** Sets the clock of the machine on which a server runs. */
  setClock(node: number, by: number): void {
    writeFileSync(this.#ships[node]!.shift, String(by));
  }

  /** Asks of the store what is kept there. */
  async ask<A>(question: (store: PostgresStore) => Promise<A>): Promise<A> {
    const store = await PostgresStore.open(this.databaseUrl);
    try {
      return await question(store);
    } finally {
      await store.close();
    }
  }

  async end(): Promise<void> {
    this.stopPlayers();
    await Promise.all(this.#ships.map(({ process }) => process?.stop('SIGKILL')));
    for (const { cord } of this.#ships) cord.close();
    await this.nats.stop();
    await this.postgres.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
