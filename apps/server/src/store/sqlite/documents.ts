import type { Document } from '../store.ts';
import type { Prepare } from './statements.ts';

type Row = Readonly<Record<string, unknown>>;

export const documentOf = (row: Row | undefined): Document | undefined =>
  row && {
    kind: String(row['kind']),
    key: String(row['key']),
    value: String(row['value']),
    ...(row['owner'] !== null && { owner: String(row['owner']) }),
    ...(row['expires'] !== null && { expires: Number(row['expires']) }),
  };

/** The documents in a database, within a transaction of somebody else's. */
export class Documents {
  readonly #prepare: Prepare;

  constructor(prepare: Prepare) {
    this.#prepare = prepare;
  }

  get(kind: string, key: string, now: number): Document | undefined {
    const found = this.#prepare('SELECT * FROM documents WHERE kind = ? AND key = ? AND ifnull(expires > ?, 1)');
    return documentOf(found.get(kind, key, now));
  }

  put({ kind, key, value, owner, expires }: Document): undefined {
    this.#prepare('INSERT OR REPLACE INTO documents (kind, key, value, owner, expires) VALUES (?, ?, ?, ?, ?)').run(
      kind,
      key,
      value,
      owner ?? null,
      expires ?? null,
    );
  }

  swap(document: Document, expected: string | undefined, now: number): boolean {
    if (this.get(document.kind, document.key, now)?.value !== expected) return false;
    this.put(document);
    return true;
  }

  take(kind: string, key: string, now: number): Document | undefined {
    const document = this.get(kind, key, now);
    if (document) this.#prepare('DELETE FROM documents WHERE kind = ? AND key = ?').run(kind, key);
    return document;
  }

  list(kind: string, owner: string | undefined, now: number): readonly Document[] {
    const rows =
      owner === undefined
        ? this.#prepare('SELECT * FROM documents WHERE kind = ? AND ifnull(expires > ?, 1) ORDER BY key').all(kind, now)
        : this.#prepare(
            'SELECT * FROM documents WHERE owner = ? AND kind = ? AND ifnull(expires > ?, 1) ORDER BY key',
          ).all(owner, kind, now);
    return rows.map((row) => documentOf(row)!);
  }

  forget(owner: string): undefined {
    this.#prepare('DELETE FROM documents WHERE owner = ?').run(owner);
  }

  sweep(now: number): undefined {
    this.#prepare('DELETE FROM documents WHERE expires <= ?').run(now);
  }
}
