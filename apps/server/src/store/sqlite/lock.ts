import { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '../store.ts';
import { inWords, isBusy } from './faults.ts';

const holderOf = (lock: DatabaseSync): string => {
  try {
    return ` by process ${lock.prepare('SELECT process FROM holder').get()?.['process']}`;
  } catch {
    // The other one is just writing its number.
    return '';
  }
};

/**
 * Makes this process the only one that writes to a database; returns how to let go.
 *
 * The lock is a write transaction, left open, on a small database beside it: the system lets go of it when the process
 * ends, however it ends, and who comes too late can still read who holds it. The database itself is not locked, so that
 * it can be copied or looked at by other programs meanwhile.
 */
export const lockOut = (file: string): (() => void) => {
  const beside = `${file}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(beside);
    lock.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS holder (one INTEGER PRIMARY KEY, process INTEGER NOT NULL) STRICT;
      INSERT OR REPLACE INTO holder VALUES (1, ${process.pid});
      COMMIT;
      BEGIN IMMEDIATE;`);
    const held = lock;
    return () => held.close();
  } catch (error) {
    const fault = isBusy(error)
      ? new StoreFault(
          `${file} is already in use${lock === undefined ? '' : holderOf(lock)}; only one server can use it`,
        )
      : inWords(error, beside);
    lock?.close();
    throw fault;
  }
};
