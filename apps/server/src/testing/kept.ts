import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Command } from '@wunderkammer/protocol';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import type { TableEvent } from '../table/events.ts';
import type { Player } from './player.ts';

/** Everything that stands in the database of a server that is not running, as its events; the files stay as they are. */
export const keptIn = async (folder: string): Promise<ReadonlyMap<string, readonly TableEvent[]>> => {
  const copy = mkdtempSync(join(tmpdir(), 'wunderkammer-copy-'));
  const file = 'wunderkammer.sqlite';
  for (const name of [file, `${file}-wal`]) {
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name));
  }
  const store = await SqliteStore.open(join(copy, file));
  try {
    return await eventsIn(store);
  } finally {
    await store.close();
    rmSync(copy, { recursive: true });
  }
};

/** Everything that stands in a store, as its events. */
export const eventsIn = async (store: Store): Promise<ReadonlyMap<string, readonly TableEvent[]>> => {
  const kept = new Map<string, readonly TableEvent[]>();
  for (const { table } of await store.heads({ limit: 100_000 })) {
    const { events } = await store.events(table, 0);
    kept.set(
      table,
      events.map((event) => JSON.parse(event) as TableEvent),
    );
  }
  return kept;
};

const isWhatWasAsked = (event: TableEvent, command: Command): boolean => {
  switch (command.type) {
    case 'play':
      return event.type === 'played' && isDeepStrictEqual(event.steps[0], command.step);
    case 'takeBack':
      return event.type === 'takenBack';
    case 'say':
      return event.type === 'said' && event.text === command.text;
    case 'sit':
      return event.type === 'sat' && (command.seat === undefined || event.seat === command.seat);
    case 'stand':
      return event.type === 'freed';
    case 'start':
      return event.type === 'started';
    default:
      return true;
  }
};

/** What of the promises made to these players is broken by what was kept. */
export const brokenPromises = (
  players: readonly Player[],
  kept: ReadonlyMap<string, readonly TableEvent[]>,
): readonly string[] => {
  const asked = new Map<string, TableEvent[]>();
  for (const event of [...kept.values()].flat()) {
    if (event.asked === undefined) continue;
    const name = `${event.asked.who} ${event.asked.id}`;
    asked.set(name, [...(asked.get(name) ?? []), event]);
  }
  const broken: string[] = [];
  for (const [name, events] of asked) if (events.length > 1) broken.push(`${name} was done ${events.length} times`);
  for (const { guest, acknowledged, refused, pending } of players) {
    const known = new Set<string>();
    const eventOf = (id: string): TableEvent | undefined => asked.get(`${guest.id} ${id}`)?.[0];
    for (const [id, command] of acknowledged) {
      known.add(`${guest.id} ${id}`);
      const event = eventOf(id);
      // Of several who ask for the next table at once, one opens it, and all of them are told.
      if (event === undefined && command.type === 'next') continue;
      if (event === undefined) broken.push(`${id}, ${command.type}, was acknowledged and is lost`);
      else if (!isWhatWasAsked(event, command)) broken.push(`${id}, ${command.type}, became ${JSON.stringify(event)}`);
    }
    for (const id of refused.keys()) if (eventOf(id) !== undefined) broken.push(`${id} was refused and done`);
    for (const name of asked.keys()) {
      if (!name.startsWith(`${guest.id} ${guest.name}-`) || known.has(name)) continue;
      if (!pending.has(name.slice(guest.id.length + 1))) broken.push(`${name} was done, though nobody waits for it`);
    }
  }
  return broken;
};
