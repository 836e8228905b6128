import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** A commit that was acknowledged: its number, and the tables that had events in it with their version after it. */
export interface LedgerCommit {
  readonly number: number;
  readonly versions: readonly (readonly [table: string, version: number])[];
}

/** What a file tells. `trouble`: why that may be less than it was told. */
export interface LedgerContents {
  readonly commits: readonly LedgerCommit[];
  /** The last commit of which it is known that the database itself had it. */
  readonly base: number;
  /** How many bytes its lines take. */
  readonly length: number;
  readonly trouble?: 'missing' | 'unreadable';
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** A commit with its tables; or, as the first line, the commit before without any. */
type Line = readonly [number: number, versions?: LedgerCommit['versions']];

const written = (line: Line): Buffer => {
  const text = JSON.stringify(line);
  return Buffer.from(`${checksum(text)} ${text}\n`);
};

const readLine = (line: string): readonly Line[] => {
  const text = line.slice(9);
  return line.slice(0, 9) === `${checksum(text)} ` ? [JSON.parse(text) as Line] : [];
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export const readLedger = (file: string): LedgerContents => {
  const text = readText(file);
  if (text === undefined) return { commits: [], base: 0, length: 0, trouble: 'missing' };
  const lines = text.split('\n');
  // After the last line there is nothing, or the beginning of one that was not finished.
  const rest = lines.pop()!;
  const read = lines.flatMap(readLine);
  const commits = read.flatMap(([number, versions]) => (versions === undefined ? [] : { number, versions }));
  const base = Math.max(0, ...read.flatMap(([number, versions]) => (versions === undefined ? number : [])));
  const length = Buffer.byteLength(text) - Buffer.byteLength(rest);
  const isWhole = read.length === lines.length && (lines.length > 0 || rest === '');
  return { commits, base, length, ...(!isWhole && { trouble: 'unreadable' }) };
};

/**
 * What was acknowledged since the database itself had everything, in a file beside it: a line for each commit. If the log
 * of the database is lost, SQLite takes the state before it for the last one; from this file the next start knows better.
 *
 * It is written after the commit and not waited for: after a power cut it may tell less than was acknowledged, but never
 * more. A line takes 3 µs.
 */
export class CommitLedger {
  readonly #file: string;
  #handle: number;
  #length: number;
  /** How many commits it tells. */
  commits: number;

  /** Goes on after what stands there. */
  constructor(file: string, { commits, length }: LedgerContents) {
    this.#file = file;
    this.#handle = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#length = length;
    this.commits = commits.length;
  }

  add({ number, versions }: LedgerCommit): void {
    this.commits++;
    this.#write([number, versions]);
  }

  /** The database itself has everything up to this commit. */
  clear(base: number): void {
    closeSync(this.#handle);
    // By its name: should somebody have removed the file, there is one again.
    this.#handle = openSync(this.#file, 'w', 0o600);
    this.#length = 0;
    this.commits = 0;
    this.#write([base]);
  }

  close(): void {
    closeSync(this.#handle);
  }

  #write(line: Line): void {
    const bytes = written(line);
    try {
      // In place of what could not be written to its end the last time.
      if (writeSync(this.#handle, bytes, 0, bytes.length, this.#length) === bytes.length) this.#length += bytes.length;
    } catch {
      // What is kept is kept; that it is not told here, too, is less than the failure of a move.
    }
  }
}
