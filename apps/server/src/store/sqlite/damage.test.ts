import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendOf } from '../samples.ts';
import { StoreFault } from '../store.ts';
import { SqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wunderkammer-damage-'));
  file = join(folder, 'house.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const faultOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreFault);
  const { message } = error as StoreFault;
  expect(message).not.toContain('\n');
  return message.replace(folder, '');
};

/** A store of some 500 kB, closed again. */
const filled = async (): Promise<void> => {
  const store = await SqliteStore.open(file);
  const events = Array.from({ length: 5_000 }, (_, index) => JSON.stringify({ index, text: 'x'.repeat(80) }));
  await store.append([appendOf('t', 5_000, events)]);
  await store.close();
};

const edit = (change: string): void => {
  const db = new DatabaseSync(file);
  db.exec(change);
  db.close();
};

describe('opening', () => {
  it('refuses what is no database', async () => {
    writeFileSync(file, 'My dear diary, '.repeat(1_000));
    expect(await faultOf(SqliteStore.open(file))).toBe(
      '/house.db is damaged (file is not a database); stop the server and put a backup in its place',
    );
  });

  it.each([0.1, 0.5, 0.9])('refuses a file of which %d is left', async (part) => {
    await filled();
    truncateSync(file, Math.floor(statSync(file).size * part));
    expect(await faultOf(SqliteStore.open(file))).toMatch(/^\/house\.db is damaged \(.+\); stop the server/);
    // Being asked again changes nothing: the answer stays the same, and so does the file.
    expect(await faultOf(SqliteStore.open(file))).toMatch(/^\/house\.db is damaged/);
  });

  it('refuses a file with nonsense in its middle', async () => {
    await filled();
    const handle = openSync(file, 'r+');
    // Every tenth page: one alone might be free, and then nothing is wrong.
    for (let at = 40_960; at < statSync(file).size; at += 40_960) writeSync(handle, 'nonsense'.repeat(512), at);
    closeSync(handle);
    expect(await faultOf(SqliteStore.open(file))).toMatch(/^\/house\.db is damaged/);
  });

  it('refuses events that do not fit their heads', async () => {
    await filled();
    edit('DELETE FROM events WHERE id % 2097152 = 4999; DELETE FROM recent WHERE id % 2097152 = 4999;');
    expect(await faultOf(SqliteStore.open(file))).toMatch('is damaged (tables whose last events are missing: 1)');
  });

  it('refuses a missing or empty file beside its log', async () => {
    writeFileSync(`${file}-wal`, 'something');
    const words =
      '/house.db is damaged (it is missing or empty, its log is not); stop the server and put a backup in its place';
    expect(await faultOf(SqliteStore.open(file))).toBe(words);
    writeFileSync(file, '');
    expect(await faultOf(SqliteStore.open(file))).toBe(words);
  });

  it('refuses the database of another program', async () => {
    edit('CREATE TABLE songs (title TEXT)');
    expect(await faultOf(SqliteStore.open(file))).toBe(
      '/house.db is the database of another program; choose another file',
    );
  });

  it('refuses a newer schema', async () => {
    await filled();
    edit('PRAGMA user_version = 99');
    expect(await faultOf(SqliteStore.open(file))).toMatch(
      /^\/house\.db was written by a newer Wunderkammer \(schema 99, /,
    );
  });

  it('refuses a folder that is not there, and a folder', async () => {
    expect(await faultOf(SqliteStore.open(join(folder, 'nowhere', 'house.db')))).toMatch('cannot be opened');
    expect(await faultOf(SqliteStore.open(folder))).toMatch('cannot be opened');
  });

  it('refuses a second server, and lets it in when the first has left', async () => {
    const first = await SqliteStore.open(file);
    expect(await faultOf(SqliteStore.open(file))).toBe(
      `/house.db is already in use by process ${process.pid}; only one server can use it`,
    );
    expect(await first.append([appendOf('t', 1, ['1'])])).toEqual(['kept']);
    expect(await faultOf(SqliteStore.open(file))).toMatch('already in use');
    await first.close();
    const second = await SqliteStore.open(file);
    expect(await second.events('t', 0)).toEqual({ events: ['1'] });
    await second.close();
  });

  it('lets go of the file when it is refused', async () => {
    writeFileSync(file, 'My dear diary, '.repeat(1_000));
    await faultOf(SqliteStore.open(file));
    rmSync(file);
    await (await SqliteStore.open(file)).close();
  });
});

describe('an event', () => {
  const at = (version: number): string => `id % 2097152 = ${version}`;

  it.each([
    // As whole rows, so that each has its own checksum.
    [
      'exchanged for the next',
      `UPDATE recent SET id = CASE id % 2097152 WHEN 3 THEN id + 1 ELSE id - 1 END
       WHERE ${at(3)} OR ${at(4)}`,
    ],
    [
      'of another table',
      `UPDATE recent SET (event, sum) = (SELECT event, sum FROM recent WHERE id = 2 * 2097152 + 3)
       WHERE id = 2097152 + 3`,
    ],
    ['left out', `DELETE FROM recent WHERE id = 2097152 + 3`],
    ['with another checksum', `UPDATE recent SET sum = sum + 1 WHERE id = 2097152 + 3`],
  ])('that is %s is noticed where it stands', async (_how, change) => {
    const store = await SqliteStore.open(file);
    const events = (table: string): string[] => Array.from({ length: 8 }, (_, index) => `"${table} ${index}"`);
    await store.append([appendOf('t', 8, events('t')), appendOf('u', 8, events('u'))]);
    await store.close();
    edit(change);
    const again = await SqliteStore.open(file);
    expect(await again.events('t', 0)).toEqual({ events: events('t').slice(0, 3), damage: { sound: 3, told: 8 } });
    await again.close();
  });

  it('that is the last is known to the head as well', async () => {
    const store = await SqliteStore.open(file);
    await store.append([appendOf('t', 3, ['1', '2', '3'])]);
    await store.close();
    edit("UPDATE heads SET sum = 1 WHERE name = 't'");
    const again = await SqliteStore.open(file);
    expect(await again.events('t', 0)).toEqual({ events: ['1', '2'], damage: { sound: 2, told: 3 } });
    await again.close();
  });
});

it('fails in words when it cannot grow, keeps nothing by half, and goes on when there is room', async () => {
  const store = await SqliteStore.open(file, { mostBytes: 400_000 });
  const page = JSON.stringify('x'.repeat(50_000));
  const kept: string[] = [];
  for (let key = 0; ; key++) {
    const put = store.put({ kind: 'note', key: `${key}`, value: page, owner: 'anna' });
    if ((await put.catch((error: unknown) => error)) instanceof StoreFault) break;
    kept.push(`${key}`);
  }
  expect(kept.length).toBeGreaterThan(2);
  const words = '/house.db cannot grow: the disk, or what it may take of it, is full; make room';
  const [large, small, read] = await Promise.allSettled([
    store.append([appendOf('t', 3, ['1', page, page])]),
    store.put({ kind: 'small', key: '1', value: '1' }),
    store.get('note', '0'),
  ]);
  expect(large).toMatchObject({ status: 'rejected', reason: expect.any(StoreFault) });
  expect(await faultOf(store.append([appendOf('t', 3, ['1', page, page])]))).toBe(words);
  expect(small.status).toBe('fulfilled');
  expect(read).toMatchObject({ status: 'fulfilled', value: { value: page } });
  expect(await store.head('t')).toBeUndefined();
  expect((await store.list('note')).map(({ key }) => key)).toEqual(kept);
  await store.forget('anna');
  expect(await store.append([appendOf('t', 3, ['1', page, page])])).toEqual(['kept']);
  await store.close();
});

it('goes on with another thread when one died that had nothing to do', async () => {
  const begun = once(process, 'worker') as Promise<[Worker]>;
  const store = await SqliteStore.open(file);
  await store.append([appendOf('t', 1, ['1'])]);
  const [worker] = await begun;
  await worker.terminate();
  expect(await store.events('t', 0)).toEqual({ events: ['1'] });
  await store.close();
});

it('fails in words when its thread dies, and goes on with another', async () => {
  const begun = once(process, 'worker') as Promise<[Worker]>;
  const store = await SqliteStore.open(file);
  const [worker] = await begun;
  await store.append([appendOf('t', 1, ['1'])]);
  const asked = [store.append([appendOf('t', 2, ['2'])]), store.head('t')];
  // Sent in this round of the event loop, answered in a later one.
  setImmediate(() => worker.terminate());
  const outcomes = await Promise.allSettled(asked);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreFault);
  }
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  if (worker.threadId !== -1) await exited;
  const { events } = await store.events('t', 0);
  expect([['1'], ['1', '2']]).toContainEqual(events);
  expect(await store.append([appendOf('t', events.length + 1, ['"on"'])])).toEqual(['kept']);
  expect(await faultOf(SqliteStore.open(file))).toMatch('already in use');
  await store.close();
});

