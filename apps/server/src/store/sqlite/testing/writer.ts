import { openSync, writeSync } from 'node:fs';
import { appendOf } from '../../samples.ts';
import { SqliteStore } from '../sqlite-store.ts';

/**
 * A program for the tests that plays at several tables until it is killed, and writes into a second file, after each
 * move, the version that the store acknowledged. Ends by itself, with the words, when the store fails.
 */
const [file, acknowledged, tables] = process.argv.slice(2) as [string, string, string];
const notes = openSync(acknowledged, 'w');
const store = await SqliteStore.open(file);

let begun = 0;

const play = async (table: string): Promise<void> => {
  let version = (await store.head(table))?.version ?? 0;
  for (let first = true; ; first = false) {
    // One to three events at once, which must be kept together.
    const events = Array.from({ length: (version % 3) + 1 }, (_, index) =>
      JSON.stringify(`${table} ${version + index}`),
    );
    version += events.length;
    const [answer] = await store.append([appendOf(table, version, events)]);
    writeSync(notes, `${table} ${answer === 'kept' ? version : answer}\n`);
    if (first && ++begun === Number(tables)) writeSync(1, 'every table has moved\n');
  }
};

try {
  await Promise.all(Array.from({ length: Number(tables) }, (_, index) => play(`t${index}`)));
} catch (error) {
  writeSync(2, `${error instanceof Error ? `${error.constructor.name}: ${error.message}` : error}\n`);
  // What was kept can still be read.
  writeSync(2, `${(await store.events('t0', 0)).events.length > 0}\n`);
  process.exit(3);
}
