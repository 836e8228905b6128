import type { Counts, Head, HeadQuery } from '../store.ts';
import type { Connection } from './connection.ts';

export interface HeadRow {
  readonly name: string;
  readonly version: number;
  readonly status: Head['status'];
  readonly listed: boolean;
  readonly touched: number;
  readonly due: number | null;
  readonly waited: string;
  readonly people: readonly string[];
  readonly card: string;
}

export const headOf = ({ name, version, status, listed, touched, due, waited, people, card }: HeadRow): Head => ({
  table: name,
  version,
  status,
  listed,
  touched,
  due,
  members: people.map((person, index) => ({ person, waited: waited[index] === '1' })),
  card,
});

/** Who of its members is waited for, a digit for each; and who they are. */
export const waitedOf = ({ members }: Head): string => members.map(({ waited }) => (waited ? '1' : '0')).join('');
export const peopleOf = ({ members }: Head): string => JSON.stringify(members.map(({ person }) => person));

const SELECT = `
  SELECT name, version, status, listed, touched, due, waited, people, card
  FROM heads JOIN cards ON cards.head = heads.number`;
const ONE = `${SELECT} WHERE name = $1`;

export const readHead = async (at: Connection, table: string): Promise<Head | undefined> =>
  (await at.rows<HeadRow & Record<string, unknown>>(ONE, [table])).map(headOf)[0];

const VERSIONS = 'SELECT name, version FROM heads WHERE name = ANY ($1)';

export const readVersions = async (at: Connection, tables: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await at.rows<{ name: string; version: number }>(VERSIONS, [tables]);
  return new Map(rows.map(({ name, version }) => [name, version]));
};

const STATUSES: readonly Head['status'][] = ['waiting', 'playing', 'over', 'archived'];

/** A query as PostgreSQL is asked it, and the values in it. */
interface Question {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Whose tables and what is due is found by an index of its own. Any other list is asked for status by status and then put
 * together: each of them lies in its index in the order that is wanted, so that no more is read than is told, however many
 * tables have been put away.
 */
export const questionOf = ({
  person,
  listed,
  status = STATUSES,
  dueBefore,
  untouchedSince,
  limit,
}: HeadQuery): Question => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const where: string[] = [];
  if (person !== undefined) where.push(`people @> jsonb_build_array(${value(person)}::text)`);
  if (listed) where.push('listed');
  if (dueBefore !== undefined) where.push(`due <= ${value(dueBefore)}`);
  if (untouchedSince !== undefined) where.push(`touched < ${value(untouchedSince)}`);
  const order = `ORDER BY ${dueBefore === undefined ? 'touched DESC' : 'due'}, name LIMIT ${value(limit)}`;
  const asked = (which: string): string => `${SELECT} WHERE ${[...where, which].join(' AND ')} ${order}`;
  const sql =
    person !== undefined || dueBefore !== undefined || status.length === 0
      ? asked(`status = ANY (${value(status)})`)
      : `SELECT * FROM (${status.map((one) => `(${asked(`status = ${value(one)}`)})`).join(' UNION ALL ')}) AS found ${order}`;
  return { sql, values };
};

export const readHeads = async (at: Connection, query: HeadQuery): Promise<readonly Head[]> => {
  const { sql, values } = questionOf(query);
  return (await at.plannedRows<HeadRow & Record<string, unknown>>(sql, values)).map(headOf);
};

const COUNTS = `
  SELECT 'tables' AS of, status AS name, count(*) AS count FROM heads GROUP BY status
  UNION ALL SELECT 'documents', kind, count(*) FROM documents GROUP BY kind`;

export const readCounts = async (at: Connection): Promise<Counts> => {
  const rows = await at.rows<{ of: keyof Counts; name: string; count: number }>(COUNTS);
  const by = (of: keyof Counts): Record<string, number> =>
    Object.fromEntries(rows.filter((row) => row.of === of).map(({ name, count }) => [name, count]));
  return { tables: { waiting: 0, playing: 0, over: 0, archived: 0, ...by('tables') }, documents: by('documents') };
};
