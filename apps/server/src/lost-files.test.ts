import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, expect, it } from 'vitest';
import { brokenPromises, keptIn } from './testing/kept.ts';
import type { Player } from './testing/player.ts';
import { freshFolder, ServerProcess } from './testing/server-process.ts';
import { Storm } from './testing/storm.ts';
import { smallWebApp } from './testing/web-app.ts';

/*
 * What people and programs do to the files of a server: under its hands while it runs, and behind its back while it does not.
 * What it acknowledged is found again, or it says what is missing; it never plays on as if nothing had been.
 */

const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE']! };
const DATABASE = 'wunderkammer.sqlite';

const web = smallWebApp();
const cleanUp: (() => Promise<void> | void)[] = [];
afterAll(() => rmSync(web, { recursive: true }));
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

const newFolder = (): string => {
  const folder = freshFolder();
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A server at which some people play quickly. */
const playedAt = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<{ storm: Storm; first: Player[] }> => {
  const storm = new Storm(newFolder(), web, { ...COMPILED, ...settings });
  cleanUp.push(() => storm.end());
  await storm.start();
  const first: Player[] = [];
  for (let table = 0; table < 4; table++) {
    first.push((await storm.seat(2, { game: 'drei-magier', seats: 3 }, () => ({ thinks: 5 })))[0]!);
  }
  await storm.resynced();
  await storm.goesOn(first, 30_000);
  await expect.poll(() => acknowledged(storm), { timeout: 30_000 }).toBeGreaterThan(40);
  return { storm, first };
};

const readyz = async (storm: Storm): Promise<readonly [number, string]> => {
  const response = await fetch(`${storm.address}/readyz`);
  return [response.status, await response.text()];
};

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly table?: string;
  readonly sound?: number;
  readonly told?: number;
  readonly err?: { readonly message: string };
}

const logOf = (text: string): readonly Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** How many commands of these players were acknowledged. */
const acknowledged = ({ players }: Storm): number => players.reduce((sum, player) => sum + player.acknowledged.size, 0);

it.each([
  [
    'deleted',
    (folder: string) => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, DATABASE + suffix));
    },
  ],
  [
    'replaced by another',
    (folder: string) => {
      const other = join(folder, 'other.sqlite');
      new DatabaseSync(other).exec('CREATE TABLE songs (title TEXT)');
      renameSync(other, join(folder, DATABASE));
    },
  ],
])('acknowledges no move when its database is %s, says so, and has saved every one before', async (_how, lose) => {
  const { storm } = await playedAt();
  const database = join(storm.folder, DATABASE);
  lose(storm.folder);
  const words = 'the database was deleted or replaced; the server has to be restarted\n';
  await expect.poll(() => readyz(storm), { timeout: 10_000 }).toEqual([503, words]);
  const before = acknowledged(storm);
  // Longer than players wait before they ask again.
  await new Promise((passed) => setTimeout(passed, 1_500));
  expect(acknowledged(storm)).toBe(before);
  expect((await readyz(storm))[0]).toBe(503);
  for (const player of storm.players) player.stop();
  const { code, complaints } = await storm.stop('SIGTERM');
  expect(code).toBe(0);
  const lines = logOf(complaints);
  expect(lines).toMatchObject([
    { level: 'error', err: { message: expect.stringContaining(`is in ${database}.rescued: put that in its place`) } },
  ]);

  rmSync(database, { force: true });
  renameSync(`${database}.rescued`, database);
  expect(brokenPromises(storm.players, await keptIn(storm.folder))).toEqual([]);
  await storm.start();
  expect(await readyz(storm)).toEqual([200, 'ready\n']);
  expect(storm.complaints).toBe('');
});

it('is not ready while its disk is full, and is when there is room again', async () => {
  const { storm } = await playedAt({ MAX_DATA_MB: '16' });
  expect(await readyz(storm)).toEqual([200, 'ready\n']);
  // Another program takes what room there is.
  const other = new DatabaseSync(join(storm.folder, DATABASE), { timeout: 10_000 });
  other.exec('CREATE TABLE junk (data BLOB); INSERT INTO junk VALUES (zeroblob(17000000));');
  await expect.poll(() => readyz(storm), { timeout: 30_000 }).toEqual([503, 'the disk is full\n']);
  other.exec('DROP TABLE junk');
  other.close();
  await expect.poll(() => readyz(storm), { timeout: 30_000 }).toEqual([200, 'ready\n']);
  await storm.goesOn(
    storm.players.filter((_, index) => index % 2 === 0),
    30_000,
  );
  for (const player of storm.players) player.stop();
  const { complaints } = await storm.stop('SIGTERM');
  expect(logOf(complaints).map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'nothing can be kept any more; requests are refused'],
    ['warn', 'things can be kept again'],
  ]);
  expect(brokenPromises(storm.players, await keptIn(storm.folder))).toEqual([]);
});

