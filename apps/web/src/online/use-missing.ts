import type { Room } from '@wunderkammer/protocol';
import { useLeft } from './ClockFace.tsx';
import { type Missing, missingOf } from './missing.ts';
import type { TableNow } from './online-table.ts';
import { useConnection } from './use-online.ts';

const NO_CLOCKS = { left: [], running: [], late: [], at: 0 };

/** What can be said of somebody who is away, as time goes by. */
export const useMissing = (room: Room, now: TableNow, seat: number): Missing | undefined => {
  const { state } = useConnection();
  const left = useLeft(now.clocks ?? NO_CLOCKS, seat, state !== 'up');
  return missingOf(room, now, seat, left);
};
