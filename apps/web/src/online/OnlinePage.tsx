import { type Code, type Door, tableId } from '@wunderkammer/protocol';
import { Suspense, useEffect } from 'react';
import { DoorPage } from '../house/Door.tsx';
import { Loading } from '../ui/Loading.tsx';
import { type Gone, GonePage, OutdatedPage, UnreachablePage } from './GonePage.tsx';
import { JoinPage } from './JoinPage.tsx';
import styles from './OnlinePage.module.css';
import type { OnlineTable } from './online-table.ts';
import { PlayedOnline } from './PlayedOnline.tsx';
import { useLasting, useLine, useOnlineTable, useTableNow } from './use-online.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The page of a table that the house keeps: from the link to the rematch. */
export const OnlinePage = ({ id }: { id: string }) =>
  tableId.safeParse(id).success ? <Following id={id} /> : <GonePage why="unknown" />;

const Following = ({ id }: { id: string }) => {
  const table = useOnlineTable(id);
  return table === undefined ? <Loading /> : <AtTable table={table} />;
};

const AtTable = ({ table }: { table: OnlineTable }) => {
  const { room, door, gone } = useTableNow(table);
  const { line } = useLine();
  const status = gone === undefined ? ((room ?? door)?.status ?? 'opening') : 'gone';
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
      data-connection={line}
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
  const { room, door, gone, source, unseated } = useTableNow(table);
  const { line } = useLine();
  const silent = useLasting((room ?? door ?? gone) === undefined && line === 'lost', PATIENCE);
  if (line === 'outdated') return <OutdatedPage />;
  // A locked house shows strangers nothing but the door. Whoever comes in by it is shown the table.
  if (gone === 'locked') return <DoorPage />;
  if (gone !== undefined) return <GonePage why={WHY_GONE[gone] ?? 'unknown'} />;
  if (door !== undefined) return <AtDoor table={table} door={door} freed={unseated === 'waiting'} />;
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
const AtDoor = ({ table, door, freed }: { table: OnlineTable; door: Door; freed: boolean }) => {
  switch (door.status) {
    case 'waiting':
      return <JoinPage table={table} room={door} freed={freed} />;
    case 'playing':
      return <GonePage why={door.setup.watch === 'after' ? 'later' : 'watchless'} />;
    case 'over':
      return <GonePage why="past" />;
    case 'closed':
    case 'archived':
      return <GonePage why={door.status} />;
  }
};
