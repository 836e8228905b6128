import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { Tells } from '../games/game-ui.ts';
import type { Entry } from './source.ts';
import { goesOn } from './weight.ts';

/**
 * The last thing that others did to somebody between their turns, and what it was done to: remembered through their turn,
 * until something comes of it that is worth a line of its own.
 */
export const lastTouch = (
  tells: Pick<Tells, 'touches' | 'weight'>,
  log: readonly Entry[],
  viewer: Viewer,
): { readonly entry: Entry; readonly spot: string } | undefined => {
  if (viewer === 'watcher') return undefined;
  const until = log.findLastIndex(({ seen }) => seen.by !== viewer && seen.by !== 'chance') + 1;
  if (log.slice(until).some(({ seen }) => !goesOn(tells.weight(seen, viewer)))) return undefined;
  const since = log.slice(0, until).findLastIndex(({ seen }) => seen.by === viewer) + 1;
  for (const entry of log.slice(since, until).toReversed()) {
    const touch = tells.touches(entry.seen, viewer as Seat);
    if (touch !== undefined) return { entry, spot: touch.spot };
  }
  return undefined;
};
