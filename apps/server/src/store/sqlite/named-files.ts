import { statSync } from 'node:fs';

/** Which file a name stands for. Undefined where the file system does not number its files: then nothing can be said. */
type Identity = string | undefined;

interface Seen {
  readonly identity: Identity;
  readonly size: number;
}

const look = (file: string): Seen | undefined => {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  return { identity: stat.ino === 0n ? undefined : `${stat.dev}:${stat.ino}`, size: Number(stat.size) };
};

/** The files of a database as they were when it was opened. */
export interface Identities {
  readonly database: Identity;
  readonly log: Identity;
}

export const logOf = (file: string): string => `${file}-wal`;

/** Whether this name stands for this file, as far as can be known. */
export const isStill = (file: string, identity: Identity): boolean => {
  const seen = look(file);
  return seen !== undefined && (identity === undefined || seen.identity === identity);
};

/**
 * The two files of an open database, by their names. A file that is deleted or replaced while it is open can be written
 * on, and everything seems well, but nobody will ever find what is written there. Looking takes 30 µs a commit, and makes
 * the kernel note the time of each write: as much again.
 */
export class NamedFiles {
  readonly #database: string;
  readonly identities: Identities;
  #logSize = 0;

  constructor(database: string) {
    this.#database = database;
    this.identities = { database: look(database)?.identity, log: look(logOf(database))?.identity };
  }

  get hasDatabase(): boolean {
    return isStill(this.#database, this.identities.database);
  }

  /** What became of the log. It never becomes shorter, unless another program emptied it in order: `mayHave` knows. */
  log(mayHave: (size: number) => boolean): 'well' | 'gone' | 'shorter' {
    const log = look(logOf(this.#database));
    if (log === undefined || log.identity !== this.identities.log) return 'gone';
    if (log.size < this.#logSize && !mayHave(log.size)) return 'shorter';
    this.#logSize = log.size;
    return 'well';
  }
}
