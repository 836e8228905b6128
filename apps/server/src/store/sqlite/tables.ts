import { firstSum, nextSum } from '../checksums.ts';
import type { Aside, Damage, Head, HeadQuery, KeptEvents } from '../store.ts';
import type { LedgerCommit } from './commit-ledger.ts';
import type { AppendRequest } from './requests.ts';
import { EVENTS_PER_TABLE } from './schema.ts';
import type { Prepare } from './statements.ts';

type Row = Readonly<Record<string, unknown>>;

/** What an append has to know of a table, kept at hand so that it need not be read each time. */
interface Known {
  readonly number: number;
  version: number;
  /** The checksum of the last event. */
  sum: number;
  people: string;
  card: string;
}

/** An event as it stands in the database, and where. */
interface Link {
  readonly place: (typeof PLACES)[number];
  readonly row: number;
  readonly version: number;
  readonly event: string;
  readonly sum: number;
}

/** More tables than are played at once; when there are more, all are forgotten and read again. */
const MOST_KNOWN = 20_000;

/** When there are so many recent events, some are sorted in: reading a table looks through all of them. */
const MOST_RECENT = 4_096;
/** So many at a time: all of them at once would keep the moves of that moment waiting for 45 ms. */
const SORTED_IN = 1_024;

/** Where events are. Within a table, what is recent comes after what is sorted in. */
const PLACES = ['events', 'recent'] as const;
/** By which column a row is found. */
const ROW = { events: 'id', recent: 'place' } as const;

