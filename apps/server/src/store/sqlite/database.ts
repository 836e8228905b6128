import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Counts, Document, Head, HeadQuery } from '../store.ts';
import { damaged, inWords } from './faults.ts';
import type { Answer, AppendRequest, DatabasePlace, Request } from './requests.ts';
import { compare, EVENTS_PER_TABLE, inspect, limitPages, migrate } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** What an append has to know of a table, kept at hand so that it need not be read each time. */
interface Known {
  readonly number: number;
  version: number;
  people: string;
  card: string;
}

/** More tables than are played at once; when there are more, all are forgotten and read again. */
const MOST_KNOWN = 20_000;

/** When there are so many recent events, some are sorted in: reading a table looks through all of them. */
const MOST_RECENT = 4_096;
/** So many at a time: all of them at once would keep the moves of that moment waiting for 45 ms. */
const SORTED_IN = 1_024;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const headOf = (row: Row): Head => {
  const people = JSON.parse(String(row['people'])) as string[];
  const waited = String(row['waited']);
  return {
    table: String(row['name']),
    version: Number(row['version']),
    status: row['status'] as Head['status'],
    listed: row['listed'] === 1,
    touched: Number(row['touched']),
    due: row['due'] as number | null,
    members: people.map((person, index) => ({ person, waited: waited[index] === '1' })),
    card: String(row['card']),
  };
};

const documentOf = (row: Row | undefined): Document | undefined =>
  row && {
    kind: String(row['kind']),
    key: String(row['key']),
    value: String(row['value']),
    ...(row['owner'] !== null && { owner: String(row['owner']) }),
    ...(row['expires'] !== null && { expires: Number(row['expires']) }),
  };

/** The database itself: everything here is done at once and by one thread. Only one may be open for a file. */
export class Database {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #statements = new Map<string, StatementSync>();
  readonly #known = new Map<string, Known>();
  /** How many events are recent; undefined if it has to be counted. */
  #recent: number | undefined;
  /** Up to which key they were last sorted in: the next to be sorted in come after it. */
  #sortedTo = -1;

