import { allSeats, type Seat } from '@wunderkammer/kernel';
import type { Clocks } from '@wunderkammer/protocol';
import { elapsed } from '../house-time.ts';
import type { Attendance } from './attendance.ts';
import type { TableState } from './table-state.ts';

/** What a seat's clock has left now; not below zero. */
const leftOf = (state: TableState, seat: Seat, now: number): number => {
  const { left, since } = state.seats[seat]!;
  return Math.max(0, since === null ? left : left - elapsed(since, now));
};

/** What a decision leaves on the clock of the one who made it; undefined without a clock. */
export const leftAfter = (state: TableState, seat: Seat, now: number): number | undefined => {
  const { clock } = state.setup;
  return clock.type === 'bank' ? leftOf(state, seat, now) + clock.bonus * 1000 : undefined;
};

/** How much time everybody has, as people see it; undefined where nobody's is counted. */
export const clocksOf = (state: TableState, attendance: Attendance, now: number): Clocks | undefined => {
  if (state.status !== 'playing' || state.damage !== undefined) return undefined;
  if (state.setup.clock.type === 'none' && attendance.patience === undefined) return undefined;
  const seats = allSeats(state.setup.seats);
  if (state.setup.clock.type === 'none') {
    const left = seats.map((seat) => attendance.left(seat, now));
    const running = seats.filter((seat) => attendance.missedSince(seat) !== undefined);
    return { left, running, late: running.filter((seat) => left[seat] === 0) };
  }
  return {
    left: seats.map((seat) => leftOf(state, seat, now)),
    running: seats.filter((seat) => state.seats[seat]!.since !== null),
    late: seats.filter((seat) => state.seats[seat]!.late),
  };
};

/** The seat whose clock runs out first, and in how many milliseconds; undefined while none runs. */
export const nextToRunOut = (
  state: TableState,
  now: number,
): { readonly seat: Seat; readonly left: number } | undefined => {
  if (state.setup.clock.type === 'none') return undefined;
  let first: { seat: Seat; left: number } | undefined;
  for (const [index, { since }] of state.seats.entries()) {
    if (since === null) continue;
    const left = leftOf(state, index as Seat, now);
    if (first === undefined || left < first.left) first = { seat: index as Seat, left };
  }
  return first;
};
