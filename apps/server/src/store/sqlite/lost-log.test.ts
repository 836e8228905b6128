import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendOf } from '../samples.ts';
import { StoreFault } from '../store.ts';
import { SqliteStore } from './sqlite-store.ts';

/*
 * A log that is lost or cut off takes away what was acknowledged, and SQLite says nothing: the state before is a sound one.
 */

let folder: string;
let file: string;
const open: SqliteStore[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wunderkammer-log-'));
  file = join(folder, 'house.db');
});
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

const opened = async (path: string): Promise<SqliteStore> => {
  const store = await SqliteStore.open(path);
  open.push(store);
  return store;
};

const logSize = (): number => statSync(`${file}-wal`).size;

/** The files as they lie on the disk when the power goes now. */
const asAfterPowerCut = (): string => {
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'house.db');
  for (const suffix of ['', '-wal', '.ledger']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  }
  return copy;
};

/** Some commits that are in the database itself, then some that are in its log only; with the length of the log before. */
const played = async (): Promise<{ readonly store: SqliteStore; readonly cut: number }> => {
  await (await SqliteStore.open(file)).close();
  const first = await SqliteStore.open(file);
  await first.append([appendOf('a', 2, ['1', '2'], { due: 5 }), appendOf('b', 1, ['1'], { due: 6 })]);
  await first.append([appendOf('quiet', 1, ['1'])]);
  await first.close();
  const store = await opened(file);
  await store.append([appendOf('a', 3, ['3'], { due: 7 })]);
  await store.put({ kind: 'note', key: 'early', value: '1' });
  const cut = logSize();
  await store.append([appendOf('a', 5, ['4', '5']), appendOf('b', 2, ['2'], { due: 8 })]);
  await store.put({ kind: 'note', key: 'late', value: '1' });
  await store.append([appendOf('a', 6, ['6']), appendOf('new', 4, ['1', '2', '3', '4'])]);
  return { store, cut };
};

const summary = (path: string, changes: number, tables: number): string =>
  `${path} is older than what was acknowledged: its last ${changes} changes are missing, with its log, whatever they ` +
  `were; ${tables} tables are set aside until you accept them or put a backup in its place`;

describe('what is missing is named', () => {
  it.each([
    ['deleted', (log: string) => rmSync(log), 5, 2],
    ['emptied', (log: string) => truncateSync(log, 0), 5, 2],
    ['cut off between two commits', (log: string, cut: number) => truncateSync(log, cut), 3, 3],
    ['cut off within a commit', (log: string, cut: number) => truncateSync(log, cut + 1_000), 3, 3],
    ['overwritten', (log: string) => writeFileSync(log, 'nonsense'.repeat(10_000)), 5, 2],
  ] as const)('when the log was %s', async (_how, damage, changes, sound) => {
    const { cut } = await played();
    const copy = asAfterPowerCut();
    damage(`${copy}-wal`, cut);
    const store = await opened(copy);
    expect(store.remarks).toEqual([summary(copy, changes, 3)]);
    const aside = [
      { table: 'a', sound, told: 6 },
      { table: 'b', sound: 1, told: 2 },
      { table: 'new', sound: 0, told: 4 },
    ];
    expect(await store.aside()).toEqual(aside);
    // They can be read as far as they go; the other tables are as they were.
    expect(await store.events('a', 0)).toEqual({
      events: ['1', '2', '3'].slice(0, sound),
      damage: { sound, told: 6 },
    });
    expect(await store.events('new', 0)).toEqual({ events: [], damage: { sound: 0, told: 4 } });
    expect(await store.events('quiet', 0)).toEqual({ events: ['1'] });
    expect(await store.get('note', 'late')).toBeUndefined();
    expect(await store.heads({ dueBefore: 100, limit: 9 })).toEqual([]);
    await store.close();

    // It is said once, but the tables stay aside until they are accepted.
    const again = await opened(copy);
    expect(again.remarks).toEqual([]);
    expect(await again.aside()).toEqual(aside);
    for (const table of aside) await again.cut(table.table, table.sound);
    expect(await again.aside()).toEqual([]);
    expect(await again.append([appendOf('a', sound + 1, ['"on"']), appendOf('new', 1, ['"on"'])])).toEqual([
      'kept',
      'kept',
    ]);
    expect((await again.events('a', sound)).events).toEqual(['"on"']);
  });

  it('also when the database itself is gone', async () => {
    await played();
    const copy = asAfterPowerCut();
    for (const suffix of ['', '-wal']) rmSync(copy + suffix);
    const store = await opened(copy);
    expect(store.remarks).toHaveLength(1);
    expect((await store.aside()).map(({ table, sound }) => [table, sound])).toEqual([
      ['a', 0],
      ['b', 0],
      ['new', 0],
    ]);
  });

  it('not when nothing is', async () => {
    await played();
    const copy = asAfterPowerCut();
    const store = await opened(copy);
    expect(store.remarks).toEqual([]);
    expect(await store.aside()).toEqual([]);
    expect((await store.events('a', 0)).events).toHaveLength(6);
    // From here on it is in the database itself.
    const later = join(folder, 'later.db');
    for (const suffix of ['', '.ledger']) copyFileSync(copy + suffix, later + suffix);
    const without = await opened(later);
    expect(without.remarks).toEqual([]);
    expect((await without.events('a', 0)).events).toHaveLength(6);
  });

  it('and no more than was acknowledged since the log was last brought into the database', async () => {
    const store = await opened(file);
    for (let version = 1; version <= 1_000; version++) await store.append([appendOf('t', version, [`${version}`])]);
    const copy = asAfterPowerCut();
    rmSync(`${copy}-wal`);
    const [aside] = await (await opened(copy)).aside();
    expect(aside).toMatchObject({ table: 't', told: 1_000 });
    expect(aside!.sound).toBeGreaterThan(1_000 - 257);
  });
});

