import { backup, DatabaseSync } from 'node:sqlite';
import type { Filling } from '../moving/content.ts';
import { SqliteFilling } from './content.ts';
import { makeFile } from './new-file.ts';
import { migrate } from './schema.ts';

/** Pages copied at a time, in a thread of the pool. */
const RATE = 1_000;

const copyAside = async (from: string, aside: string): Promise<void> => {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    // Holds on to one state of the database; without it the copy would begin anew after each move of a running server.
    source.exec('BEGIN; SELECT 1 FROM sqlite_schema;');
    await backup(source, aside, { rate: RATE });
  } finally {
    source.close();
  }
};

/** Copies a database into a new file, as it is at this moment, while it is in use: by this process or another. */
export const copyDatabase = (from: string, to: string): Promise<void> =>
  makeFile(to, (aside) => copyAside(from, aside));

/** Makes a database of what it is given, in a new file. */
export const writeDatabase = (to: string, work: (filling: Filling) => Promise<void>): Promise<void> =>
  makeFile(to, async (aside) => {
    const db = new DatabaseSync(aside);
    try {
      // Should it fail, the file goes: nothing has to be taken back, and the disk is waited for once, at the end.
      db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;');
      migrate(db);
      db.exec('BEGIN');
      await work(new SqliteFilling(db));
      db.exec('COMMIT');
    } finally {
      db.close();
    }
  });
