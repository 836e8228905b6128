import type { Seat } from '@wunderkammer/kernel';
import type { Seen } from './vocabulary.ts';

/** What each combination of a player brought, in order: together they are the score. */
export const account = (log: readonly Seen[], seat: Seat): readonly number[] =>
  log.flatMap((seen) =>
    seen.type === 'claim' && seen.by === seat && seen.outcome.type === 'right' ? [seen.outcome.value] : [],
  );
