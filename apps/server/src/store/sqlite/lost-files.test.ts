import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendOf } from '../samples.ts';
import { StoreFault } from '../store.ts';
import { SqliteStore } from './sqlite-store.ts';

/*
 * An open file can be written on when it has lost its name, and everything seems well. What is acknowledged must be in files
 * that somebody finds.
 */

let folder: string;
let file: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wunderkammer-files-'));
  file = join(folder, 'house.db');
  store = await SqliteStore.open(file);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const remove = (...suffixes: readonly string[]): void => {
  for (const suffix of suffixes) rmSync(file + suffix);
};

/** Another database, sound and of this program. */
const another = async (): Promise<string> => {
  const other = join(folder, 'other.db');
  await (await SqliteStore.open(other)).close();
  return other;
};

const DATABASE = 'the database was deleted or replaced; the server has to be restarted';
const LOG = 'the log of the database was deleted or replaced; the server has to be restarted';

const LOSSES: readonly (readonly [how: string, reason: string, lose: () => Promise<void> | void])[] = [
  ['all its files are deleted', DATABASE, () => remove('', '-wal', '-shm')],
  ['the database is deleted', DATABASE, () => remove('')],
  ['the database is moved away', DATABASE, () => renameSync(file, `${file}.away`)],
  ['another is put in its place', DATABASE, async () => renameSync(await another(), file)],
  ['its log is deleted', LOG, () => remove('-wal')],
  [
    'its log is exchanged',
    LOG,
    () => {
      copyFileSync(`${file}-wal`, `${file}-copy`);
      renameSync(`${file}-copy`, `${file}-wal`);
    },
  ],
  ['its log is emptied', LOG, () => truncateSync(`${file}-wal`, 0)],
];

it.each(LOSSES)('acknowledges nothing any more when %s, and says so', async (_how, reason, lose) => {
  await store.append([appendOf('t', 2, ['1', '2'])]);
  await store.put({ kind: 'note', key: 'k', value: '1' });
  await lose();
  const asked = [
    () => store.append([appendOf('t', 3, ['3'])]),
    () => store.append([appendOf('t', 3, ['3'])]),
    () => store.put({ kind: 'note', key: 'k', value: '2' }),
    () => store.prove(),
    // Nor is anything told that may be lost.
    () => store.events('t', 0),
    () => store.backUp(join(folder, 'copy.db')),
  ];
  for (const ask of asked) {
    const error = await ask().catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(StoreFault);
    expect(error).toMatchObject({ reason, message: expect.stringContaining('the server has to be restarted') });
  }
  expect(existsSync(join(folder, 'copy.db'))).toBe(false);
});

it.each(LOSSES.filter(([how]) => how !== 'its log is emptied'))(
  'has everything that was acknowledged in one file when %s',
  async (how, reason, lose) => {
    // As much as there is in a busy house between two looks at the disk.
    let acknowledged = 0;
    let refused: StoreFault | undefined;
    const enough = Promise.withResolvers<void>();
    const playing = Array.from({ length: 5 }, async (_, index) => {
      for (let version = 1; refused === undefined; version++) {
        try {
          await store.append([appendOf(`t${index}`, version, [`${version}`])]);
          if (++acknowledged === 50) enough.resolve();
        } catch (error) {
          refused = error as StoreFault;
        }
      }
      return index;
    });
    // The moment is what is varied here.
    await enough.promise;
    await setTimeout(Math.random() * 50);
    await lose();
    await Promise.all(playing);
    const { message } = refused!;
    await store.close();
    const found =
      reason === LOG
        ? file
        : /everything acknowledged until then is in (\S+): put that in its place/.exec(message)![1]!;
    expect(message).toContain(reason === LOG ? 'everything acknowledged until then was saved' : `${file}.rescued`);
    const rescued = await SqliteStore.open(found);
    const versions = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => (await rescued.events(`t${index}`, 0)).events.length),
    );
    const kept = versions.reduce((sum, version) => sum + version, 0);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    // At most the batch that was on its way when it happened.
    expect(kept).toBeLessThanOrEqual(acknowledged + 5);
    expect(await rescued.aside()).toEqual([]);
    await rescued.close();
    if (how === 'another is put in its place') {
      // And what was put there is as it was.
      const put = await SqliteStore.open(file);
      expect(await put.head('t0')).toBeUndefined();
      await put.close();
    }
  },
);

it('stays so when the file is put back: what was read meanwhile may be another', async () => {
  await store.append([appendOf('t', 1, ['1'])]);
  renameSync(`${file}-wal`, `${file}-away`);
  await expect(store.prove()).rejects.toThrow('the server has to be restarted');
  renameSync(`${file}-away`, `${file}-wal`);
  await expect(store.prove()).rejects.toThrow('the server has to be restarted');
});

it('rescues a second time under another name', async () => {
  for (const round of [1, 2]) {
    await store.append([appendOf(`round ${round}`, 1, ['1'])]);
    remove('', '-wal', '-shm');
    await expect(store.prove()).rejects.toThrow(`house.db.rescued${round === 1 ? ':' : '-'}`);
    await store.close();
    store = await SqliteStore.open(file);
  }
});

it('goes on when another program empties the log in order', async () => {
  await store.append([appendOf('t', 1, ['1'])]);
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  expect(await store.append([appendOf('t', 2, ['2'])])).toEqual(['kept']);
  expect(await store.events('t', 0)).toEqual({ events: ['1', '2'] });
});