it('does not do again what a thread may have done that died', async () => {
  const begun = once(process, 'worker') as Promise<[Worker]>;
  const store = await SqliteStore.open(file);
  const [worker] = await begun;
  // It does what it is asked for, and dies before it can say so.
  const emit = worker.emit.bind(worker);
  worker.emit = (event: string | symbol, ...rest: unknown[]): boolean => {
    if (event !== 'message') return emit(event as never, ...(rest as never[]));
    void worker.terminate();
    return true;
  };
  const note = { kind: 'note', key: 'one', value: '1' };
  const outcomes = await Promise.allSettled([store.append([appendOf('t', 1, ['1'])]), store.swap(note, undefined)]);
  expect(outcomes).toEqual([
    { status: 'rejected', reason: expect.any(StoreFault) },
    { status: 'rejected', reason: expect.any(StoreFault) },
  ]);
  expect(await store.events('t', 0)).toEqual({ events: ['1'] });
  expect(await store.get('note', 'one')).toEqual(note);
  await store.close();
});

it('is nobody else’s as long as it is being closed', async () => {
  const store = await SqliteStore.open(file);
  const closed = store.close();
  // Everything that needs no answer of its thread has happened then.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(await faultOf(SqliteStore.open(file))).toMatch('already in use');
  await closed;
  await (await SqliteStore.open(file)).close();
});