describe('refuses a log that is not its own:', () => {
  const refused = async (when: string): Promise<void> => {
    // Whenever it is asked: nothing is changed by it.
    for (let time = 0; time < 2; time++) {
      const words = `is damaged (its log is of ${when} time; without the log it may be sound); stop the server`;
      await expect(SqliteStore.open(file)).rejects.toThrow(words);
    }
    await expect(SqliteStore.open(file)).rejects.toThrow(StoreFault);
  };

  it('an earlier one', async () => {
    const { store, cut } = await played();
    const early = readFileSync(`${file}-wal`).subarray(0, cut);
    await store.close();
    writeFileSync(`${file}-wal`, early);
    await refused('an earlier');
    rmSync(`${file}-wal`);
    expect((await (await opened(file)).events('a', 0)).events).toHaveLength(6);
  });

  it('a later one, beside a backup that was put in place of the database alone', async () => {
    const { store } = await played();
    const backUp = join(folder, 'backup.db');
    await store.backUp(backUp);
    for (let version = 7; version <= 400; version++) await store.append([appendOf('a', version, ['1'])]);
    const copy = asAfterPowerCut();
    copyFileSync(backUp, copy);
    file = copy;
    await refused('a later');
    rmSync(`${file}-wal`);
    const restored = await opened(file);
    expect(restored.remarks).toHaveLength(1);
    expect(await restored.events('a', 0)).toMatchObject({ damage: { sound: 6, told: 400 } });
  });
});

describe('the note of what was told', () => {
  const remark = (path: string, how: string): string =>
    `${path}.ledger is ${how}: whether anything is missing that was acknowledged cannot be known this time (after a ` +
    'backup was put in place that is as it should be)';

  it('has nothing left to tell when the house is closed', async () => {
    const { store } = await played();
    expect(readFileSync(`${file}.ledger`, 'utf8')).toContain('"new"');
    await store.close();
    expect(readFileSync(`${file}.ledger`, 'utf8')).toMatch(/^[\da-f]{8} \[\d+\]\n$/);
    expect((await opened(file)).remarks).toEqual([]);
  });

  it.each([
    ['missing', (told: string) => rmSync(told), 'missing'],
    ['nonsense', (told: string) => writeFileSync(told, 'once upon a time'), 'unreadable'],
    ['changed', (told: string) => writeFileSync(told, readFileSync(told, 'utf8').replace('"a"', '"x"')), 'unreadable'],
  ] as const)('that is %s is said once, and the house opens', async (_what, damage, how) => {
    await played();
    const copy = asAfterPowerCut();
    damage(`${copy}.ledger`);
    const store = await opened(copy);
    expect(store.remarks).toEqual([remark(copy, how)]);
    expect((await store.events('a', 0)).events).toHaveLength(6);
    await store.close();
    expect((await opened(copy)).remarks).toEqual([]);
  });

  it('that was not written to its end tells what it can', async () => {
    const { cut } = await played();
    const copy = asAfterPowerCut();
    truncateSync(`${copy}-wal`, cut);
    truncateSync(`${copy}.ledger`, statSync(`${copy}.ledger`).size - 5);
    const store = await opened(copy);
    // The last of three commits is not told of.
    expect(store.remarks).toEqual([summary(copy, 2, 2)]);
    expect((await store.aside()).map(({ table }) => table)).toEqual(['a', 'b']);
  });

  it('is written again after it was removed from under the store', async () => {
    const store = await opened(file);
    rmSync(`${file}.ledger`);
    for (let version = 1; version <= 300; version++) await store.append([appendOf('t', version, ['1'])]);
    expect(existsSync(`${file}.ledger`)).toBe(true);
  });
});
