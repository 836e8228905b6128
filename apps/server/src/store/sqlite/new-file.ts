import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StoreFault } from '../store.ts';
import { inWords } from './faults.ts';

const toDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
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

/** Makes a database in a new file. It appears when it is complete and on the disk; one that is already there stays as it is. */
export const makeFile = async <T>(to: string, fill: (aside: string) => Promise<T>): Promise<T> => {
  if (existsSync(to)) throw alreadyThere(to);
  const aside = `${to}.part`;
  try {
    await rm(aside, { force: true });
    const filled = await fill(aside);
    await toDisk(aside);
    await giveName(aside, to);
    await toDisk(dirname(to));
    return filled;
  } catch (error) {
    const fault = inWords(error, to);
    if (fault instanceof StoreFault || codeOf(fault) === undefined) throw fault;
    throw new StoreFault(`${to} cannot be written (${codeOf(fault)})`);
  } finally {
    await rm(aside, { force: true });
  }
};
