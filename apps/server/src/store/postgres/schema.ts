import { StoreFault } from '../store.ts';
import type { Connection } from './connection.ts';

interface Migration {
  readonly sql: string;
  /** The oldest schema whose programs can go on beside this one, while the nodes of a house are upgraded one by one. */
  readonly compatible: number;
}

/**
 * What makes each version of the schema from the one before; the first from nothing. Never changed once released: a new
 * version is a new entry.
 *
 * As in SQLite an event is keyed by the number of its table and its version, and has the checksum of itself and of all
 * before it (`checksums.ts`); that of the last one is in the head, too. A head changes with each move, and PostgreSQL
 * writes the whole row anew: so what does not change then is on its card. Whatever is compared is compared by its bytes,
 * in whichever language the database was made.
 *
 * `writers` has a row for each server that keeps things here: the number of the last batch it kept (`writer.ts`).
 */
const MIGRATIONS: readonly Migration[] = [
  {
    compatible: 1,
    sql: `
      CREATE TABLE heads (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text COLLATE "C" NOT NULL UNIQUE,
        version integer NOT NULL,
        sum bigint NOT NULL,
        status text COLLATE "C" NOT NULL,
        listed boolean NOT NULL,
        touched double precision NOT NULL,
        due double precision,
        waited text NOT NULL
      ) WITH (fillfactor = 80);
      CREATE INDEX heads_by_due ON heads (due, name) WHERE due IS NOT NULL;
      CREATE INDEX heads_listed ON heads (status, touched DESC, name) WHERE listed;
      CREATE INDEX heads_by_status ON heads (status, touched DESC, name);

      CREATE TABLE cards (
        head bigint PRIMARY KEY REFERENCES heads ON DELETE CASCADE,
        people jsonb NOT NULL,
        card text NOT NULL
      );
      CREATE INDEX cards_by_person ON cards USING gin (people jsonb_path_ops) WITH (fastupdate = off);

      CREATE TABLE events (
        head bigint NOT NULL,
        version integer NOT NULL,
        sum bigint NOT NULL,
        event text NOT NULL,
        PRIMARY KEY (head, version)
      );

      CREATE TABLE aside (
        name text COLLATE "C" PRIMARY KEY,
        sound integer NOT NULL,
        told integer NOT NULL
      );

      CREATE TABLE documents (
        kind text COLLATE "C" NOT NULL,
        key text COLLATE "C" NOT NULL,
        value text COLLATE "C" NOT NULL,
        owner text COLLATE "C",
        expires double precision,
        PRIMARY KEY (kind, key)
      );
      CREATE INDEX documents_by_owner ON documents (owner, kind) WHERE owner IS NOT NULL;
      CREATE INDEX documents_by_end ON documents (expires) WHERE expires IS NOT NULL;

      CREATE TABLE leases (
        name text COLLATE "C" PRIMARY KEY,
        holder text COLLATE "C" NOT NULL,
        until timestamptz NOT NULL
      );

      CREATE TABLE writers (
        writer text COLLATE "C" PRIMARY KEY,
        epoch integer NOT NULL,
        batch bigint NOT NULL,
        seen timestamptz NOT NULL DEFAULT now()
      );`,
  },
];

const NEWEST = MIGRATIONS.length;

/** Tells our locks from those of other programs: "WKam". */
const LOCKS = 0x574b616d;
const MIGRATING = 1;
const IN_USE = 2;

/** Every server that is connected holds this one; whoever must be alone takes it for itself. */
export const SHARE_HOUSE = `SELECT pg_try_advisory_lock_shared(${LOCKS}, ${IN_USE}) AS done`;
export const HAVE_HOUSE = `SELECT pg_try_advisory_lock(${LOCKS}, ${IN_USE}) AS done`;
/** The same until the end of the transaction. */
const BE_ALONE = `SELECT pg_try_advisory_xact_lock(${LOCKS}, ${IN_USE}) AS done`;

interface Known {
  readonly version: number;
  readonly compatible: number;
}

const NOTHING: Known = { version: 0, compatible: 0 };
/** Whoever may not make schemas has been given this one. */
const FIRST = `
  DO $$ BEGIN
    IF to_regnamespace('wunderkammer') IS NULL THEN CREATE SCHEMA wunderkammer; END IF;
  END $$;
  CREATE TABLE schema_version (version integer NOT NULL, compatible integer NOT NULL);`;
const VERSION = 'SELECT version, compatible FROM wunderkammer.schema_version';

/** Whether there is anything of ours in the database. */
export const hasHouse = async (at: Connection): Promise<boolean> => {
  const [row] = await at.plannedRows<{ known: boolean }>(
    "SELECT to_regclass('wunderkammer.schema_version') IS NOT NULL AS known",
    [],
  );
  return row!.known;
};

const versionOf = async (at: Connection): Promise<Known> => (await at.plannedRows<Known>(VERSION, []))[0]!;

/** Refuses what is newer than this program, unless it was made so that both can go on side by side. */
const refuseNewer = ({ version, compatible }: Known, shown: string): void => {
  if (version <= NEWEST || compatible <= NEWEST) return;
  throw new StoreFault(
    `the database at ${shown} was written by a newer Wunderkammer (schema ${version}, this one knows ${NEWEST}); use that one`,
  );
};

/** Servers that are at it could not go on after this change: they are to be stopped before. None comes until it is done. */
const needNobody = async (connection: Connection, shown: string): Promise<void> => {
  const [row] = await connection.plannedRows<{ done: boolean }>(BE_ALONE, []);
  if (row!.done) return;
  throw new StoreFault(
    `the house at ${shown} is in use by servers that could not go on with schema ${NEWEST}; stop all of them before`,
  );
};

/** A server that comes back may find that a newer one has been at it meanwhile. */
export const checkSchema = async (connection: Connection, shown: string): Promise<void> =>
  refuseNewer(await versionOf(connection), shown);

/**
 * Brings the schema to the newest version, all at once or not at all; of several servers that start at once, one does.
 * On a patient connection: it may take long, and so may waiting for the one who does it.
 */
export const migrate = async (connection: Connection, shown: string): Promise<void> => {
  await connection.run(`BEGIN; SELECT pg_advisory_xact_lock(${LOCKS}, ${MIGRATING})`);
  try {
    const known = (await hasHouse(connection)) ? await versionOf(connection) : NOTHING;
    refuseNewer(known, shown);
    const missing = MIGRATIONS.slice(known.version);
    if (missing.length > 0) {
      const { compatible } = missing.at(-1)!;
      if (known !== NOTHING && compatible > known.version) await needNobody(connection, shown);
      await connection.run(`
        ${known === NOTHING ? FIRST : ''}
        ${missing.map(({ sql }) => sql).join('')}
        DELETE FROM schema_version;
        INSERT INTO schema_version VALUES (${NEWEST}, ${compatible});`);
    }
    await connection.run('COMMIT');
  } catch (error) {
    if (!connection.lost) await connection.run('ROLLBACK');
    throw error;
  }
};
