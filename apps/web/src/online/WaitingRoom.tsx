import type { Room } from '@wunderkammer/protocol';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { titleOf } from '../games/games.ts';
import { ConnectionLostNote } from '../house/ConnectionLostNote.tsx';
import { useHouse } from '../house/use-house.ts';
import { loadTable } from '../table/use-table.ts';
import { ConfirmBar } from '../ui/ConfirmBar.tsx';
import { Page } from '../ui/Page.tsx';
import part from '../ui/Part.module.css';
import { Part } from '../ui/Part.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { Agreed } from './Agreed.tsx';
import { Chat } from './Chat.tsx';
import { makeEntropy } from './entropy.ts';
import { Invite } from './Invite.tsx';
import { Luck } from './Luck.tsx';
import type { OnlineTable } from './online-table.ts';
import { SeatRing } from './SeatRing.tsx';
import { keep, tableMemory } from './table-memory.ts';
import { useAct } from './use-act.ts';
import { useConnection, useLasting, useTableNow } from './use-online.ts';
import styles from './WaitingRoom.module.css';
import { useOnlineWords } from './words/index.ts';

/** A connection that is back before this is not worth a word. */
const BLINK = 800;

/** Before the game: who comes, who sits where, and the link that brings them. */
export const WaitingRoom = ({ table, room }: { table: OnlineTable; room: Room }) => {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const { chat, here } = useTableNow(table);
  const { state } = useConnection();
  const house = useHouse();
  const locked = house.type === 'there' && house.house.locked;
  const lost = useLasting(state === 'lost', BLINK);
  const { act, refused } = useAct(table);
  const [word, setWord] = useState('');
  const [added, setAdded] = useState(false);
  const [closing, setClosing] = useState(false);
  const { seats, you } = room;
  const own = you.seat!;
  const { name, ready } = seats[own]!;
  const title = titleOf(room.setup.game);
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const host = room.host === null ? undefined : seats[room.host]?.name;

  /** Sits down where one sits already, or elsewhere, with something new for chance. */
  const sit = async (seat: number, lucky: string): Promise<boolean> => {
    const entropy = makeEntropy(lucky);
    const reply = await act({ type: 'sit', seat, name, entropy });
    if (reply.ok) keep(table.id, { entropy });
    return reply.ok;
  };
  // The table is fetched while one waits: then the game begins at once.
  const { game } = room.setup;
  useEffect(() => {
    loadTable(game).catch(() => {});
  }, [game]);
  // The seal as it was before the game: what the proof will be held against.
  const { commitment } = room;
  useEffect(() => {
    if (tableMemory(table.id).seal === undefined) keep(table.id, { seal: commitment });
  }, [table, commitment]);
  // Whoever was given a seat (the host, or after a rematch) has not added anything to chance yet: the browser does.
  const adding = useRef(false);
  useEffect(() => {
    if (ready || adding.current) return;
    adding.current = true;
    void sit(own, '').then((done) => {
      // Refused once, it is not tried again and again; a word for luck still can be.
      if (done) adding.current = false;
    });
  });

  return (
    <Page title={title} wide>
      {lost && <ConnectionLostNote />}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <SeatRing room={room} here={here} act={act} sit={(seat) => void sit(seat, word)} />
          <div className={styles['start']}>
            {you.host ? (
              <>
                <Button
                  className="button"
                  data-kind="primary"
                  data-size="large"
                  isDisabled={free > 0}
                  onPress={() => void act({ type: 'start' })}
                >
                  {words.room.start}
                </Button>
                <p role="status">{free > 0 ? words.room.startWhy(free) : words.room.startReady}</p>
              </>
            ) : (
              <p role="status">{host === undefined ? words.room.startReady : words.room.startHost(host)}</p>
            )}
          </div>
          <Refusal why={refused} />
        </div>
        <div className={styles['aside']}>
          <Part title={words.room.invite}>
            <p>{locked ? words.room.inviteLocked : words.room.inviteText}</p>
            <Invite table={table.id} game={title} />
          </Part>
          <Part title={words.join.agreed}>
            <Agreed room={room} />
          </Part>
          <Part title={words.chat.title}>
            <Chat room={room} chat={chat} act={act} />
          </Part>
          <details className={`${part['part']} ${styles['fold']}`}>
            <summary>{words.luck.label}</summary>
            <Luck
              word={word}
              change={(changed) => {
                setWord(changed);
                setAdded(false);
              }}
            />
            <div className={styles['luck']}>
              <Button
                className="button"
                isDisabled={word.trim() === ''}
                onPress={() => void sit(own, word).then((done) => setAdded(done))}
              >
                {words.luck.save}
              </Button>
              <span role="status">{added && words.luck.saved}</span>
            </div>
          </details>
          <div className={styles['leave']}>
            <Button className="button" onPress={() => void act({ type: 'stand' }).then(({ ok }) => ok && go('/'))}>
              {words.room.stand}
            </Button>
            {you.host && (
              <Button className="button" onPress={() => setClosing(true)}>
                {words.room.close}
              </Button>
            )}
          </div>
          {closing && (
            <ConfirmBar
              question={words.room.closeSure}
              yes={words.room.closeYes}
              confirm={() => void act({ type: 'close' })}
              cancel={() => setClosing(false)}
            />
          )}
        </div>
      </div>
    </Page>
  );
};
