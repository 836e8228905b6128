import type { Content, Filling, WholeEvent, WholeTable } from '../moving/content.ts';
import type { Aside, Document } from '../store.ts';
import type { Connection } from './connection.ts';
import { type DocumentRow, documentOf } from './documents.ts';
import { type HeadRow, headOf, peopleOf, waitedOf } from './heads.ts';
import { readAside } from './tables.ts';

/** So many at a time: whoever copies a house in use must not keep it waiting. */
const TABLES = 25;
const DOCUMENTS = 250;

const HEADS = `
  SELECT number, name, version, sum, status, listed, touched, due, waited, people, card
  FROM heads JOIN cards ON cards.head = heads.number WHERE name > $1 ORDER BY name LIMIT ${TABLES}`;
const EVENTS = 'SELECT head, version, sum, event FROM events WHERE head = ANY ($1) ORDER BY head, version';
const PAGE = `
  SELECT kind, key, value, owner, expires FROM documents
  WHERE (kind, key) > ($1, $2) ORDER BY kind, key LIMIT ${DOCUMENTS}`;

type Numbered = HeadRow & { readonly number: number; readonly sum: number };

/** Everything that is in a database, within a transaction of somebody else's: one that sees one moment. */
export class PostgresContent implements Content {
  readonly #at: Connection;

  constructor(at: Connection) {
    this.#at = at;
  }

  async *tables(): AsyncIterable<readonly WholeTable[]> {
    for (let last = ''; ; ) {
      const heads = await this.#at.rows<Numbered & Record<string, unknown>>(HEADS, [last]);
      if (heads.length === 0) return;
      last = heads.at(-1)!.name;
      const rows = await this.#at.rows<WholeEvent & { head: number }>(EVENTS, [heads.map(({ number }) => number)]);
      const events = Map.groupBy(rows, ({ head }) => head);
      yield heads.map((row) => ({ head: headOf(row), sum: row.sum, events: events.get(row.number) ?? [] }));
    }
  }

  async *documents(): AsyncIterable<readonly Document[]> {
    for (let [kind, key] = ['', '']; ; ) {
      const rows = await this.#at.rows<DocumentRow & Record<string, unknown>>(PAGE, [kind, key]);
      if (rows.length === 0) return;
      ({ kind, key } = rows.at(-1)!);
      yield rows.map(documentOf);
    }
  }

  aside(): Promise<readonly Aside[]> {
    return readAside(this.#at);
  }
}

const ADD_HEADS = `
  INSERT INTO heads (name, version, sum, status, listed, touched, due, waited)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::boolean[], $6::float8[], $7::float8[], $8::text[])
  RETURNING number, name`;
const ADD_CARDS = 'INSERT INTO cards (head, people, card) SELECT * FROM unnest($1::bigint[], $2::jsonb[], $3::text[])';
const ADD_EVENTS = `
  INSERT INTO events (head, version, sum, event)
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[])`;
const ADD_DOCUMENTS = `
  INSERT INTO documents (kind, key, value, owner, expires)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[])`;
const ADD_ASIDE =
  'INSERT INTO aside (name, sound, told) SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[])';

/** An empty database that is filled, within a transaction of somebody else's. */
export class PostgresFilling implements Filling {
  readonly #at: Connection;
  readonly content: Content;

  constructor(at: Connection) {
    this.#at = at;
    this.content = new PostgresContent(at);
  }

  async addTables(tables: readonly WholeTable[]): Promise<void> {
    const of = <T>(value: (table: WholeTable) => T): T[] => tables.map(value);
    const made = await this.#at.rows<{ number: number; name: string }>(ADD_HEADS, [
      of(({ head }) => head.table),
      of(({ head }) => head.version),
      of(({ sum }) => sum),
      of(({ head }) => head.status),
      of(({ head }) => head.listed),
      of(({ head }) => head.touched),
      of(({ head }) => head.due),
      of(({ head }) => waitedOf(head)),
    ]);
    const numbers = new Map(made.map(({ name, number }) => [name, number]));
    const events = tables.flatMap((table) =>
      table.events.map((event) => ({ ...event, in: numbers.get(table.head.table) })),
    );
    await Promise.all([
      this.#at.rows(ADD_CARDS, [
        of(({ head }) => numbers.get(head.table)),
        of(({ head }) => peopleOf(head)),
        of(({ head }) => head.card),
      ]),
      this.#at.rows(ADD_EVENTS, [
        events.map((event) => event.in),
        events.map(({ version }) => version),
        events.map(({ sum }) => sum),
        events.map(({ event }) => event),
      ]),
    ]);
  }

  async addDocuments(documents: readonly Document[]): Promise<void> {
    const of = <T>(value: (document: Document) => T): T[] => documents.map(value);
    await this.#at.rows(ADD_DOCUMENTS, [
      of(({ kind }) => kind),
      of(({ key }) => key),
      of(({ value }) => value),
      of(({ owner }) => owner ?? null),
      of(({ expires }) => expires ?? null),
    ]);
  }

  async addAside(aside: readonly Aside[]): Promise<void> {
    await this.#at.rows(ADD_ASIDE, [
      aside.map(({ table }) => table),
      aside.map(({ sound }) => sound),
      aside.map(({ told }) => told),
    ]);
  }
}
