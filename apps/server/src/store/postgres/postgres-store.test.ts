import { afterAll, beforeAll, describe } from 'vitest';
import { HAS_POSTGRES, PostgresServer } from '../../testing/postgres-server.ts';
import { describeStore } from '../conformance.ts';
import { PostgresStore } from './postgres-store.ts';

describe.runIf(HAS_POSTGRES)('with a real server', () => {
  let server: PostgresServer;
  let url: string | undefined;
  const name = 'conformance';
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server.remove());

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
      remove: async () => {
        await server.command(
          'TRUNCATE wunderkammer.heads, wunderkammer.cards, wunderkammer.events, wunderkammer.aside, ' +
            'wunderkammer.documents, wunderkammer.leases',
          name,
        );
      },
    };
  });
});
