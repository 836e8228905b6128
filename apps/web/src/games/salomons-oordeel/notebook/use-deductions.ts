import type { Seat, Table, Viewer } from '@wunderkammer/kernel';
import { type Deduction, deduce, knownSince, type Options, type Seen } from '@wunderkammer/salomons-oordeel/pieces';
import { useMemo } from 'react';

export interface Deductions {
  readonly of: (seat: Seat) => Deduction | undefined;
  /** The event from which on something is known about a seat. */
  readonly since: (seat: Seat, knows: (deduction: Deduction) => boolean) => Seen | undefined;
}

/** What follows from the log; how it stood earlier is worked out only when somebody asks why. */
export const useDeductions = (
  log: readonly Seen[],
  table: Table<Options>,
  viewer: Viewer,
  automatic: boolean,
): Deductions =>
  useMemo((): Deductions => {
    if (!automatic || viewer === 'watcher') return { of: () => undefined, since: () => undefined };
    const kept = new Map<number, ReadonlyMap<Seat, Deduction>>();
    const after = (entries: number): ReadonlyMap<Seat, Deduction> => {
      const known = kept.get(entries) ?? deduce(log.slice(0, entries), table, viewer);
      kept.set(entries, known);
      return known;
    };
    return {
      of: (seat) => after(log.length).get(seat),
      since: (seat, knows) => {
        const index = knownSince(log.length, (entries) => knows(after(entries).get(seat)!));
        return index === undefined ? undefined : log[index];
      },
    };
  }, [log, table, viewer, automatic]);
