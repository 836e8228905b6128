import type { Seat } from '@wunderkammer/kernel';
import type { TableState } from './table-state.ts';

/**
 * How much somebody may know of a table, in one place for everything that is told:
 * - a `member` has a seat, and knows everything of the company;
 * - a `watcher` may see the game as the table agreed, and with it the company and what it says;
 * - an `outsider` has the link and no more: what one needs to decide whether to sit down, as long as one can.
 */
export type Role = 'member' | 'watcher' | 'outsider';

type Known = Pick<TableState, 'setup' | 'truth' | 'ending'>;

/** Whether somebody without a seat may see the game: a table that was closed before its game began has nothing to look at. */
export const mayWatch = (watch: TableState['setup']['watch'], isPlayed: boolean): boolean =>
  watch === 'public' || (watch === 'after' && isPlayed);

export const roleOf = ({ setup, truth, ending }: Known, seat: Seat | undefined): Role => {
  if (seat !== undefined) return 'member';
  return mayWatch(setup.watch, truth !== undefined && ending !== undefined) ? 'watcher' : 'outsider';
};
