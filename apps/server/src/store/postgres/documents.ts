import type { Document } from '../store.ts';
import type { Connection } from './connection.ts';

export interface DocumentRow {
  readonly kind: string;
  readonly key: string;
  readonly value: string;
  readonly owner: string | null;
  readonly expires: number | null;
}

export const documentOf = ({ kind, key, value, owner, expires }: DocumentRow): Document => ({
  kind,
  key,
  value,
  ...(owner !== null && { owner }),
  ...(expires !== null && { expires }),
});

const COLUMNS = 'kind, key, value, owner, expires';
/** The parameter with this number is the time; what has ended by then is not there. */
const lasting = (now: number): string => `(expires IS NULL OR expires > $${now})`;

const GET = `SELECT ${COLUMNS} FROM documents WHERE kind = $1 AND key = $2 AND ${lasting(3)}`;
const INSERT = `INSERT INTO documents (${COLUMNS}) VALUES ($1, $2, $3, $4, $5)`;
const REPLACE =
  'ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, owner = excluded.owner, expires = excluded.expires';
const SWAP_NOTHING = `${INSERT} ${REPLACE} WHERE documents.expires <= $6 RETURNING 1`;
const SWAP = `
  UPDATE documents SET value = $3, owner = $4, expires = $5
  WHERE kind = $1 AND key = $2 AND value = $7 AND ${lasting(6)} RETURNING 1`;
const TAKE = `DELETE FROM documents WHERE kind = $1 AND key = $2 AND ${lasting(3)} RETURNING ${COLUMNS}`;
const LIST = `SELECT ${COLUMNS} FROM documents WHERE kind = $1 AND ${lasting(2)} ORDER BY key`;
const LIST_OF = `SELECT ${COLUMNS} FROM documents WHERE kind = $1 AND ${lasting(2)} AND owner = $3 ORDER BY key`;

const valuesOf = ({ kind, key, value, owner, expires }: Document): readonly unknown[] => [
  kind,
  key,
  value,
  owner ?? null,
  expires ?? null,
];

export const getDocument = async (
  at: Connection,
  kind: string,
  key: string,
  now: number,
): Promise<Document | undefined> =>
  (await at.rows<DocumentRow & Record<string, unknown>>(GET, [kind, key, now])).map(documentOf)[0];

export const listDocuments = async (
  at: Connection,
  kind: string,
  owner: string | undefined,
  now: number,
): Promise<readonly Document[]> => {
  const rows =
    owner === undefined
      ? at.rows<DocumentRow & Record<string, unknown>>(LIST, [kind, now])
      : at.rows<DocumentRow & Record<string, unknown>>(LIST_OF, [kind, now, owner]);
  return (await rows).map(documentOf);
};

export const putDocument = async (at: Connection, document: Document): Promise<void> => {
  await at.rows(`${INSERT} ${REPLACE}`, valuesOf(document));
};

export const swapDocument = async (
  at: Connection,
  document: Document,
  expected: string | undefined,
  now: number,
): Promise<boolean> => {
  const values = [...valuesOf(document), now];
  const done = expected === undefined ? at.rows(SWAP_NOTHING, values) : at.rows(SWAP, [...values, expected]);
  return (await done).length === 1;
};

export const takeDocument = async (
  at: Connection,
  kind: string,
  key: string,
  now: number,
): Promise<Document | undefined> =>
  (await at.rows<DocumentRow & Record<string, unknown>>(TAKE, [kind, key, now])).map(documentOf)[0];

export const forgetDocuments = async (at: Connection, owner: string): Promise<void> => {
  await at.rows('DELETE FROM documents WHERE owner = $1', [owner]);
};

export const sweepDocuments = async (at: Connection, now: number): Promise<void> => {
  await at.rows('DELETE FROM documents WHERE expires <= $1', [now]);
};
