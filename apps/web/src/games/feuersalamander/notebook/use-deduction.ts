import { Deduction, type Seen } from '@wunderkammer/feuersalamander/pieces';
import type { Seat, Viewer } from '@wunderkammer/kernel';
import { useRef } from 'react';

interface Kept {
  readonly viewer: Seat;
  readonly seats: number;
  readonly log: readonly Seen[];
  readonly deduction: Deduction;
}

/** What follows from the log, if that is wanted. A log mostly grows: what has been thought through once is not again. */
export const useDeduction = (
  log: readonly Seen[],
  viewer: Viewer,
  seats: number,
  wanted: boolean,
): Deduction | undefined => {
  const kept = useRef<Kept>(undefined);
  if (!wanted || viewer === 'watcher') return undefined;
  const before = kept.current;
  if (before?.log === log && before.viewer === viewer) return before.deduction;
  const goesOn =
    before !== undefined &&
    before.viewer === viewer &&
    before.seats === seats &&
    before.log.length <= log.length &&
    before.log.every((seen, index) => seen === log[index]);
  const deduction = goesOn ? before.deduction : new Deduction(viewer, seats);
  for (const seen of log.slice(goesOn ? before.log.length : 0)) deduction.observe(seen);
  kept.current = { viewer, seats, log, deduction };
  return deduction;
};
