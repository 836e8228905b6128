import type { Connection } from './connection.ts';

/** By the clock of the database alone: what time it is at whoever asks does not matter. */
const LEASE = `
  INSERT INTO leases (name, holder, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
  ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE leases.holder = excluded.holder OR leases.until <= clock_timestamp() RETURNING 1`;

export const takeLease = async (at: Connection, name: string, holder: string, milliseconds: number): Promise<boolean> =>
  (await at.rows(LEASE, [name, holder, milliseconds])).length === 1;

export const releaseLease = async (at: Connection, name: string, holder: string): Promise<void> => {
  await at.rows('DELETE FROM leases WHERE name = $1 AND holder = $2', [name, holder]);
};

/** Removes those that ended long ago. */
export const sweepLeases = async (at: Connection): Promise<void> => {
  await at.rows("DELETE FROM leases WHERE until < clock_timestamp() - interval '1 hour'");
};
