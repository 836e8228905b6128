import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type Counts, StoreFault } from '../store.ts';
import { CommitLedger, type LedgerContents, readLedger } from './commit-ledger.ts';
import { Documents } from './documents.ts';
import { damaged, inWords } from './faults.ts';
import { type Identities, isStill, logOf, NamedFiles } from './named-files.ts';
import type { Answer, DatabasePlace, Request } from './requests.ts';
import { compare, inspect, limitPages, migrate, recognise } from './schema.ts';
import { type Prepare, statementsOf } from './statements.ts';
import { Tables } from './tables.ts';

/** After so many commits what the log has is brought into the database itself: a log that is lost costs no more. */
const COMMITS_IN_LOG = 256;
/** Of the log, before its pages, and before each of them. */
const LOG_HEADER_BYTES = 32;
const PAGE_HEADER_BYTES = 24;

/** What changes nothing, unless it finds that something is wrong. */
const READING: ReadonlySet<Request['type']> = new Set(['events', 'aside', 'head', 'heads', 'get', 'list', 'count']);

const sizeOf = (file: string): number => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : 0;
};

const commitsIn = (db: DatabaseSync): number => Number(db.prepare('SELECT count FROM commits').get()?.['count']);

/** The number of the last commit that stands in the database itself, whatever its log says. */
const commitsWithoutLog = (file: string): number => {
  const url = pathToFileURL(file);
  url.search = '?immutable=1';
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(url, { readOnly: true });
    return commitsIn(db);
  } catch {
    // There is nothing in it yet; or it is damaged, which is told when it is opened in earnest.
    return 0;
  } finally {
    db?.close();
  }
};

/**
 * Refuses what cannot be used. By a connection of its own, which cannot write: closing one that can would bring whatever is
 * in the log into the database, and so spoil both.
 */
const examine = (file: string, { base }: LedgerContents): void => {
  const withoutLog = commitsWithoutLog(file);
  if (withoutLog < base && sizeOf(logOf(file)) > 0) {
    throw damaged(file, 'its log is of a later time; without the log it may be sound');
  }
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    if (!recognise(db, file)) return;
    if (commitsIn(db) < withoutLog) {
      throw damaged(file, 'its log is of an earlier time; without the log it may be sound');
    }
    inspect(db, file);
    compare(db, file);
  } finally {
    db.close();
  }
};

/** The database itself: everything here is done at once and by one thread. Only one may be open for a file. */
export class Database {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #prepare: Prepare;
  readonly #tables: Tables;
  readonly #documents: Documents;
  readonly #files: NamedFiles;
  readonly #ledger: CommitLedger;
  readonly #remarks: string[] = [];
  /** The number of the last commit that changed something. */
  #commits: number;
  /** How many commits are in the ledger when the log is emptied the next time. */
  #emptyAt = COMMITS_IN_LOG;
  /** Why nothing is done any more. */
  #fault: StoreFault | undefined;

  constructor({ file, mostBytes, identities }: DatabasePlace) {
    this.#file = file;
    if (identities !== undefined) this.#needSame(identities);
    // SQLite would take an empty file for a new database and throw away what stands in its log.
    if (sizeOf(file) === 0 && sizeOf(logOf(file)) > 0) throw damaged(file, 'it is missing or empty, its log is not');
    const recorded = readLedger(`${file}.ledger`);
    let db: DatabaseSync | undefined;
    try {
      if (sizeOf(file) > 0 && identities === undefined) examine(file, recorded);
      db = new DatabaseSync(file, { timeout: 5_000 });
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      migrate(db);
      this.#commits = commitsIn(db);
      if (mostBytes !== undefined) limitPages(db, mostBytes);
      this.#db = db;
      this.#prepare = statementsOf(db);
      this.#tables = new Tables(this.#prepare);
      this.#documents = new Documents(this.#prepare);
      this.#compareWith(recorded);
      this.#ledger = new CommitLedger(`${file}.ledger`, recorded);
      this.#emptyLog();
    } catch (error) {
      db?.close();
      throw inWords(error, file);
    }
    this.#files = new NamedFiles(file);
  }

