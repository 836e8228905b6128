import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { describeStore } from '../conformance.ts';
import { appendOf } from '../samples.ts';
import { EVENTS_PER_TABLE } from './schema.ts';
import { SqliteStore } from './sqlite-store.ts';

describeStore('SqliteStore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-store-'));
  return {
    open: (now) => SqliteStore.open(join(folder, 'house.db'), { now }),
    shared: false,
    spoil: async (table, version) => {
      const db = new DatabaseSync(join(folder, 'house.db'));
      const id = `(SELECT number FROM heads WHERE name = '${table}') * ${EVENTS_PER_TABLE} + ${version}`;
      for (const rows of ['events', 'recent']) {
        db.exec(`UPDATE ${rows} SET event = substr(event, 1, length(event) - 1) || '!' WHERE id = ${id}`);
      }
      db.close();
    },
    remove: () => rm(folder, { recursive: true }),
  };
});

it('reads a table in order after events that were being sorted in had to be taken back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-store-'));
  const store = await SqliteStore.open(join(folder, 'house.db'));
  try {
    const events = Array.from({ length: 4_300 }, (_, version) => String(version));
    expect(await store.append([appendOf('t', 3_000, events.slice(0, 3_000))])).toEqual(['kept']);
    // In one transaction, of which the second cannot be done: both are taken back, and the first is done alone.
    const [kept, failed] = await Promise.allSettled([
      store.append([appendOf('t', 4_300, events.slice(3_000))]),
      store.put({ kind: 'note', key: 'empty', value: null as unknown as string }),
    ]);
    expect(kept).toEqual({ status: 'fulfilled', value: ['kept'] });
    expect(failed.status).toBe('rejected');
    expect(await store.events('t', 0)).toEqual({ events });
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
});
