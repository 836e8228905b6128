import type { DatabaseSync } from 'node:sqlite';
import type { Content, Filling, WholeTable } from '../moving/content.ts';
import type { Aside, Document } from '../store.ts';
import { documentOf } from './documents.ts';
import { EVENTS_PER_TABLE } from './schema.ts';
import { type Prepare, statementsOf } from './statements.ts';
import { asideOf, headOf } from './tables.ts';

/** So many at a time. */
const TABLES = 25;
const DOCUMENTS = 250;

const EVENTS = `
  SELECT id, event, sum FROM events WHERE id >= :from AND id < :to
  UNION ALL SELECT id, event, sum FROM recent WHERE id >= :from AND id < :to ORDER BY id`;

/** Everything that is in a database, which nobody else writes to. */
export class SqliteContent implements Content {
  readonly #prepare: Prepare;

  constructor(db: DatabaseSync) {
    this.#prepare = statementsOf(db);
  }

  async *tables(): AsyncIterable<readonly WholeTable[]> {
    for (let last = ''; ; ) {
      const rows = this.#prepare(`SELECT * FROM heads_with_cards WHERE name > ? ORDER BY name LIMIT ${TABLES}`).all(
        last,
      );
      if (rows.length === 0) return;
      last = String(rows.at(-1)!['name']);
      yield rows.map((row) => {
        const from = Number(row['number']) * EVENTS_PER_TABLE;
        const events = this.#prepare(EVENTS)
          .all({ from, to: from + EVENTS_PER_TABLE })
          .map(({ id, event, sum }) => ({ version: Number(id) - from, sum: Number(sum), event: String(event) }));
        return { head: headOf(row), sum: Number(row['sum']), events };
      });
    }
  }

  async *documents(): AsyncIterable<readonly Document[]> {
    for (let [kind, key] = ['', '']; ; ) {
      const rows = this.#prepare(
        `SELECT * FROM documents WHERE (kind, key) > (?, ?) ORDER BY kind, key LIMIT ${DOCUMENTS}`,
      ).all(kind, key);
      if (rows.length === 0) return;
      const documents = rows.map((row) => documentOf(row)!);
      ({ kind, key } = documents.at(-1)!);
      yield documents;
    }
  }

  async aside(): Promise<readonly Aside[]> {
    return this.#prepare('SELECT name, sound, told FROM aside ORDER BY name').all().map(asideOf);
  }
}

/** An empty database that is filled, within a transaction of somebody else's. */
export class SqliteFilling implements Filling {
  readonly #prepare: Prepare;
  readonly content: Content;

  constructor(db: DatabaseSync) {
    this.#prepare = statementsOf(db);
    this.content = new SqliteContent(db);
  }

  async addTables(tables: readonly WholeTable[]): Promise<void> {
    for (const { head, sum, events } of tables) {
      const { table, version, status, listed, touched, due, members, card } = head;
      const waited = members.map((member) => (member.waited ? '1' : '0')).join('');
      const { lastInsertRowid } = this.#prepare(
        'INSERT INTO heads (name, version, sum, status, listed, touched, due, waited) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ).run(table, version, sum, status, listed ? 1 : 0, touched, due, waited);
      const number = Number(lastInsertRowid);
      const people = members.map(({ person }) => person);
      this.#prepare('INSERT INTO cards (head, people, card) VALUES (?, ?, ?)').run(
        number,
        JSON.stringify(people),
        card,
      );
      for (const person of new Set(people)) {
        this.#prepare('INSERT INTO members (person, head) VALUES (?, ?)').run(person, number);
      }
      const insert = this.#prepare('INSERT INTO events (id, event, sum) VALUES (?, ?, ?)');
      for (const kept of events) insert.run(number * EVENTS_PER_TABLE + kept.version, kept.event, kept.sum);
    }
  }

  async addDocuments(documents: readonly Document[]): Promise<void> {
    for (const { kind, key, value, owner, expires } of documents) {
      this.#prepare('INSERT INTO documents (kind, key, value, owner, expires) VALUES (?, ?, ?, ?, ?)').run(
        kind,
        key,
        value,
        owner ?? null,
        expires ?? null,
      );
    }
  }

  async addAside(aside: readonly Aside[]): Promise<void> {
    for (const { table, sound, told } of aside) {
      this.#prepare('INSERT INTO aside (name, sound, told) VALUES (?, ?, ?)').run(table, sound, told);
    }
  }
}
