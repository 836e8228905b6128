import { firstSum, nextSum } from '../checksums.ts';
import type { Append, Head } from '../store.ts';
import type { Connection } from './connection.ts';
import { peopleOf, waitedOf } from './heads.ts';

/** What is known of a table that is locked for us, and what becomes of it. */
interface Locked {
  readonly number: number;
  readonly name: string;
  version: number;
  sum: number;
  head?: Head;
}

/** In the order of their names: two servers that found the same tables wait for each other, but never in a circle. */
const FOUND = `
  INSERT INTO heads (name, version, sum, status, listed, touched, waited)
  SELECT name, 0, sum, '', false, 0, '' FROM unnest($1::text[], $2::bigint[]) AS new (name, sum)
  ON CONFLICT (name) DO NOTHING`;
/** Likewise, in the order of their numbers. */
const LOCK = 'SELECT number, name, version, sum FROM heads WHERE name = ANY ($1) ORDER BY number FOR NO KEY UPDATE';
const EVENTS = `
  INSERT INTO events (head, version, sum, event)
  SELECT * FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[])`;
const HEADS = `
  UPDATE heads SET version = new.version, sum = new.sum, status = new.status, listed = new.listed,
    touched = new.touched, due = new.due, waited = new.waited
  FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[], $5::boolean[], $6::float8[], $7::float8[], $8::text[])
    AS new (number, version, sum, status, listed, touched, due, waited)
  WHERE heads.number = new.number`;
/** Cards seldom change, and are written only then. */
const CARDS = `
  INSERT INTO cards (head, people, card)
  SELECT new.head, new.people, new.card
  FROM unnest($1::bigint[], $2::jsonb[], $3::text[]) AS new (head, people, card) LEFT JOIN cards USING (head)
  WHERE cards.head IS NULL OR cards.people <> new.people OR cards.card <> new.card
  ON CONFLICT (head) DO UPDATE SET people = excluded.people, card = excluded.card`;

/**
 * Appends of any number of tables, within a transaction of somebody else's. First the heads are locked, and with them it is
 * certain what is kept and what conflicts; then all of it is written by three statements, however many tables there are.
 */
export class Appends {
  readonly #batch: readonly Append[];
  readonly #events: [heads: number[], versions: number[], sums: number[], events: string[]] = [[], [], [], []];
  #tables: readonly Locked[] = [];

  constructor(batch: readonly Append[]) {
    this.#batch = batch;
  }

  /** Takes the locks, and tells what will be kept. */
  async lock(at: Connection): Promise<readonly ('kept' | 'conflict')[]> {
    if (this.#batch.length === 0) return [];
    const fresh = this.#batch
      .filter(({ head, events }) => head.version === events.length)
      .map(({ head }) => head.table);
    const found = [...new Set(fresh)].sort();
    const [, locked] = await Promise.all([
      found.length === 0 ? undefined : at.rows(FOUND, [found, found.map(firstSum)]),
      at.rows<Locked & Record<string, unknown>>(LOCK, [[...new Set(this.#batch.map(({ head }) => head.table))]]),
    ]);
    this.#tables = locked;
    const byName = new Map(locked.map((table) => [table.name, table]));
    return this.#batch.map((append) => this.#place(append, byName.get(append.head.table)));
  }

  /** Sends what will be kept. */
  write(at: Connection): readonly Promise<unknown>[] {
    const changed = this.#tables.flatMap(({ head, ...table }) => (head === undefined ? [] : { ...table, head }));
    if (changed.length === 0) return [];
    const numbers = changed.map(({ number }) => number);
    const of = <T>(value: (head: Head) => T): T[] => changed.map(({ head }) => value(head));
    return [
      ...(this.#events[0].length === 0 ? [] : [at.rows(EVENTS, this.#events)]),
      at.rows(HEADS, [
        numbers,
        changed.map(({ version }) => version),
        changed.map(({ sum }) => sum),
        of(({ status }) => status),
        of(({ listed }) => listed),
        of(({ touched }) => touched),
        of(({ due }) => due),
        of(waitedOf),
      ]),
      at.rows(CARDS, [numbers, of(peopleOf), of(({ card }) => card)]),
    ];
  }

  #place({ head, events }: Append, table: Locked | undefined): 'kept' | 'conflict' {
    if (table?.version !== head.version - events.length) return 'conflict';
    const [heads, versions, sums, texts] = this.#events;
    for (const event of events) {
      table.sum = nextSum(table.sum, event);
      heads.push(table.number);
      versions.push(table.version++);
      sums.push(table.sum);
      texts.push(event);
    }
    table.head = head;
    return 'kept';
  }
}
