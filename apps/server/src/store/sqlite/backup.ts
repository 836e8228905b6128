import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StoreFault } from '../store.ts';
import { inWords } from './faults.ts';

/** Pages copied at a time, in a thread of the pool. */
const RATE = 1_000;

const toDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

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

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Gives a finished file its name, which must be free. A link sees to that; not every disk, say a USB stick, has them. */
const giveName = async (aside: string, to: string): Promise<void> => {
  try {
    await link(aside, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || existsSync(to)) throw alreadyThere(to);
    await rename(aside, to);
  }
};

const alreadyThere = (file: string): StoreFault =>
  new StoreFault(`${file} is already there; a backup needs a new name`);

/**
 * Copies a database into a new file, as it is at this moment, while it is in use: by this process or another. The file
 * appears when it is complete and on the disk; one that is already there stays as it is.
 */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  if (existsSync(to)) throw alreadyThere(to);
  const aside = `${to}.part`;
  try {
    await rm(aside, { force: true });
    await copyAside(from, aside);
    await toDisk(aside);
    await giveName(aside, to);
    await toDisk(dirname(to));
  } catch (error) {
    const fault = inWords(error, to);
    throw fault instanceof StoreFault ? fault : new StoreFault(`${to} cannot be written (${codeOf(error) ?? error})`);
  } finally {
    await rm(aside, { force: true });
  }
};
