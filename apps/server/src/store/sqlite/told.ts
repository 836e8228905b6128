import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** A commit that was acknowledged: its number, and the tables that had events in it with their version after it. */
export interface ToldCommit {
  readonly number: number;
  readonly versions: readonly (readonly [table: string, version: number])[];
}

/** What a file tells. `trouble`: why that may be less than it was told. */
export interface ToldBefore {
  readonly commits: readonly ToldCommit[];
  /** How many bytes its lines take. */
  readonly length: number;
  readonly trouble?: 'missing' | 'unreadable';
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');

const readLine = (line: string): ToldCommit | undefined => {
  const text = line.slice(9);
  if (line.slice(0, 9) !== `${checksum(text)} `) return undefined;
  const [number, versions] = JSON.parse(text) as [number, [string, number][]];
  return { number, versions };
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

export const readTold = (file: string): ToldBefore => {
  const text = readText(file);
  if (text === undefined) return { commits: [], length: 0, trouble: 'missing' };
  const lines = text.split('\n');
  // After the last line there is nothing, or the beginning of one that was not finished.
  const rest = lines.pop()!;
  const commits = lines.flatMap((line) => readLine(line) ?? []);
  const length = Buffer.byteLength(text) - Buffer.byteLength(rest);
  const isWhole = commits.length === lines.length && (lines.length > 0 || rest === '');
  return { commits, length, ...(!isWhole && { trouble: 'unreadable' }) };
};

/**
 * What was acknowledged since the database itself had everything, in a file beside it: a line for each commit. If the log
 * of the database is lost, SQLite takes the state before it for the last one; from this file the next start knows better.
 *
 * It is written after the commit and not waited for: after a power cut it may tell less than was acknowledged, but never
 * more. A line takes 3 µs.
 */
export class Told {
  readonly #file: string;
  #handle: number;
  #length: number;
  /** How many commits it tells. */
  commits: number;

  /** Goes on after what stands there. */
  constructor(file: string, { commits, length }: ToldBefore) {
    this.#file = file;
    this.#handle = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#length = length;
    this.commits = commits.length;
  }

  add({ number, versions }: ToldCommit): void {
    const text = JSON.stringify([number, versions]);
    const line = Buffer.from(`${checksum(text)} ${text}\n`);
    this.commits++;
    try {
      // In place of what could not be written to its end the last time.
      if (writeSync(this.#handle, line, 0, line.length, this.#length) === line.length) this.#length += line.length;
    } catch {
      // What is kept is kept; that it is not told here, too, is less than the failure of a move.
    }
  }

  /** The database itself has everything. */
  clear(): void {
    closeSync(this.#handle);
    // By its name: should somebody have removed the file, there is one again.
    this.#handle = openSync(this.#file, 'w', 0o600);
    this.#length = 0;
    this.commits = 0;
  }

  close(): void {
    closeSync(this.#handle);
  }
}
