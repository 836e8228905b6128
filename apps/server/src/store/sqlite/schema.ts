import type { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '../store.ts';
import { damaged } from './faults.ts';

/** Tells our files from those of other programs: "WKam". */
const APPLICATION_ID = 0x574b616d;

/**
 * What makes each version of the schema from the one before; the first from nothing. Never changed once released: a new
 * version is a new entry.
 *
 * Events are keyed by one number, made of the table's and the version's (`EVENTS_PER_TABLE`): the rows of a table lie
 * together, and the key costs a few bytes and no comparison of texts. They first come into `recent`, one after another,
 * and are sorted into `events` a thousand at a time: put there at once, the moves of fifty tables would change fifty
 * pages of the file instead of a few. Without the thread that took 18 to 23 µs of CPU an event, and takes 11 to 13 so.
 * `sum` is the checksum of an event and of all before it (`checksums.ts`); that of the last one is in the head, too.
 * A head changes with each move, so it is short: forty lie on a page. What does not change then is on its card; `people`
 * are the table's members in order, and a head's `waited` has a digit for each. The members again, one row each, are there
 * to find a person's tables.
 * `commits` has one row, which counts the transactions that changed something; `aside` has the tables of which something
 * is known to be lost.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE commits (
     one INTEGER PRIMARY KEY CHECK (one = 1),
     count INTEGER NOT NULL
   ) STRICT;
   INSERT INTO commits (one, count) VALUES (1, 0);

   CREATE TABLE heads (
     number INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     version INTEGER NOT NULL,
     sum INTEGER NOT NULL,
     status TEXT NOT NULL,
     listed INTEGER NOT NULL,
     touched REAL NOT NULL,
     due REAL,
     waited TEXT NOT NULL
   ) STRICT;
   CREATE INDEX heads_by_due ON heads (due) WHERE due IS NOT NULL;
   CREATE INDEX heads_listed ON heads (touched) WHERE listed = 1;

   CREATE TABLE cards (
     head INTEGER PRIMARY KEY REFERENCES heads (number),
     people TEXT NOT NULL,
     card TEXT NOT NULL
   ) STRICT;
   CREATE VIEW heads_with_cards AS SELECT * FROM heads JOIN cards ON cards.head = heads.number;

   CREATE TABLE members (
     person TEXT NOT NULL,
     head INTEGER NOT NULL REFERENCES heads (number),
     PRIMARY KEY (person, head)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     event TEXT NOT NULL,
     sum INTEGER NOT NULL
   ) STRICT;

   CREATE TABLE recent (
     place INTEGER PRIMARY KEY,
     id INTEGER NOT NULL,
     event TEXT NOT NULL,
     sum INTEGER NOT NULL
   ) STRICT;

   CREATE TABLE aside (
     name TEXT PRIMARY KEY,
     sound INTEGER NOT NULL,
     told INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE documents (
     kind TEXT NOT NULL,
     key TEXT NOT NULL,
     value TEXT NOT NULL,
     owner TEXT,
     expires REAL,
     PRIMARY KEY (kind, key)
   ) STRICT;
   CREATE INDEX documents_by_owner ON documents (owner, kind) WHERE owner IS NOT NULL;
   CREATE INDEX documents_by_end ON documents (expires) WHERE expires IS NOT NULL;`,
];

/** The key of an event is `number of its table * EVENTS_PER_TABLE + version`: exact below 2^53 for 2^32 tables. */
export const EVENTS_PER_TABLE = 2 ** 21;

/** How many tables have a last event other than their head says: pages that are sound, but not of the same moment. */
const TORN_TABLES = `
  WITH fresh AS (SELECT id / ${EVENTS_PER_TABLE} AS number, max(id) AS last FROM recent GROUP BY 1)
  SELECT count(*) AS count FROM heads LEFT JOIN fresh USING (number)
  WHERE version <> 1 + ifnull(
    ifnull(last, (SELECT max(id) FROM events
                  WHERE id >= number * ${EVENTS_PER_TABLE} AND id < (number + 1) * ${EVENTS_PER_TABLE})),
    number * ${EVENTS_PER_TABLE} - 1) - number * ${EVENTS_PER_TABLE}`;

const numberOf = (db: DatabaseSync, pragma: string): number => Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

const isEmpty = (db: DatabaseSync): boolean => db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;

/** Refuses what is not ours, or newer than this program; touches nothing. True: there is something in it. */
export const recognise = (db: DatabaseSync, file: string): boolean => {
  if (isEmpty(db)) return false;
  if (numberOf(db, 'application_id') !== APPLICATION_ID) {
    throw new StoreFault(`${file} is the database of another program; choose another file`);
  }
  const version = numberOf(db, 'user_version');
  if (version > MIGRATIONS.length) {
    throw new StoreFault(
      `${file} was written by a newer Wunderkammer (schema ${version}, this one knows ${MIGRATIONS.length}); use that one`,
    );
  }
  return true;
};

/** Refuses what is damaged; touches nothing. 0.4 s for 100 MB. */
export const inspect = (db: DatabaseSync, file: string): void => {
  const verdict = String(db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']);
  if (verdict !== 'ok') throw damaged(file, verdict.replaceAll(/\s+/g, ' '));
};

/** Refuses what is sound by itself but does not belong together. */
export const compare = (db: DatabaseSync, file: string): void => {
  const torn = Number(db.prepare(TORN_TABLES).get()?.['count']);
  if (torn > 0) throw damaged(file, `tables whose last events are missing: ${torn}`);
};

/** Lets the file grow to this size and no further. */
export const limitPages = (db: DatabaseSync, bytes: number): void => {
  db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(bytes / numberOf(db, 'page_size')))}`);
};

/** Brings the schema to the newest version, all at once or not at all. */
export const migrate = (db: DatabaseSync): void => {
  const version = numberOf(db, 'user_version');
  if (version === MIGRATIONS.length) return;
  db.exec(`
    BEGIN IMMEDIATE;
    PRAGMA application_id = ${APPLICATION_ID};
    ${MIGRATIONS.slice(version).join('')}
    PRAGMA user_version = ${MIGRATIONS.length};
    COMMIT;`);
};
