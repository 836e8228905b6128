import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Database } from './database.ts';

// A process that is killed loses nothing either way: only a machine that loses its power would tell the difference.
it('waits for the disk at every commit, on the very connection that writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const database = new Database({ file: join(folder, 'house.db'), mostBytes: undefined });
  try {
    database.run([{ type: 'put', document: { kind: 'note', key: 'a', value: '1' } }]);
    const committed = prepared.mock.calls.findIndex(([sql]) => sql === 'COMMIT');
    const connection = prepared.mock.contexts[committed] as DatabaseSync;
    prepared.mockRestore();
    expect(connection.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(connection.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  } finally {
    prepared.mockRestore();
    database.close();
  }
});
