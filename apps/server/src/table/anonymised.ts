import type { Seat } from '@wunderkammer/kernel';
import type { TableEvent } from './events.ts';

/** What stands in place of a person who is gone. */
const FORGOTTEN = 'forgotten';

/**
 * The events of a table that name a person or have what they wrote, without it; by version. What a person added to the seed
 * stays: without it nobody could check the game.
 */
export const anonymised = (events: readonly string[], person: string, seat: Seat): ReadonlyMap<number, string> => {
  const changes = new Map<number, string>();
  for (const [version, kept] of events.entries()) {
    const event = JSON.parse(kept) as TableEvent;
    const own = (event.type === 'sat' && event.person === person) || (event.type === 'said' && event.seat === seat);
    const blanked = own ? JSON.stringify({ ...event, name: '', ...('text' in event && { text: '' }) }) : kept;
    const rewritten = blanked.replaceAll(person, FORGOTTEN);
    if (rewritten !== kept) changes.set(version, rewritten);
  }
  return changes;
};
