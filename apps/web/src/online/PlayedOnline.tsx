import { type Outcome, type Seat, seat as seatOf } from '@wunderkammer/kernel';
import type { Room } from '@wunderkammer/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Witness } from '../fairness/check.ts';
import { titleOf } from '../games/games.ts';
import { RequestButton } from '../house/RequestButton.tsx';
import { Director } from '../table/director.ts';
import type { Ending } from '../table/ending.ts';
import { type Around, PlayedTable } from '../table/PlayedTable.tsx';
import { type OpenTable, useScene } from '../table/use-table.ts';
import { Loading } from '../ui/Loading.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { Company } from './Company.tsx';
import { Notices } from './Notices.tsx';
import { offerOf } from './offer.ts';
import type { OnlineSource } from './online-source.ts';
import type { OnlineTable } from './online-table.ts';
import styles from './PlayedOnline.module.css';
import { notDone } from './refusals.ts';
import { StatusStrip } from './StatusStrip.tsx';
import { keep, tableMemory } from './table-memory.ts';
import { type Act, useAct } from './use-act.ts';
import { useTableNow } from './use-online.ts';
import { useOnlineWords, type Words } from './words/index.ts';

interface PlayedOnlineProps {
  readonly table: OnlineTable;
  readonly room: Room;
  readonly source: OnlineSource;
}

/** A game with others: the same table as anywhere, and the company around it. */
export const PlayedOnline = ({ table, room, source }: PlayedOnlineProps) => {
  const [open, setOpen] = useState<OpenTable>();
  useEffect(() => {
    const director = new Director(source);
    setOpen({ source, director });
    return () => {
      director.close();
      setOpen(undefined);
    };
  }, [source]);
  return open === undefined ? <Loading /> : <Seated table={table} room={room} open={open} />;
};

const Seated = ({ table, room, open }: { table: OnlineTable; room: Room; open: OpenTable }) => {
  const words = useOnlineWords();
  const now = useTableNow(table);
  const { info, frame } = useScene(open.director);
  const { act, refused } = useAct(table);
  const { chat } = now;
  const own: Seat | undefined = room.you.seat === null ? undefined : seatOf(room.you.seat);

  const newest = chat.at(-1)?.n ?? -1;
  const [readTo, setReadTo] = useState(newest);
  const read = useCallback(() => setReadTo(table.snapshot().chat.at(-1)?.n ?? -1), [table]);
  const unread = chat.filter(({ n, seat }) => n > readTo && (seat === null || seat !== own)).length;

  const { director } = open;
  const shown = useCallback(
    (version: number) => {
      const view = director.snapshot().frame?.view;
      keep(table.id, { shown: version, ...(view && { view }) });
    },
    [table, director],
  );
  const witness = useMemo((): Witness => {
    const { seal, entropy } = tableMemory(table.id);
    return { seal, ...(entropy !== undefined && own !== undefined && { entropy: { seat: own, text: entropy } }) };
  }, [table, own]);
  if (info === undefined) return <Loading />;

  const title = titleOf(room.setup.game);
  const around: Around = {
    viewer: own ?? 'watcher',
    driven: own !== undefined && (room.seats[own]!.handed || room.seats[own]!.resigned),
    strip: (sending) => <StatusStrip room={room} now={now} sending={sending} />,
    notices: (
      <Notices
        room={room}
        now={now}
        steps={frame?.version ?? 0}
        unseated={now.unseated === 'playing'}
        readUnasked={table.readUnasked}
        readUnkept={table.readUnkept}
        act={act}
      />
    ),
    drawerPages: [
      {
        page: 'company',
        label: words.company.title,
        fresh: unread > 0 ? words.chat.unread(unread) : undefined,
        body: (
          <Company
            room={room}
            steps={frame?.version ?? 0}
            title={title}
            now={now}
            act={act}
            refused={refused}
            read={read}
          />
        ),
      },
    ],
    ending: endingOf(room, words),
    next: <Next table={table} room={room} act={act} />,
    witness,
    shown,
  };
  return <PlayedTable open={open} info={info} around={around} />;
};

const endingOf = ({ ending, seats, you }: Room, words: Words): Ending | undefined => {
  if (ending === undefined) return undefined;
  const outcome = ending.outcome as Outcome | undefined;
  switch (ending.how) {
    case 'resigned':
      return {
        title:
          ending.by === you.seat
            ? words.ending.resignedYou
            : words.ending.resigned(ending.by === undefined ? '' : seats[ending.by]!.name),
        outcome,
      };
    case 'closed':
      return { title: words.ending.closed, outcome };
    case 'played':
      return { outcome };
    default:
      return { title: words.ending.agreed, outcome };
  }
};

/** The way to the next game with the same people. Whoever sets it up goes there; the others are asked. */
const Next = ({ table, room, act }: { table: OnlineTable; room: Room; act: Act }) => {
  const shell = useWords();
  const [, go] = useLocation();
  const words = useOnlineWords();
  const { language } = useLanguage();
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const played = room.outcomes.length + (room.ending?.outcome === undefined ? 0 : 1);
  const goesOn = room.setup.games > 1 && played < room.setup.games;
  if (room.next !== undefined) {
    const offer = offerOf(room, words);
    return (
      <>
        {offer !== undefined && <p className={styles['offer']}>{offer}</p>}
        <Link className="button" data-kind="primary" href={`/t/${room.next.table}`}>
          {offer === undefined ? words.next.go : words.next.sit}
        </Link>
      </>
    );
  }
  if (room.you.seat === null) return null;
  const ask = async (): Promise<void> => {
    setAsked(true);
    setRefused(undefined);
    const reply = await act({ type: 'next' });
    setAsked(reply.ok);
    const next = table.snapshot().room?.next;
    if (reply.ok && next !== undefined) go(`/t/${next.table}`);
    setRefused(!reply.ok && reply.code === 'full' ? words.next.full : notDone(reply)?.[language]);
  };
  return (
    <>
      <RequestButton primary busy={asked} onPress={() => void ask()}>
        {goesOn ? shell.result.next(played + 1, room.setup.games) : shell.result.rematch}
      </RequestButton>
      <Refusal why={refused} />
    </>
  );
};