export const headOf = (row: Row): Head => {
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

export const asideOf = (row: Row): Aside => ({
  table: String(row['name']),
  sound: Number(row['sound']),
  told: Number(row['told']),
});

/** The tables in a database, within a transaction of somebody else's. */
export class Tables {
  readonly #prepare: Prepare;
  readonly #known = new Map<string, Known>();
  /** How many events are recent; undefined if it has to be counted. */
  #recent: number | undefined;
  /** Up to which key they were last sorted in: the next to be sorted in come after it. */
  #sortedTo = -1;
  #appended: (readonly [table: string, version: number])[] = [];

  constructor(prepare: Prepare) {
    this.#prepare = prepare;
  }

  /** A transaction was taken back: what is known may be what it had done. */
  takenBack(): void {
    this.#known.clear();
    this.#recent = undefined;
    this.#sortedTo = -1;
    this.#appended = [];
  }

  /** Which tables have got which version since this was asked the last time. */
  takeAppended(): LedgerCommit['versions'] {
    const appended = this.#appended;
    this.#appended = [];
    return appended;
  }

  append({ flat }: AppendRequest): readonly number[] {
    const conflicts: number[] = [];
    this.#recent ??= this.#countRecent();
    const insert = this.#prepare('INSERT INTO recent (id, event, sum) VALUES (?, ?, ?)');
    const update = this.#prepare(
      'UPDATE heads SET version = ?, sum = ?, status = ?, listed = ?, touched = ?, due = ?, waited = ? WHERE number = ?',
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
        for (let offset = 0; offset < count; offset++) {
          const event = flat[firstEvent + offset] as string;
          known.sum = nextSum(known.sum, event);
          insert.run(key + offset, event, known.sum);
        }
        const [status, listed, touched, due] = [flat[at + 2]!, flat[at + 3]!, flat[at + 4]!, flat[at + 5]!];
        update.run(version, known.sum, status, listed, touched, due, flat[at + 7]!, known.number);
        if (known.people !== people || known.card !== card) this.#writeCard(known, people, card);
        known.version = version;
        this.#recent += count;
        this.#appended.push([table, version]);
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
      'INSERT INTO events (id, event, sum) SELECT id, event, sum FROM recent WHERE id > ? AND id <= ? ORDER BY id',
    ).run(after, last);
    this.#prepare('DELETE FROM recent WHERE id > ? AND id <= ?').run(after, last);
    this.#sortedTo = count < SORTED_IN ? -1 : last;
    return count;
  }

  /** What is known of a table, or can be read. */
  #learn(table: string): Known | undefined {
    const known = this.#known.get(table);
    if (known !== undefined) return known;
    const row = this.#prepare('SELECT number, version, sum, people, card FROM heads_with_cards WHERE name = ?').get(
      table,
    );
    return (
      row &&
      this.#remember(table, {
        number: Number(row['number']),
        version: Number(row['version']),
        sum: Number(row['sum']),
        people: String(row['people']),
        card: String(row['card']),
      })
    );
  }

  /** A table that is not there yet; its head follows at once. */
  #found(table: string): Known {
    const { lastInsertRowid } = this.#prepare(
      "INSERT INTO heads (name, version, sum, status, listed, touched, waited) VALUES (?, 0, 0, '', 0, 0, '')",
    ).run(table);
    const number = Number(lastInsertRowid);
    return this.#remember(table, { number, version: 0, sum: firstSum(table), people: '[]', card: '' });
  }

  #remember(table: string, known: Known): Known {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(table, known);
    return known;
  }

  /** What changes seldom: who sits at a table, and what lists show of it. */
  #writeCard(known: Known, people: string, card: string): void {
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

  /** The events of a table, as far as they are sound; one that is not sets the table aside. */
  events(table: string, from: number): KeptEvents {
    const known = this.#learn(table);
    const before = this.#damageOf(table);
    if (known === undefined) return { events: [], ...(before && { damage: before }) };
    const links = this.#soundLinks(table, known, Math.max(from, 0));
    const events = links.map(({ event }) => event);
    const sound = from < known.version ? Math.max(from, 0) + links.length : known.version;
    if (sound === known.version) return { events, ...(before && { damage: before }) };
    const damage = { sound, told: Math.max(known.version, before?.told ?? 0) };
    if (before?.sound !== sound) this.setAside(table, damage);
    return { events, damage };
  }

  /** Events from this version on, up to one that is missing or not what was kept. */
  #soundLinks(table: string, { number, version, sum: last }: Known, from: number): readonly Link[] {
    let sum = this.#sumBefore(table, number, from);
    const links: Link[] = [];
    for (const link of this.#links(number, from)) {
      if (sum === undefined || link.version !== from + links.length || nextSum(sum, link.event) !== link.sum) break;
      sum = link.sum;
      links.push(link);
    }
    // The head knows the checksum of the last one, too.
    if (from + links.length === version && sum !== last) links.pop();
    return links;
  }

  #links(number: number, from: number): readonly Link[] {
    const key = number * EVENTS_PER_TABLE;
    return PLACES.flatMap((place) =>
      this.#prepare(`SELECT ${ROW[place]} AS row, id, event, sum FROM ${place} WHERE id >= ? AND id < ? ORDER BY id`)
        .all(key + from, key + EVENTS_PER_TABLE)
        .map(({ row, id, event, sum }) => ({
          place,
          row: Number(row),
          version: Number(id) - key,
          event: String(event),
          sum: Number(sum),
        })),
    );
  }

  /** The checksum of the event before this one. */
  #sumBefore(table: string, number: number, version: number): number | undefined {
    if (version === 0) return firstSum(table);
    const id = number * EVENTS_PER_TABLE + version - 1;
    for (const place of PLACES) {
      const row = this.#prepare(`SELECT sum FROM ${place} WHERE id = ?`).get(id);
      if (row !== undefined) return Number(row['sum']);
    }
    return undefined;
  }

  /** Puts other words into events, and renews the checksums from there on. Returns an event that is not there. */
  rewrite(table: string, changes: readonly (readonly [version: number, event: string])[]): number | undefined {
    const events = new Map(changes);
    const known = this.#learn(table);
    const links = known === undefined ? [] : this.#soundLinks(table, known, 0);
    for (const version of events.keys()) if (links[version] === undefined) return version;
    if (known === undefined) return undefined;
    let sum = firstSum(table);
    for (const { place, row, version, event: kept, sum: keptSum } of links) {
      const event = events.get(version) ?? kept;
      sum = nextSum(sum, event);
      if (sum === keptSum && event === kept) continue;
      this.#prepare(`UPDATE ${place} SET event = ?, sum = ? WHERE ${ROW[place]} = ?`).run(event, sum, row);
    }
    if (links.length === known.version) this.#writeEnd(known, known.version, sum);
    return undefined;
  }

  #writeEnd(known: Known, version: number, sum: number): void {
    this.#prepare('UPDATE heads SET version = ?, sum = ? WHERE number = ?').run(version, sum, known.number);
    known.version = version;
    known.sum = sum;
  }

  /** Takes away the events of a table from this version on; with the first of them, the table. */
  cut(table: string, version: number): void {
    this.#prepare('DELETE FROM aside WHERE name = ?').run(table);
    const known = this.#learn(table);
    if (known === undefined) return;
    const key = known.number * EVENTS_PER_TABLE;
    for (const place of PLACES) {
      this.#prepare(`DELETE FROM ${place} WHERE id >= ? AND id < ?`).run(key + version, key + EVENTS_PER_TABLE);
    }
    this.#recent = undefined;
    if (version > 0) {
      this.#writeEnd(known, version, this.#sumBefore(table, known.number, version)!);
      return;
    }
    for (const place of ['members', 'cards']) this.#prepare(`DELETE FROM ${place} WHERE head = ?`).run(known.number);
    this.#prepare('DELETE FROM heads WHERE number = ?').run(known.number);
    this.#known.delete(table);
  }

  /** From now on a table is known to be damaged. Nothing is due there any more. */
  setAside(table: string, { sound, told }: Damage): void {
    this.#prepare('INSERT OR REPLACE INTO aside (name, sound, told) VALUES (?, ?, ?)').run(table, sound, told);
    this.#prepare('UPDATE heads SET due = NULL WHERE name = ?').run(table);
  }

  #damageOf(table: string): Damage | undefined {
    const row = this.#prepare('SELECT sound, told FROM aside WHERE name = ?').get(table);
    return row && { sound: Number(row['sound']), told: Number(row['told']) };
  }

  aside(): readonly Aside[] {
    return this.#prepare('SELECT name, sound, told FROM aside ORDER BY name').all().map(asideOf);
  }

  head(table: string): Head | undefined {
    const row = this.#prepare('SELECT * FROM heads_with_cards WHERE name = ?').get(table);
    return row && headOf(row);
  }

  heads({ person, listed, status, dueBefore, untouchedSince, limit }: HeadQuery): readonly Head[] {
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
}
