import { createHash } from 'node:crypto';
import type { Aside, Document, Head } from '../store.ts';

/** An event as it stands there, sound or not. */
export interface WholeEvent {
  readonly version: number;
  readonly sum: number;
  readonly event: string;
}

/** A table with everything that is kept of it. */
export interface WholeTable {
  readonly head: Head;
  /** The checksum that its head has for the last event. */
  readonly sum: number;
  readonly events: readonly WholeEvent[];
}

/** Everything that is kept in a house, as it was at one moment, in handfuls: tables by name, documents by kind and key. */
export interface Content {
  tables(): AsyncIterable<readonly WholeTable[]>;
  documents(): AsyncIterable<readonly Document[]>;
  aside(): Promise<readonly Aside[]>;
}

/** An empty house that takes what it is given; nothing is there until it is kept, all at once. */
export interface Filling {
  addTables(tables: readonly WholeTable[]): Promise<void>;
  addDocuments(documents: readonly Document[]): Promise<void>;
  addAside(aside: readonly Aside[]): Promise<void>;
  /** What it has been given so far, read from where it stands now. */
  readonly content: Content;
}

/** How much there is, and a digest of all of it: two houses with the same one differ in nothing. */
export interface Summary {
  readonly tables: number;
  readonly events: number;
  readonly documents: number;
  readonly aside: number;
  readonly digest: string;
}

/** By name rather than by place, so that it does not matter in which order a store puts them together. */
const textOf = (table: WholeTable): string => {
  const { head, sum, events } = table;
  const { version, status, listed, touched, due, members, card } = head;
  const people = members.map(({ person, waited }) => [person, waited]);
  const kept = events.map((event) => [event.version, event.sum, event.event]);
  return JSON.stringify([head.table, version, status, listed, touched, due, people, card, sum, kept]);
};

export const summarise = async (content: Content): Promise<Summary> => {
  const hash = createHash('sha256');
  let [tables, events, documents] = [0, 0, 0];
  for await (const handful of content.tables()) {
    for (const table of handful) {
      tables++;
      events += table.events.length;
      hash.update(`${textOf(table)}\n`);
    }
  }
  for await (const handful of content.documents()) {
    for (const { kind, key, value, owner, expires } of handful) {
      documents++;
      hash.update(`${JSON.stringify([kind, key, value, owner ?? null, expires ?? null])}\n`);
    }
  }
  const aside = await content.aside();
  for (const { table, sound, told } of aside) hash.update(`${JSON.stringify([table, sound, told])}\n`);
  return { tables, events, documents, aside: aside.length, digest: hash.digest('hex') };
};

export const pour = async (from: Content, into: Filling): Promise<void> => {
  for await (const tables of from.tables()) await into.addTables(tables);
  for await (const documents of from.documents()) await into.addDocuments(documents);
  await into.addAside(await from.aside());
};
