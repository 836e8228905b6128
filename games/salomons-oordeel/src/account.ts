import type { Seat } from '@wunderkammer/kernel';
import { handSize } from './stones.ts';
import type { Options, Seen, Stone } from './vocabulary.ts';

/** What became of the secrets a player was dealt. */
export interface Account {
  readonly dealt: number;
  /** Named rightly by others. */
  readonly named: number;
  /** Given away for a wrong guess. */
  readonly given: number;
  /** Revealed for a wrong guess. */
  readonly revealed: number;
  /** Eyes that had to make way before anybody had seen them. */
  readonly madeWay: number;
}

/** Those dealt less all others are the secrets that are left. */
export const account = (log: readonly Seen[], seat: Seat, { variant }: Options, seats: number): Account => ({
  dealt: handSize(variant, seats),
  named: log.filter((seen) => seen.type === 'guess' && seen.right && seen.at === seat).length,
  given: log.filter((seen) => seen.type === 'give' && seen.by === seat).length,
  revealed: log.filter((seen) => seen.type === 'open' && seen.by === seat).length,
  madeWay: log.filter(
    (seen, at) =>
      seen.type === 'settle' &&
      seen.by === seat &&
      seen.removed !== undefined &&
      !wasOpen(log.slice(0, at), seat, seen.removed),
  ).length,
});

const wasOpen = (log: readonly Seen[], seat: Seat, eye: Stone): boolean =>
  log.some(
    (seen) =>
      (seen.type === 'guess' && seen.right && seen.at === seat && seen.stone === eye) ||
      ((seen.type === 'open' || seen.type === 'settle') && seen.by === seat && seen.stone === eye),
  );
