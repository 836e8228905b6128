import { isCharacterId } from '@wunderkammer/cast';
import type { Room } from '@wunderkammer/protocol';
import { Portrait } from '../cast/Portrait.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ClockFace, LowWarning } from './ClockFace.tsx';
import type { TableNow } from './online-table.ts';
import { Presence } from './Presence.tsx';
import styles from './StatusStrip.module.css';
import { TurnedAway } from './TurnedAway.tsx';
import { useConnection, useLasting, useWhileNew } from './use-online.ts';
import { useOnlineWords } from './words/index.ts';

interface StatusStripProps {
  readonly room: Room;
  readonly now: TableNow;
  /** A decision of one's own is on its way. */
  readonly sending: boolean;
}

/** What is over sooner is not worth a word. */
const BLINK = 700;
/** Long enough to be read beside a game; whoever missed it finds it in the company. */
const NEWS = 9_000;

/** A narrow strip above the players: who is here, the clocks, and how the connection is. */
export const StatusStrip = ({ room, now: { here, watchers, clocks, news }, sending }: StatusStripProps) => {
  const words = useOnlineWords();
  const { state: connection, turnedAway, catchingUp } = useConnection();
  const lost = useLasting(connection !== 'up', BLINK);
  const slow = useLasting(sending, BLINK);
  const behind = useLasting(catchingUp, BLINK);
  const fresh = useWhileNew(news, NEWS);
  const said = fresh === undefined ? '' : words.news[fresh.type](fresh.name);
  const up = slow ? words.line.sending : behind ? words.line.catchingUp : said;
  const text = lost ? (sending ? words.line.sendingLost : words.line.lost) : up;
  const { setup, seats, you, status } = room;
  const frozen = connection !== 'up';
  const clocked = setup.clock.type !== 'none' && status === 'playing' ? clocks : undefined;
  return (
    <div className={styles['strip']} data-lost={lost}>
      <ul className={styles['seats']} aria-label={words.strip.label}>
        {seats.map(({ kind, name, handed, resigned, character }, index) => {
          const bot = kind !== 'person' || handed || resigned;
          const state = bot ? 'bot' : here.includes(index) ? 'here' : 'away';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <li key={index} className={styles['seat']} data-state={state} data-own={index === you.seat}>
              {isCharacterId(character) ? <Portrait of={character} size={22} named /> : <Presence state={state} />}
              <span className={styles['name']}>{name}</span>
              <span className="visually-hidden"> ({words.company[state]})</span>
              {clocked !== undefined && !bot && (
                <ClockFace clock={setup.clock} clocks={clocked} seat={index} frozen={frozen} />
              )}
            </li>
          );
        })}
      </ul>
      {watchers > 0 && (
        <span className={styles['watchers']} title={words.strip.watchers(watchers)}>
          <Icon name="eye" size={16} />
          <span aria-hidden="true">{watchers}</span>
          <span className="visually-hidden">{words.strip.watchers(watchers)}</span>
        </span>
      )}
      {clocked !== undefined && you.seat !== null && (
        <LowWarning clock={setup.clock} clocks={clocked} seat={you.seat} frozen={frozen} />
      )}
      {you.seat === null && (
        <p className={styles['watching']}>
          <Icon name="eye" size={16} /> {words.strip.watching}
        </p>
      )}
      <div className={styles['line']} role="status" data-said={text !== ''}>
        {lost && turnedAway !== undefined ? <TurnedAway wait={turnedAway} /> : text}
      </div>
    </div>
  );
};
