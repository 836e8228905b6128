import { StoreFault } from '../store.ts';

/** The primary result codes of SQLite that the one who runs the house can do something about. */
const BUSY = 5;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

export const isBusy = (error: unknown): boolean => resultCode(error) === BUSY;

const DAMAGED = 'the database is damaged';

export const damaged = (file: string, how: string): StoreFault =>
  new StoreFault(`${file} is damaged (${how}); stop the server and put a backup in its place`, DAMAGED);

/** What SQLite complains about, in one line. What is no trouble with the file or the disk stays as it is: it is a bug. */
export const inWords = (error: unknown, file: string): unknown => {
  const said = error instanceof Error ? error.message : '';
  switch (resultCode(error)) {
    case BUSY:
      return new StoreFault(`${file} is locked by another program`, 'the database is locked by another program');
    case READ_ONLY:
      return new StoreFault(
        `${file} cannot be written; check who owns it and its folder`,
        'the database cannot be written',
      );
    case IO_ERROR:
      return new StoreFault(`the disk with ${file} does not work (${said})`, 'the disk does not work');
    case CORRUPT:
    case NOT_A_DATABASE:
      return damaged(file, said);
    case FULL:
      return new StoreFault(
        `${file} cannot grow: the disk, or what it may take of it, is full; make room`,
        'the disk is full',
      );
    case CANNOT_OPEN:
      return new StoreFault(
        `${file} cannot be opened; check that its folder exists and is writable`,
        'the database cannot be opened',
      );
    default:
      return error;
  }
};
