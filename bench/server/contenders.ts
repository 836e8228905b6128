import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Gauge, Job, Open, ToServer } from './messages.ts';
import { CORES, Pinned } from './pinned.ts';

/** On the disk of the repository: the folder for temporary files is in memory on many machines. */
const DATA = fileURLToPath(new URL('../node_modules/.data/', import.meta.url));

/** What ours is told beyond its defaults: limits that would stop one address from being a whole crowd, nothing else. */
const OUR_SETTINGS = {
  MESSAGE_RATE: '1000000',
  MAX_CONNECTIONS_EACH: '1000000',
  MAX_TABLES_EACH: '10000',
} as const;

export interface Contender {
  readonly name: string;
  readonly load: Job['load'];
  readonly game?: string;
  /** Starts its server with an empty folder of its own. */
  start(folder: string, nodeFlags: readonly string[]): Promise<{ readonly process: Pinned; readonly address: string }>;
}

const GAUGE = ['--import', new URL('./gauge.ts', import.meta.url).href];

/** Where it listens; the load is the proxy that says where everybody comes from. */
const OUR_PLACE = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: 'yes' } as const;

const startOurs =
  (settings: Readonly<Record<string, string>>): Contender['start'] =>
  async (folder, nodeFlags) => {
    const web = join(folder, 'web');
    mkdirSync(web, { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>A cabinet</title>');
    const process = new Pinned({
      core: CORES.server,
      script: new URL('../../apps/server/src/main.ts', import.meta.url),
      nodeFlags: [...GAUGE, ...nodeFlags],
      env: { ...OUR_PLACE, ...settings, DATA_DIR: join(folder, 'data'), WEB: web },
    });
    const [, port] = await process.written(/http:\/\/\S+:(\d+)/);
    return { process, address: `http://127.0.0.1:${port}` };
  };

const starter =
  (script: string, env: (folder: string) => Readonly<Record<string, string>> = () => ({})): Contender['start'] =>
  async (folder, nodeFlags) => {
    const process = new Pinned({
      core: CORES.server,
      script: new URL(script, import.meta.url),
      nodeFlags: [...GAUGE, ...nodeFlags],
      env: env(folder),
    });
    const { port } = await process.next<Open>('open');
    return { process, address: `http://127.0.0.1:${port}` };
  };

const ours = (name: string, game: string): Contender => ({ name, load: 'ours', game, start: startOurs(OUR_SETTINGS) });

/** Ours with the limits that it has by itself. */
export const flooded: Contender = { name: 'ours', load: 'ours', start: startOurs({}) };

/** One server of ours, alone or of several: the settings say which. */
export const node = (settings: Readonly<Record<string, string>>): Contender['start'] =>
  startOurs({ ...OUR_SETTINGS, MAX_TABLES: '1000000', ...settings });

export const BARE_WS: Contender = { name: 'bare ws', load: 'bare-ws', start: starter('./servers/bare-ws.ts') };
export const OURS = ours('ours, Der Feuersalamander', 'feuersalamander');
export const OTHER_GAMES: readonly Contender[] = [
  ours('ours, Die drei Magier', 'drei-magier'),
  ours('ours, Salomons Oordeel', 'salomons-oordeel'),
];
export const BOARDGAME_IO: readonly Contender[] = [
  { name: 'boardgame.io, in memory', load: 'boardgame-io', start: starter('./servers/boardgame-io.ts') },
  {
    name: 'boardgame.io, files',
    load: 'boardgame-io',
    start: starter('./servers/boardgame-io.ts', (folder) => ({ FLATFILE_DIR: join(folder, 'files') })),
  },
];

/** Does something with an empty folder on that disk, which goes when it is done. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(DATA);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A contender's server while something is done with it. */
export class Running {
  readonly address: string;
  readonly #process: Pinned;

  private constructor(process: Pinned, address: string) {
    this.#process = process;
    this.address = address;
  }

  static async during<T>(
    { start }: Contender,
    nodeFlags: readonly string[],
    work: (server: Running) => Promise<T>,
  ): Promise<T> {
    return inFolder(async (folder) => {
      const { process, address } = await start(folder, nodeFlags);
      try {
        return await work(new Running(process, address));
      } finally {
        await process.stop();
      }
    });
  }

  gauge(how: ToServer = 'gauge'): Promise<Gauge> {
    const answer = this.#process.next<Gauge>('gauge');
    this.#process.send(how);
    return answer;
  }
}