describe('a backup', () => {
  it('is the store as it was, taken while it is written to', async () => {
    const store = await SqliteStore.open(file);
    await store.put({ kind: 'k', key: 'k', value: '"♞"' });
    let version = 0;
    let writing = true;
    const writer = (async () => {
      for (; writing; version++) await store.append([appendOf('t', version + 1, [`${version}`])]);
    })();
    await store.append([
      appendOf(
        'u',
        3_000,
        Array.from({ length: 3_000 }, (_, index) => `${index}`),
      ),
    ]);
    const before = version;
    const copy = join(folder, 'backup.db');
    await store.backUp(copy);
    writing = false;
    await writer;
    await store.close();
    const restored = await SqliteStore.open(copy);
    const { events } = await restored.events('t', 0);
    expect(events.length).toBeGreaterThanOrEqual(before);
    expect(events).toEqual(events.map((_, index) => `${index}`));
    expect(await restored.events('u', 2_999)).toEqual({ events: ['2999'] });
    expect((await restored.get('k', 'k'))?.value).toBe('"♞"');
    expect(await restored.append([appendOf('t', events.length + 1, ['1'])])).toEqual(['kept']);
    await restored.close();
  });

  it('does not replace anything, and leaves nothing behind when it fails', async () => {
    const store = await SqliteStore.open(file);
    const copy = join(folder, 'backup.db');
    writeFileSync(copy, 'precious');
    expect(await faultOf(store.backUp(copy))).toBe('/backup.db is already there; a backup needs a new name');
    expect(await faultOf(store.backUp(join(folder, 'nowhere', 'x.db')))).toMatch('cannot be opened');
    await store.close();
    expect(await faultOf(store.backUp(join(folder, 'late.db')))).toBe('/house.db is closed');
    expect(readdirSync(folder).sort()).toEqual(['backup.db', 'house.db', 'house.db.ledger', 'house.db.lock']);
    expect(existsSync(copy)).toBe(true);
  });
});