  /** What the one who runs the house should know about how it was found. */
  get remarks(): readonly string[] {
    return this.#remarks;
  }

  get identities(): Identities {
    return this.#files.identities;
  }

  /** Carries out all requests or, by throwing, none. When it returns, they are kept in files that can be found. */
  run(requests: readonly Request[]): readonly Answer[] {
    if (this.#fault !== undefined) throw this.#fault;
    // What is kept and then refused confuses; so this is looked at before, too.
    this.#needLog();
    try {
      this.#prepare('BEGIN IMMEDIATE').run();
      const answers = requests.map((request) => this.#carryOut(request));
      const changes = requests.some(({ type }) => !READING.has(type));
      if (changes) this.#count(this.#commits + 1);
      this.#prepare('COMMIT').run();
      this.#needDatabase();
      this.#needLog();
      const versions = this.#tables.takeAppended();
      if (changes) this.#ledger.add({ number: ++this.#commits, versions });
      return answers;
    } catch (error) {
      this.#tables.takenBack();
      // SQLite has already gone back by itself after some errors.
      if (this.#db.isTransaction) this.#prepare('ROLLBACK').run();
      throw inWords(error, this.#file);
    }
  }

  /** To be called when nobody waits for an answer. */
  tidy(): void {
    if (this.#fault === undefined && this.#ledger.commits >= this.#emptyAt) this.#emptyLog();
  }

  close(): void {
    // SQLite brings everything into the database and removes the log, unless either was lost.
    this.#db.close();
    if (this.#fault === undefined && !existsSync(logOf(this.#file))) this.#ledger.clear(this.#commits);
    this.#ledger.close();
  }

  #count(commits: number): void {
    this.#prepare('UPDATE commits SET count = ?').run(commits);
  }

  /** Brings everything into the database itself; later, if somebody reads an older state of it or there is no room. */
  #emptyLog(): void {
    try {
      const done = this.#prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
      if (done?.['log'] === done?.['checkpointed']) this.#ledger.clear(this.#commits);
    } catch {
      // Nothing is lost by it; what cannot be kept from now on says so itself.
    }
    this.#emptyAt = this.#ledger.commits + COMMITS_IN_LOG;
  }

  /** What was acknowledged and is not there: those tables are set aside. */
  #compareWith({ commits, trouble }: LedgerContents): void {
    const last = Math.max(0, ...commits.map(({ number }) => number));
    if (last > this.#commits) {
      const missing = commits.filter(({ number }) => number > this.#commits);
      const versions = new Map(missing.flatMap((commit) => commit.versions));
      let behind = 0;
      this.#db.exec('BEGIN IMMEDIATE');
      for (const [table, told] of versions) {
        const sound = this.#tables.head(table)?.version ?? 0;
        if (told <= sound) continue;
        this.#tables.setAside(table, { sound, told });
        behind++;
      }
      this.#count(last);
      this.#db.exec('COMMIT');
      this.#remarks.push(
        `${this.#file} is older than what was acknowledged: its last ${last - this.#commits} changes are missing, with ` +
          `its log, whatever they were; ${behind} tables are set aside until you accept them or put a backup in its place`,
      );
      this.#commits = last;
    }
    if (trouble !== undefined && this.#commits > 0) {
      this.#remarks.push(
        `${this.#file}.ledger is ${trouble}: whether anything is missing that was acknowledged cannot be known this time ` +
          '(after a backup was put in place that is as it should be)',
      );
    }
  }

  /** A thread that comes in place of another must find what that one had open, and not make a new file. */
  #needSame({ database }: Identities): void {
    if (!isStill(this.#file, database)) throw this.#replaced('what was acknowledged until then went with it');
  }

  #needDatabase(): void {
    if (this.#files.hasDatabase) return;
    this.#fault = this.#replaced(this.#rescue());
    throw this.#fault;
  }

  #needLog(): void {
    const log = this.#files.log((size) => size >= this.#logBytes());
    if (log === 'well') return;
    // Whoever took the one may have taken the other as well.
    this.#needDatabase();
    this.#fault = this.#withoutLog(log === 'gone' ? this.#save() : 'the next start says what is missing');
    throw this.#fault;
  }

  /** How long the log must be; another program may have emptied it in order. */
  #logBytes(): number {
    const pages = Number(this.#prepare('PRAGMA wal_checkpoint(NOOP)').get()?.['log']);
    const size = Number(this.#prepare('PRAGMA page_size').get()?.['page_size']);
    return pages <= 0 ? 0 : LOG_HEADER_BYTES + pages * (PAGE_HEADER_BYTES + size);
  }

  #replaced(rest: string): StoreFault {
    return new StoreFault(
      `${this.#file} was deleted or replaced while it was in use; nothing is kept any more, and the server has to be ` +
        `restarted; ${rest}`,
      'the database was deleted or replaced; the server has to be restarted',
    );
  }

  /** The open file still has everything that was acknowledged, and goes when it is closed. */
  #rescue(): string {
    const copy = [`${this.#file}.rescued`, `${this.#file}.rescued-${Date.now()}`].find((name) => !existsSync(name))!;
    try {
      this.#db.prepare('VACUUM INTO ?').run(copy);
      // What stands there under the name of the database would be read with the log of this one.
      if (this.#files.log(() => true) === 'well') rmSync(logOf(this.#file));
      return `everything acknowledged until then is in ${copy}: put that in its place before`;
    } catch (error) {
      return `it could not be saved (${error instanceof Error ? error.message : error})`;
    }
  }

  #withoutLog(rest: string): StoreFault {
    return new StoreFault(
      `the log of ${this.#file} was deleted, replaced or cut off while it was in use; nothing is kept any more, and the ` +
        `server has to be restarted; ${rest}`,
      'the log of the database was deleted or replaced; the server has to be restarted',
    );
  }

  /** The log that has no name any more can still be read, and brought into the database. */
  #save(): string {
    try {
      this.#prepare('PRAGMA wal_checkpoint(PASSIVE)').get();
      return 'everything acknowledged until then was saved';
    } catch (error) {
      return `the last changes could not be saved (${error instanceof Error ? error.message : error})`;
    }
  }

