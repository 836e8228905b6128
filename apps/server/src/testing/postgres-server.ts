import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** Debian keeps each version in a folder of its own, which is on nobody's path. */
const FOLDERS = ['/usr/lib/postgresql/*/bin', '/usr/local/opt/postgresql*/bin', '/opt/homebrew/opt/postgresql*/bin'];

/** Where the programs of the newest PostgreSQL here are; undefined if there is none. */
const postgresPrograms = (): string | undefined =>
  FOLDERS.flatMap((pattern) => globSync(pattern))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .findLast((folder) => existsSync(join(folder, 'initdb')));

/** PostgreSQL does not run as root: whoever it runs as then. */
const servant = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))!;
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** In memory, where there is such a folder: a test waits for every commit, but not for the disk. */
const scratch = (): string => {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
};

const SUPERUSER = 'keeper';
/** Owns its databases, and may do nothing else: as somebody who runs a house would set it up. */
const OWNER = 'house';

export interface PostgresServerOptions {
  /** Where its files are; otherwise wherever tests are quickest. */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL of a test's own: real, on a free port, and gone with everything in it when it is removed. */
export class PostgresServer {
  readonly port: number;
  readonly folder: string;
  readonly #programs: string;
  readonly #as = servant();
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #databases = 0;

  private constructor(programs: string, folder: string, port: number, settings: Readonly<Record<string, string>>) {
    this.#programs = programs;
    this.folder = folder;
    this.port = port;
    this.#settings = settings;
  }

  /** Makes one and starts it. */
  static async start({ folder, settings = {} }: PostgresServerOptions = {}): Promise<PostgresServer> {
    const place = folder ?? mkdtempSync(join(scratch(), 'wunderkammer-postgres-'));
    const server = new PostgresServer(postgresPrograms()!, place, await freePort(), settings);
    if (server.#as !== undefined) chownSync(place, server.#as.uid, server.#as.gid);
    const options = ['-U', SUPERUSER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'];
    execFileSync(join(server.#programs, 'initdb'), ['-D', server.data, ...options], {
      ...server.#as,
      cwd: place,
      stdio: 'pipe',
    });
    await server.resume();
    await server.command(`CREATE ROLE ${OWNER} LOGIN`);
    return server;
  }

  /** Another server that has whatever this one acknowledges from now on, and can take its place. */
  async standby(): Promise<PostgresServer> {
    const place = mkdtempSync(join(scratch(), 'wunderkammer-postgres-'));
    // Who waits for a standby that is gone would wait for ever.
    const standby = new PostgresServer(this.#programs, place, await freePort(), { synchronous_standby_names: '' });
    if (this.#as !== undefined) chownSync(place, this.#as.uid, this.#as.gid);
    const source = `host=127.0.0.1 port=${this.port} user=${SUPERUSER} application_name=standby`;
    const options = ['-d', source, '--checkpoint=fast', '--no-sync', '--write-recovery-conf', '--wal-method=stream'];
    await promisify(execFile)(join(this.#programs, 'pg_basebackup'), ['-D', standby.data, ...options], {
      ...this.#as,
      cwd: place,
    });
    await standby.resume();
    await this.command("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await this.command('SELECT pg_reload_conf()');
    while ((await this.command("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 0);
    return standby;
  }

  /** A standby becomes the primary. */
  async promote(): Promise<void> {
    await this.command('SELECT pg_promote()');
  }

  /** Its first process, of which all others are children. */
  get pid(): number {
    return this.#child!.pid!;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  /** Starts it again where it was; a standby with the settings of one. */
  async resume(): Promise<void> {
    const settings = {
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '60',
      shared_buffers: '32MB',
      ...this.#settings,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.#programs, 'postgres'), ['-D', this.data, ...args], {
      ...this.#as,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    process.once('exit', this.#kill);
    let said = '';
    await new Promise<void>((ready, failed) => {
      child.once('exit', () => failed(new Error(`PostgreSQL ended:\n${said}`)));
      child.stderr!.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-10_000);
        if (/ready to accept (read-only )?connections/.test(text)) ready();
      });
    });
  }

  /** `fast` ends every connection and leaves in order; `immediate` is what a crash looks like. */
  async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    process.off('exit', this.#kill);
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes a database that belongs to an ordinary user; its address. */
  async database(name = `test${++this.#databases}`): Promise<string> {
    await this.command(`CREATE DATABASE ${name} OWNER ${OWNER}`);
    return `postgres://${OWNER}@127.0.0.1:${this.port}/${name}`;
  }

  /** Carries something out as the one who may do everything. */
  async command<R = Record<string, unknown>>(sql: string, database = 'postgres'): Promise<readonly R[]> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: SUPERUSER, database });
    await client.connect();
    try {
      const result = await client.query(sql);
      return (Array.isArray(result) ? result.at(-1) : result).rows;
    } finally {
      await client.end();
    }
  }

  /** Should the tests end before they remove it. */
  readonly #kill = (): void => {
    this.#child?.kill('SIGQUIT');
  };
}

/** For `describe.runIf`; scripts/test-needs.ts says loudly when it is not there. */
export const HAS_POSTGRES = postgresPrograms() !== undefined;
