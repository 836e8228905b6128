import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Alone, Empty } from '../moving/move.ts';
import { StoreFault } from '../store.ts';
import { writeDatabase } from './backup.ts';
import { SqliteContent } from './content.ts';
import { Database } from './database.ts';
import { lockOut } from './lock.ts';

/** The database in a data folder has this name; any other file is named by whoever means it, say a backup. */
export const DATABASE_FILE = 'wunderkammer.sqlite';

const fileIn = (place: string): string => resolve(place.endsWith('.sqlite') ? place : join(place, DATABASE_FILE));

/** The house in this folder or file, which no server uses meanwhile. */
export const fileAlone = async (place: string): Promise<Alone> => {
  const file = fileIn(place);
  if (!existsSync(file)) throw new StoreFault(`there is no house at ${file}`);
  const unlock = lockOut(file);
  try {
    // As a server would: looked at for damage, and with everything that is still in its log.
    const database = new Database({ file, mostBytes: undefined });
    const { remarks } = database;
    database.close();
    const db = new DatabaseSync(file, { readOnly: true });
    const close = async (): Promise<void> => {
      db.close();
      unlock();
    };
    return { content: new SqliteContent(db), remarks, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** A file that is not there yet. */
export const emptyFile = async (place: string): Promise<Empty> => {
  const file = fileIn(place);
  if (existsSync(file)) throw new StoreFault(`there is already a house at ${file}; move to an empty place`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unlock = lockOut(file);
  return { fill: (work) => writeDatabase(file, work), close: async () => unlock() };
};
