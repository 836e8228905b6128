import type { Room } from '@wunderkammer/protocol';
import type { TableNow } from './online-table.ts';

/**
 * What can be said of somebody else whom the game waits for and who is away: a bot may play for them in so many milliseconds,
 * or when their clock has run out, or now.
 */
export type Missing =
  | { readonly type: 'later'; readonly left: number }
  | { readonly type: 'clock' }
  | { readonly type: 'now' };

/** Undefined: they are there, or the game does not wait for them, or for as long as it takes. `left` is their time. */
export const missingOf = (room: Room, now: TableNow, seat: number, left: number): Missing | undefined => {
  const { seats, you, status, setup } = room;
  const { here, clocks } = now;
  const { kind, handed, resigned } = seats[seat]!;
  if (status !== 'playing' || you.seat === null || you.seat === seat) return undefined;
  if (kind !== 'person' || handed || resigned || here.includes(seat) || !clocks?.running.includes(seat))
    return undefined;
  if (setup.clock.type !== 'none') return clocks.late.includes(seat) ? { type: 'now' } : { type: 'clock' };
  return left === 0 ? { type: 'now' } : { type: 'later', left };
};