  constructor({ file, mostBytes }: DatabasePlace) {
    this.#file = file;
    // SQLite would take an empty file for a new database and throw away what stands in its log.
    if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0) throw damaged(file, 'it is missing or empty, its log is not');
    let db: DatabaseSync | undefined;
    try {
      db = new DatabaseSync(file, { timeout: 5_000 });
      inspect(db, file);
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      migrate(db);
      compare(db, file);
      if (mostBytes !== undefined) limitPages(db, mostBytes);
    } catch (error) {
      db?.close();
      throw inWords(error, file);
    }
    this.#db = db;
  }

  /** Carries out all requests or, by throwing, none. */
  run(requests: readonly Request[]): readonly Answer[] {
    try {
      this.#prepare('BEGIN IMMEDIATE').run();
      const answers = requests.map((request) => this.#carryOut(request));
      this.#prepare('COMMIT').run();
      return answers;
    } catch (error) {
      this.#known.clear();
      this.#recent = undefined;
      this.#sortedTo = -1;
      // SQLite has already gone back by itself after some errors.
      if (this.#db.isTransaction) this.#prepare('ROLLBACK').run();
      throw inWords(error, this.#file);
    }
  }

  close(): void {
    this.#db.close();
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #carryOut(request: Request): Answer {
    switch (request.type) {
      case 'append':
        return this.#append(request);
      case 'events':
        return this.#events(request.table, request.from);
      case 'rewrite':
        return this.#rewrite(request.table, request.version, request.event);
      case 'head':
        return this.#head(request.table);
      case 'heads':
        return this.#heads(request.query);
      case 'get':
        return this.#get(request.kind, request.key, request.now);
      case 'put':
        return this.#put(request.document);
      case 'swap': {
        const { kind, key } = request.document;
        if (this.#get(kind, key, request.now)?.value !== request.expected) return false;
        this.#put(request.document);
        return true;
      }
      case 'take': {
        const document = this.#get(request.kind, request.key, request.now);
        if (document) this.#prepare('DELETE FROM documents WHERE kind = ? AND key = ?').run(request.kind, request.key);
        return document;
      }
      case 'list':
        return this.#list(request.kind, request.owner, request.now);
      case 'forget':
        this.#prepare('DELETE FROM documents WHERE owner = ?').run(request.owner);
        return undefined;
      case 'sweep':
        this.#prepare('DELETE FROM documents WHERE expires <= ?').run(request.now);
        return undefined;
      case 'count':
        return this.#count();
    }
  }

  #append({ flat }: AppendRequest): readonly number[] {
    const conflicts: number[] = [];
    this.#recent ??= this.#countRecent();
    const insert = this.#prepare('INSERT INTO recent (id, event) VALUES (?, ?)');
    const update = this.#prepare(
      'UPDATE heads SET version = ?, status = ?, listed = ?, touched = ?, due = ?, waited = ? WHERE number = ?',
    );
    for (let at = 0, index = 0; at < flat.length; index++) {
      const table = flat[at] as string;
      const version = flat[at + 1] as number;
      const people = flat[at + 6] as string;
      const card = flat[at + 8] as string;
      const count = flat[at + 9] as number;
      const firstEvent = at + 10;
      const first = version - count;
      const known = this.#known.get(table) ?? this.#learn(table) ?? (first === 0 ? this.#found(table) : undefined);
      if (known?.version === first) {
        const key = known.number * EVENTS_PER_TABLE + first;
        for (let event = 0; event < count; event++) {
          insert.run(key + event, flat[firstEvent + event]!);
        }
        const [status, listed, touched, due] = [flat[at + 2]!, flat[at + 3]!, flat[at + 4]!, flat[at + 5]!];
        update.run(version, status, listed, touched, due, flat[at + 7]!, known.number);
        if (known.people !== people || known.card !== card) this.#write(known, people, card);
        known.version = version;
        this.#recent += count;
      } else {
        conflicts.push(index);
      }
      at = firstEvent + count;
    }
    if (this.#recent >= MOST_RECENT) this.#recent -= this.#sortIn();
    return conflicts;
  }

  #countRecent(): number {
    return Number(this.#prepare('SELECT count(*) AS count FROM recent').get()?.['count']);
  }

  /** Sorts in the events of the next tables in turn; returns how many. */
  #sortIn(): number {
    const after = this.#sortedTo;
    const next = this.#prepare(
      'SELECT count(*) AS count, max(id) AS last FROM (SELECT id FROM recent WHERE id > ? ORDER BY id LIMIT ?)',
    ).get(after, SORTED_IN);
    const [count, last] = [Number(next?.['count']), Number(next?.['last'])];
    this.#prepare(
      'INSERT INTO events (id, event) SELECT id, event FROM recent WHERE id > ? AND id <= ? ORDER BY id',
    ).run(after, last);
    this.#prepare('DELETE FROM recent WHERE id > ? AND id <= ?').run(after, last);
    this.#sortedTo = count < SORTED_IN ? -1 : last;
    return count;
  }

  /** Reads what is kept of a table. */
  #learn(table: string): Known | undefined {
    const row = this.#prepare('SELECT number, version, people, card FROM heads_with_cards WHERE name = ?').get(table);
    return (
      row &&
      this.#remember(table, {
        number: Number(row['number']),
        version: Number(row['version']),
        people: String(row['people']),
        card: String(row['card']),
      })
    );
  }

  /** A table that is not there yet; its head follows at once. */
  #found(table: string): Known {
    const { lastInsertRowid } = this.#prepare(
      "INSERT INTO heads (name, version, status, listed, touched, waited) VALUES (?, 0, '', 0, 0, '')",
    ).run(table);
    return this.#remember(table, { number: Number(lastInsertRowid), version: 0, people: '[]', card: '' });
  }

  #remember(table: string, known: Known): Known {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(table, known);
    return known;
  }

  /** What changes seldom: who sits at a table, and what lists show of it. */
  #write(known: Known, people: string, card: string): void {
    const before = new Set(JSON.parse(known.people) as string[]);
    const after = new Set(JSON.parse(people) as string[]);
    for (const person of before) {
      if (after.has(person)) continue;
      this.#prepare('DELETE FROM members WHERE person = ? AND head = ?').run(person, known.number);
    }
    for (const person of after) {
      if (before.has(person)) continue;
      this.#prepare('INSERT INTO members (person, head) VALUES (?, ?)').run(person, known.number);
    }
    this.#prepare('INSERT OR REPLACE INTO cards (head, people, card) VALUES (?, ?, ?)').run(known.number, people, card);
    known.people = people;
    known.card = card;
  }

  #numberOf(table: string): number | undefined {
    return (this.#known.get(table) ?? this.#learn(table))?.number;
  }

  #events(table: string, from: number): readonly string[] {
    const number = this.#numberOf(table);
    if (number === undefined) return [];
    const key = number * EVENTS_PER_TABLE;
    const [first, end] = [key + Math.max(from, 0), key + EVENTS_PER_TABLE];
    // Within a table, what is recent comes after what is sorted in.
    return ['events', 'recent'].flatMap((place) =>
      this.#prepare(`SELECT event FROM ${place} WHERE id >= ? AND id < ? ORDER BY id`)
        .all(first, end)
        .map((row) => String(row['event'])),
    );
  }

  #rewrite(table: string, version: number, event: string): boolean {
    const number = this.#numberOf(table);
    if (number === undefined || version < 0 || version >= EVENTS_PER_TABLE) return false;
    return ['events', 'recent'].some((place) => {
      const rewrite = this.#prepare(`UPDATE ${place} SET event = ? WHERE id = ?`);
      return rewrite.run(event, number * EVENTS_PER_TABLE + version).changes === 1;
    });
  }

  #head(table: string): Head | undefined {
    const row = this.#prepare('SELECT * FROM heads_with_cards WHERE name = ?').get(table);
    return row && headOf(row);
  }

  #heads({ person, listed, status, dueBefore, untouchedSince, limit }: HeadQuery): readonly Head[] {
    const where: string[] = ['1'];
    const values: (string | number)[] = [];
    if (person !== undefined) {
      where.push('number IN (SELECT head FROM members WHERE person = ?)');
      values.push(person);
    }
    if (listed) where.push('listed = 1');
    if (status !== undefined) {
      where.push(`status IN (${status.map(() => '?').join()})`);
      values.push(...status);
    }
    if (dueBefore !== undefined) {
      where.push('due <= ?');
      values.push(dueBefore);
    }
    if (untouchedSince !== undefined) {
      where.push('touched < ?');
      values.push(untouchedSince);
    }
    const order = dueBefore === undefined ? 'touched DESC' : 'due';
    const sql = `SELECT * FROM heads_with_cards WHERE ${where.join(' AND ')} ORDER BY ${order}, name LIMIT ?`;
    return this.#prepare(sql)
      .all(...values, limit)
      .map(headOf);
  }

  #count(): Counts {
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

  #get(kind: string, key: string, now: number): Document | undefined {
    const found = this.#prepare('SELECT * FROM documents WHERE kind = ? AND key = ? AND ifnull(expires > ?, 1)');
    return documentOf(found.get(kind, key, now));
  }

  #put({ kind, key, value, owner, expires }: Document): undefined {
    this.#prepare('INSERT OR REPLACE INTO documents (kind, key, value, owner, expires) VALUES (?, ?, ?, ?, ?)').run(
      kind,
      key,
      value,
      owner ?? null,
      expires ?? null,
    );
  }

  #list(kind: string, owner: string | undefined, now: number): readonly Document[] {
    const rows =
      owner === undefined
        ? this.#prepare('SELECT * FROM documents WHERE kind = ? AND ifnull(expires > ?, 1) ORDER BY key').all(kind, now)
        : this.#prepare(
            'SELECT * FROM documents WHERE owner = ? AND kind = ? AND ifnull(expires > ?, 1) ORDER BY key',
          ).all(owner, kind, now);
    return rows.map((row) => documentOf(row)!);
  }
}
