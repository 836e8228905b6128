import type { Seat } from '@wunderkammer/kernel';
import type { Clocks } from '@wunderkammer/protocol';
import type { TableState } from './table-state.ts';

/** How much of the time between two moments counts: that in which the server was there. */
export type Elapsed = (from: number, to: number) => number;

/** What a seat's clock has left now; not below zero. */
export const leftOf = (state: TableState, seat: Seat, now: number, elapsed: Elapsed): number => {
  const { left, since } = state.seats[seat]!;
  return Math.max(0, since === null ? left : left - elapsed(since, now));
};

/** What a decision leaves on the clock of the one who made it; undefined without a clock. */
export const leftAfter = (state: TableState, seat: Seat, now: number, elapsed: Elapsed): number | undefined => {
  const { clock } = state.setup;
  if (clock.type !== 'bank') return undefined;
  return leftOf(state, seat, now, elapsed) + clock.bonus * 1000;
};

/** The clocks as people see them; undefined where there are none, or none that go. */
export const clocksOf = (state: TableState, now: number, elapsed: Elapsed): Clocks | undefined => {
  if (state.setup.clock.type === 'none' || state.status !== 'playing' || state.damage !== undefined) return undefined;
  const seats = state.seats.map((_, index) => index as Seat);
  return {
    left: seats.map((seat) => leftOf(state, seat, now, elapsed)),
    running: seats.filter((seat) => state.seats[seat]!.since !== null),
  };
};

/** The seat whose clock runs out first, and in how many milliseconds; undefined while none runs. */
export const nextToRunOut = (
  state: TableState,
  now: number,
  elapsed: Elapsed,
): { readonly seat: Seat; readonly left: number } | undefined => {
  let first: { seat: Seat; left: number } | undefined;
  for (const [index, { since }] of state.seats.entries()) {
    if (since === null) continue;
    const left = leftOf(state, index as Seat, now, elapsed);
    if (first === undefined || left < first.left) first = { seat: index as Seat, left };
  }
  return first;
};