  #carryOut(request: Request): Answer {
    switch (request.type) {
      case 'append':
        return this.#tables.append(request);
      case 'events':
        return this.#tables.events(request.table, request.from);
      case 'rewrite':
        return this.#tables.rewrite(request.table, request.events);
      case 'cut':
        this.#tables.cut(request.table, request.version);
        return undefined;
      case 'aside':
        return this.#tables.aside();
      case 'head':
        return this.#tables.head(request.table);
      case 'heads':
        return this.#tables.heads(request.query);
      case 'get':
        return this.#documents.get(request.kind, request.key, request.now);
      case 'put':
        return this.#documents.put(request.document);
      case 'swap':
        return this.#documents.swap(request.document, request.expected, request.now);
      case 'take':
        return this.#documents.take(request.kind, request.key, request.now);
      case 'list':
        return this.#documents.list(request.kind, request.owner, request.now);
      case 'forget':
        return this.#documents.forget(request.owner);
      case 'sweep':
        return this.#documents.sweep(request.now);
      case 'count':
        return this.#counts();
    }
  }

  #counts(): Counts {
    const by = (column: string, table: string): Record<string, number> =>
      Object.fromEntries(
        this.#prepare(`SELECT ${column} AS name, count(*) AS count FROM ${table} GROUP BY 1`)
          .all()
          .map((row) => [String(row['name']), Number(row['count'])]),
      );
    return {
      tables: { waiting: 0, playing: 0, over: 0, archived: 0, ...by('status', 'heads') },
      documents: by('kind', 'documents'),
    };
  }
}
