import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '../conformance.ts';
import { SqliteStore } from './sqlite-store.ts';

describeStore('SqliteStore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-store-'));
  return {
    open: (now) => SqliteStore.open(join(folder, 'house.db'), { now }),
    shared: false,
    remove: () => rm(folder, { recursive: true }),
  };
});
