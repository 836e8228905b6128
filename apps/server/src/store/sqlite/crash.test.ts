import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { StoreFault } from '../store.ts';
import { SqliteStore } from './sqlite-store.ts';

const WRITER = fileURLToPath(new URL('./testing/writer.ts', import.meta.url));
const TABLES = 8;
const ROUNDS = 15;
const CUTS = 25;

// Dozens of processes are started and killed, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const root = mkdtempSync(join(tmpdir(), 'wunderkammer-crash-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The last acknowledged version of each table. */
const acknowledged = (file: string): Map<string, number> => {
  const notes = readFileSync(`${file}.acknowledged`, 'utf8');
  expect(notes).not.toContain('conflict');
  const lines = notes.split('\n').slice(0, -1);
  return new Map(lines.map((line) => line.split(' ')).map(([table, version]) => [table!, Number(version)]));
};

/** Runs the writer; `limits` is put before it in a shell. */
const startWriter = (file: string, limits = ''): ChildProcess => {
  const args = ['-c', `${limits} exec "$0" "$@"`, process.execPath, WRITER, file, `${file}.acknowledged`, `${TABLES}`];
  return spawn('sh', args, { stdio: ['ignore', 'pipe', 'pipe'] });
};

const allText = async (stream: Readable): Promise<string> => (await stream.setEncoding('utf8').toArray()).join('');

/** How many events each table has; all of them must be there, right and in order, and moves must be whole. */
const survived = async (file: string): Promise<Map<string, number>> => {
  const store = await SqliteStore.open(file);
  try {
    const versions = new Map<string, number>();
    for (let index = 0; index < TABLES; index++) {
      const table = `t${index}`;
      const { events, damage } = await store.events(table, 0);
      expect(damage).toBeUndefined();
      expect(events.findIndex((event, version) => event !== `"${table} ${version}"`)).toBe(-1);
      expect((await store.head(table))?.version ?? 0).toBe(events.length);
      let whole = 0;
      while (whole < events.length) whole += (whole % 3) + 1;
      expect(whole).toBe(events.length);
      versions.set(table, events.length);
    }
    return versions;
  } finally {
    await store.close();
  }
};

const expectAll = (versions: Map<string, number>, promised: Map<string, number>): void => {
  for (const [table, version] of promised) expect(versions.get(table)).toBeGreaterThanOrEqual(version);
};

/** Lets a writer write for a moment, kills it, and tells what it was promised. */
const killed = async (file: string): Promise<Map<string, number>> => {
  const child = startWriter(file);
  const errors = allText(child.stderr!);
  await once(child.stdout!, 'data');
  // The moment is what is varied here; there is nothing to wait for.
  await setTimeout(Math.random() * 200);
  child.kill('SIGKILL');
  expect(await errors).toBe('');
  return acknowledged(file);
};

it(`loses nothing it acknowledged when it is killed, ${ROUNDS} times`, async () => {
  const file = join(root, 'killed.db');
  for (let round = 0; round < ROUNDS; round++) {
    const promised = await killed(file);
    expectAll(await survived(file), promised);
  }
});

it('opens with everything when the log ends in something half written', async () => {
  const file = join(root, 'torn.db');
  const promised = await killed(file);
  const log = `${file}-wal`;
  const whole = readFileSync(log);
  // What a frame looks like that was begun when the power went: its beginning, then nothing or what was there before.
  for (const tail of [whole.subarray(32, 32 + 24 + 1_000), Buffer.alloc(5_000), Buffer.alloc(9_000, 'x')]) {
    const folder = mkdtempSync(join(root, 'tail-'));
    cpSync(file, join(folder, 'house.db'));
    writeFileSync(join(folder, 'house.db-wal'), Buffer.concat([whole, tail]));
    expectAll(await survived(join(folder, 'house.db')), promised);
  }
});

it(`has whole moves or says what is wrong when the log is cut anywhere, ${CUTS} times`, async () => {
  const file = join(root, 'cut.db');
  await killed(file);
  const size = statSync(`${file}-wal`).size;
  for (let cut = 0; cut < CUTS; cut++) {
    const length = cut === 0 ? 0 : Math.floor(Math.random() * size);
    const copy = join(mkdtempSync(join(root, 'cut-')), 'house.db');
    cpSync(file, copy);
    cpSync(`${file}-wal`, `${copy}-wal`);
    truncateSync(`${copy}-wal`, length);
    await survived(copy).catch((error: unknown) => {
      if (!(error instanceof StoreFault)) throw new Error(`log cut to ${length} of ${size}`, { cause: error });
      expect(error.message).toMatch(/^\S+ is damaged \(.+\); stop the server and put a backup in its place$/);
    });
  }
});

it('says that the disk does not work, keeps what it has, and goes on when it works again', async () => {
  const file = join(root, 'failing.db');
  // No file may grow beyond 400 blocks; the signal that would end the process is ignored, so writing fails instead.
  const child = startWriter(file, "trap '' XFSZ; ulimit -f 400;");
  const errors = allText(child.stderr!);
  expect(await once(child, 'exit')).toEqual([3, null]);
  expect(await errors).toMatch(/^StoreFault: the disk with \S+failing\.db does not work \(.+\)\ntrue\n$/);
  const promised = acknowledged(file);
  expect(promised.size).toBe(TABLES);
  expectAll(await survived(file), promised);
  const more = await killed(file);
  for (const [table, version] of promised) expect(more.get(table)).toBeGreaterThan(version);
});
