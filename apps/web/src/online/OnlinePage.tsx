import { type Code, type OutsideView, tableId } from '@wunderkammer/protocol';
import { Suspense, useEffect } from 'react';
import { LockedPage } from '../house/LockedPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { type Gone, GonePage, OutdatedPage, UnreachablePage } from './GonePage.tsx';
import { JoinPage } from './JoinPage.tsx';
import styles from './OnlinePage.module.css';
import type { OnlineTable } from './online-table.ts';
import { PlayedOnline } from './PlayedOnline.tsx';
import { useConnection, useLasting, useOnlineTable, useTableNow } from './use-online.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The page of a table that the house keeps: from the link to the rematch. */
export const OnlinePage = ({ id }: { id: string }) =>
  tableId.safeParse(id).success ? <Following id={id} /> : <GonePage why="unknown" />;

const Following = ({ id }: { id: string }) => {
  const table = useOnlineTable(id);
  return table === undefined ? <Loading /> : <AtTable table={table} />;
};

const AtTable = ({ table }: { table: OnlineTable }) => {
  const { room, outside, gone } = useTableNow(table);
  const { state } = useConnection();
  const status = gone === undefined ? ((room ?? outside)?.status ?? 'opening') : 'gone';
  const seated = room !== undefined && room.you.seat !== null;
  // What is there now begins at its top, wherever one had scrolled to in what was there before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page takes the place
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [status, seated]);
  return (
    <div
      className={styles['root']}
      data-online={table.id}
      data-status={status}
      data-connection={state}
      data-seat={room?.you.seat ?? 'none'}
    >
      <Suspense fallback={<Loading />}>
        <Stage table={table} />
      </Suspense>
    </div>
  );
};

/** How long a first answer may take before it is said that there is none. */
const PATIENCE = 2_500;

const WHY_GONE: Partial<Record<Code, Gone>> = { forbidden: 'forbidden', internal: 'broken', damaged: 'broken' };

const Stage = ({ table }: { table: OnlineTable }) => {
  const { room, outside, gone, source, unseated } = useTableNow(table);
  const { state } = useConnection();
  const silent = useLasting((room ?? outside ?? gone) === undefined && state === 'lost', PATIENCE);
  if (state === 'outdated') return <OutdatedPage />;
  // A locked house shows strangers nothing but where an invitation is entered. Whoever comes in is shown the table.
  if (gone === 'locked') return <LockedPage />;
  if (gone !== undefined) return <GonePage why={WHY_GONE[gone] ?? 'unknown'} />;
  if (outside !== undefined) return <Outside table={table} outside={outside} freed={unseated === 'waiting'} />;
  if (room === undefined) return silent ? <UnreachablePage /> : <Loading />;
  if (room.status === 'waiting') {
    return room.you.seat === null ? (
      <JoinPage table={table} room={room} freed={unseated === 'waiting'} />
    ) : (
      <WaitingRoom table={table} room={room} />
    );
  }
  // Without a game there is nothing to bring back either.
  if (room.ending?.how === 'closed' && source === undefined) return <GonePage why="closed" />;
  if (room.status === 'archived') {
    return <GonePage why="archived" revive={room.you.seat === null ? undefined : () => table.do({ type: 'revive' })} />;
  }
  if (source !== undefined) return <PlayedOnline table={table} room={room} source={source} />;
  return <Loading />;
};

/** The table agreed that one may not watch here: whether one can sit down, and if not, why. */
const Outside = ({ table, outside, freed }: { table: OnlineTable; outside: OutsideView; freed: boolean }) => {
  switch (outside.status) {
    case 'waiting':
      return <JoinPage table={table} room={outside} freed={freed} />;
    case 'playing':
      return <GonePage why={outside.setup.watch === 'after' ? 'later' : 'watchless'} />;
    case 'over':
      return <GonePage why="past" />;
    case 'closed':
    case 'archived':
      return <GonePage why={outside.status} />;
  }
};
