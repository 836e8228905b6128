import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_POSTGRES, PostgresServer } from '../../testing/postgres-server.ts';
import { firstSum, nextSum } from '../checksums.ts';
import { describeStore } from '../conformance.ts';
import { appendOf } from '../samples.ts';
import { PostgresStore } from './postgres-store.ts';

describe.runIf(HAS_POSTGRES)('with a real server', () => {
  let server: PostgresServer;
  let url: string | undefined;
  const name = 'conformance';
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server.remove());
  const empty = async (): Promise<void> => {
    await server.command(
      'SET search_path = wunderkammer; TRUNCATE heads, cards, events, aside, documents, leases',
      name,
    );
  };

  describeStore('PostgresStore', async () => {
    // Emptied rather than made anew: that takes a tenth of the time.
    url ??= await server.database(name);
    return {
      open: (now) => PostgresStore.open(url!, { now }),
      shared: true,
      spoil: async (table, version) => {
        await server.command(
          `UPDATE wunderkammer.events SET event = left(event, -1) || '!'
           FROM wunderkammer.heads WHERE number = head AND name = '${table}' AND events.version = ${version}`,
          name,
        );
      },
      remove: empty,
    };
  });

  it.each([
    [
      'the last event is another, with a checksum of its own',
      `UPDATE events SET event = '"?"', sum = ${nextSum(nextSum(nextSum(firstSum('t'), '1'), '2'), '"?"')} WHERE version = 2`,
      2,
    ],
    ['the last event is missing', 'DELETE FROM events WHERE version = 2', 2],
    ['an event within is missing', 'DELETE FROM events WHERE version = 1', 1],
    ['the first event is missing', 'DELETE FROM events WHERE version = 0', 0],
    [
      'two events were exchanged',
      'UPDATE events SET version = 1 - version + 10 WHERE version < 2; UPDATE events SET version = version - 10 WHERE version >= 10',
      0,
    ],
    ['the head is of another time', 'UPDATE heads SET version = 4', 3],
  ])('a table is set aside when %s', async (_what, change, sound) => {
    url ??= await server.database(name);
    const store = await PostgresStore.open(url);
    await store.append([appendOf('t', 3, ['1', '2', '3'])]);
    await server.command(`SET search_path = wunderkammer; ${change}`, name);
    const told = change.includes('heads') ? 4 : 3;
    expect(await store.events('t', 0)).toEqual({ events: ['1', '2', '3'].slice(0, sound), damage: { sound, told } });
    expect(await store.aside()).toEqual([{ table: 't', sound, told }]);
    await store.close();
    await empty();
  });
});
