import { firstSum, nextSum } from '../checksums.ts';
import type { Aside, Damage, KeptEvents } from '../store.ts';
import type { Connection } from './connection.ts';

/** The events of a table from a version on, with what the head knows of them: in one statement, hence of one moment. */
const EVENTS = `
  SELECT heads.number, heads.version AS last, heads.sum AS last_sum, aside.sound, aside.told,
    before.sum AS sum_before, events.version, events.sum, events.event
  FROM (SELECT $1::text COLLATE "C" AS name) AS asked
    LEFT JOIN heads USING (name)
    LEFT JOIN aside USING (name)
    LEFT JOIN events AS before ON before.head = heads.number AND before.version = $2::integer - 1
    LEFT JOIN events ON events.head = heads.number AND events.version >= $2
  ORDER BY events.version`;

interface EventRow {
  readonly number: number | null;
  readonly last: number;
  readonly last_sum: number;
  readonly sound: number | null;
  readonly told: number;
  readonly sum_before: number | null;
  readonly version: number | null;
  readonly sum: number;
  readonly event: string;
}

/** A damage that nobody has noted yet, and the head that it was found by. */
export interface Found extends Damage {
  readonly table: string;
  readonly version: number;
  readonly sum: number;
}

/** Of rows in their order those that are sound, up to one that is missing or not what was kept. */
const soundRows = (table: string, from: number, rows: readonly EventRow[]): readonly EventRow[] => {
  const { last, last_sum, sum_before } = rows[0]!;
  let sum: number | null = from === 0 ? firstSum(table) : sum_before;
  const sound: EventRow[] = [];
  for (const row of rows) {
    if (row.version !== from + sound.length || sum === null || nextSum(sum, row.event) !== row.sum) break;
    sum = row.sum;
    sound.push(row);
  }
  // The head knows the checksum of the last one, too.
  if (from + sound.length === last && sum !== last_sum) sound.pop();
  return sound;
};

/** The events of a table as far as they are sound; and what has to be noted about it. */
export const readEvents = async (
  at: Connection,
  table: string,
  asked: number,
): Promise<{ readonly kept: KeptEvents; readonly found?: Found }> => {
  const from = Math.max(asked, 0);
  const rows = await at.rows<EventRow & Record<string, unknown>>(EVENTS, [table, from]);
  const { number, last, last_sum, sound: known, told } = rows[0]!;
  const before = known === null ? undefined : { sound: known, told };
  if (number === null) return { kept: { events: [], ...(before && { damage: before }) } };
  const links = soundRows(table, from, rows);
  const events = links.map(({ event }) => event);
  const sound = from < last ? from + links.length : last;
  if (sound === last) return { kept: { events, ...(before && { damage: before }) } };
  const damage = { sound, told: Math.max(last, before?.told ?? 0) };
  return {
    kept: { events, damage },
    ...(before?.sound !== sound && { found: { table, ...damage, version: last, sum: last_sum } }),
  };
};

/** From now on a table is known to be damaged, if it is still as it was found. Nothing is due there any more. */
export const setAside = async (at: Connection, { table, sound, told, version, sum }: Found): Promise<void> => {
  await at.rows(
    `WITH found AS (UPDATE heads SET due = NULL WHERE name = $1 AND version = $4 AND sum = $5 RETURNING name)
     INSERT INTO aside (name, sound, told) SELECT name, $2::integer, $3::integer FROM found
     ON CONFLICT (name) DO UPDATE SET sound = excluded.sound, told = excluded.told`,
    [table, sound, told, version, sum],
  );
};

export const readAside = async (at: Connection): Promise<readonly Aside[]> =>
  at.rows<Aside & Record<string, unknown>>('SELECT name AS table, sound, told FROM aside ORDER BY name');

const LOCK = 'SELECT number FROM heads WHERE name = $1 FOR UPDATE';

/** Puts other words into events, and renews the checksums from there on. Returns an event that is not there. */
export const rewriteEvents = async (
  at: Connection,
  table: string,
  changes: ReadonlyMap<number, string>,
): Promise<number | undefined> => {
  await at.rows(LOCK, [table]);
  const rows = await at.rows<EventRow & Record<string, unknown>>(EVENTS, [table, 0]);
  const links = rows[0]!.number === null ? [] : soundRows(table, 0, rows);
  for (const version of changes.keys()) if (links[version] === undefined) return version;
  let sum = firstSum(table);
  const changed: [versions: number[], sums: number[], events: string[]] = [[], [], []];
  for (const [version, link] of links.entries()) {
    const event = changes.get(version) ?? link.event;
    sum = nextSum(sum, event);
    if (sum === link.sum && event === link.event) continue;
    changed[0].push(version);
    changed[1].push(sum);
    changed[2].push(event);
  }
  const { number, last } = rows[0]!;
  await at.rows(
    `UPDATE events SET sum = new.sum, event = new.event
     FROM unnest($2::integer[], $3::bigint[], $4::text[]) AS new (version, sum, event)
     WHERE events.head = $1 AND events.version = new.version`,
    [number, ...changed],
  );
  if (links.length === last) await at.rows('UPDATE heads SET sum = $2 WHERE number = $1', [number, sum]);
  return undefined;
};

/** Takes away the events of a table from this version on; with the first of them, the table. */
export const cutEvents = async (at: Connection, table: string, version: number): Promise<void> => {
  await at.rows('DELETE FROM aside WHERE name = $1', [table]);
  const [head] = await at.rows<{ number: number }>(LOCK, [table]);
  if (head === undefined) return;
  await at.rows('DELETE FROM events WHERE head = $1 AND version >= $2', [head.number, version]);
  if (version === 0) await at.rows('DELETE FROM heads WHERE number = $1', [head.number]);
  else {
    await at.rows(
      `UPDATE heads SET version = $2, sum = (SELECT sum FROM events WHERE head = $1 AND version = $2::integer - 1)
       WHERE number = $1`,
      [head.number, version],
    );
  }
};
