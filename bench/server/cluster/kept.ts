import { furnish } from '../../../apps/server/src/testing/furnishing.ts';
import type { PostgresServer } from '../../../apps/server/src/testing/postgres-server.ts';

const HOUR_MS = 3_600_000;
/** Nothing of what is only kept is due while it is looked at. */
const NEVER_MS = 1e13;
const EVENTS = 5;
/** As long as a decision of Der Feuersalamander as it is kept. */
const EVENT = JSON.stringify({ type: 'played', asked: 'x'.repeat(60), steps: ['x'.repeat(130)] });

/** Sees to it that there are so many tables in a database that nobody plays at, beyond those there were. */
export const fillTo = async (
  postgres: PostgresServer,
  database: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const dates = { touched: Date.now() - HOUR_MS, due: NEVER_MS };
  await postgres.command(furnish({ first: from + 1, last: to, events: EVENTS, event: EVENT, ...dates }), database);
  // What autovacuum and the next checkpoint would do during the measurement.
  await postgres.command('VACUUM', database);
  await postgres.command('CHECKPOINT', database);
};