it.each([
  ['deleted', (log: string) => rmSync(log)],
  ['emptied', (log: string) => truncateSync(log, 0)],
  ['cut to a half', (log: string) => truncateSync(log, statSync(log).size / 2)],
])(
  'names what is missing when its log was %s, and plays on at no table as if it had not been',
  async (_how, damage) => {
    const { storm, first } = await playedAt();
    const quiet = (await storm.seat(1, { seats: 2 }, () => ({ thinks: 100_000 })))[0]!;
    await storm.resynced();
    for (const player of storm.players) player.stop();
    await storm.stop('SIGKILL');
    const told = await keptIn(storm.folder);
    damage(join(storm.folder, `${DATABASE}-wal`));
    await storm.start();
    const lines = logOf(storm.complaints);
    const behind = lines.filter(({ msg }) => msg === 'this table is set aside: something of it is lost');
    const [summary] = lines.filter(({ msg }) => /its last \d+ changes are missing/.test(msg));
    expect(summary!.msg).toMatch(new RegExp(`; ${behind.length} tables are set aside`));
    expect(lines).toHaveLength(behind.length + 1);
    expect(behind.length).toBeGreaterThan(0);
    const kept = await keptIn(storm.folder);
    // Each table has all that was told, or it is named with what it had; of what nobody was told yet nothing is said.
    for (const line of behind) {
      expect(line.sound).toBe(kept.get(line.table!)?.length ?? 0);
      expect(line.told).toBeGreaterThan(line.sound!);
      expect(line.told).toBeLessThanOrEqual(told.get(line.table!)!.length);
    }
    const others = storm.players.filter(({ table }) => !behind.some((line) => line.table === table));
    expect(brokenPromises(others, kept)).toEqual([]);
    for (const { table } of first) {
      if (!behind.some((line) => line.table === table && line.sound! > 0)) continue;
      const response = await storm.look(first.find((player) => player.table === table)!);
      expect(response.room.damaged).toBe('lost');
    }
    expect(quiet.faults).toEqual([]);
  },
);

it('names a table of which one byte was changed, and that one alone', async () => {
  const { storm, first } = await playedAt();
  for (const player of storm.players) player.stop();
  await storm.stop('SIGTERM');
  const file = join(storm.folder, DATABASE);
  const bytes = readFileSync(file);
  const kept = await keptIn(storm.folder);
  const { table } = first[0]!;
  const events = kept.get(table)!;
  const version = events.findLastIndex(({ asked }) => asked !== undefined);
  const { who, id } = events[version]!.asked!;
  const text = `"asked":{"who":"${who}","id":"${id}"}`;
  // Also where it stood before: what is free is not overwritten.
  let places = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    bytes[at + 18]! ^= 1;
    places++;
  }
  expect(places).toBeGreaterThan(0);
  writeFileSync(file, bytes);
  await storm.start();
  for (const player of first) {
    const { room } = await storm.look(player);
    expect([player.table, room.damaged]).toEqual([player.table, player.table === table ? 'lost' : undefined]);
  }
  expect(logOf(storm.complaints)).toMatchObject([
    {
      level: 'error',
      table,
      err: { message: expect.stringContaining(`of ${events.length} events the first ${version} are sound`) },
    },
  ]);
});

it('starts without its note of what was told, and says so once', async () => {
  const { storm } = await playedAt();
  for (const player of storm.players) player.stop();
  await storm.stop('SIGTERM');
  rmSync(join(storm.folder, `${DATABASE}.ledger`));
  const server = new ServerProcess(['--web', web, '--port', '0', '--host', '127.0.0.1'], {
    DATA_DIR: storm.folder,
    ...COMPILED,
  });
  await server.firstLine();
  await server.stop();
  expect(logOf(server.written.err)).toMatchObject([
    { level: 'warn', msg: expect.stringContaining('.ledger is missing: whether anything is missing') },
  ]);
});
