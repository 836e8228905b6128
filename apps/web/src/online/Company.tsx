import { isCharacterId } from '@wunderkammer/cast';
import type { Room } from '@wunderkammer/protocol';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Portrait } from '../cast/Portrait.tsx';
import { ConfirmBar } from '../ui/ConfirmBar.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useLanguage } from '../words/words.tsx';
import { Absence } from './Absence.tsx';
import { awayLine } from './agreed.ts';
import { Chat } from './Chat.tsx';
import { ClockFace } from './ClockFace.tsx';
import styles from './Company.module.css';
import { Invite } from './Invite.tsx';
import type { TableNow } from './online-table.ts';
import { Presence } from './Presence.tsx';
import type { Act } from './use-act.ts';
import { useConnection } from './use-online.ts';
import { useOnlineWords } from './words/index.ts';

interface CompanyProps {
  readonly room: Room;
  /** How many steps of the game are shown. */
  readonly steps: number;
  readonly title: string;
  readonly now: TableNow;
  readonly act: Act;
  readonly refused: string | undefined;
  /** Whatever was said has been seen. */
  readonly read: () => void;
}

/** The others at the table: who they are, what they say, and what can be done about it. */
export const Company = ({ room, steps, title, now, act, refused, read }: CompanyProps) => {
  const words = useOnlineWords();
  const { language } = useLanguage();
  const { chat } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(read, [read, chat.length]);
  return (
    <div className={styles['company']}>
      <section aria-label={words.chat.title}>
        <Chat room={room} chat={chat} act={act} />
      </section>
      <section aria-label={words.company.people}>
        <ul className={styles['people']}>
          {room.seats.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <Person key={index} room={room} now={now} seat={index} act={act} />
          ))}
        </ul>
        <p className={styles['watchers']}>{words.company.watchers(now.watchers)}</p>
        {room.status === 'playing' && (
          <p className={styles['watchers']}>
            {words.join.agreed}: {awayLine(room.setup.clock, words.agreed, language)}.
          </p>
        )}
      </section>
      <Refusal why={refused} />
      <details className={styles['more']}>
        <summary>{words.company.link}</summary>
        <Invite table={room.table} game={title} small />
      </details>
      {room.you.seat !== null && room.status === 'playing' && !room.seats[room.you.seat]!.resigned && (
        <details className={styles['more']}>
          <summary>{words.company.more}</summary>
          <Leaving room={room} steps={steps} seat={room.you.seat} act={act} />
        </details>
      )}
    </div>
  );
};

interface PersonProps {
  readonly room: Room;
  readonly now: TableNow;
  readonly seat: number;
  readonly act: Act;
}

const Person = ({ room, now, seat, act }: PersonProps) => {
  const { here, clocks } = now;
  const words = useOnlineWords();
  const { state } = useConnection();
  const { kind, name, handed, resigned, muted, agrees, character } = room.seats[seat]!;
  const own = seat === room.you.seat;
  const isHere = here.includes(seat);
  const driven = kind !== 'person' || handed || resigned;
  const states = [
    ...(own ? [words.you] : []),
    ...(seat === room.host ? [words.host] : []),
    ...(resigned
      ? [words.company.resigned]
      : kind === 'bot'
        ? [words.company.bot]
        : handed
          ? [own ? words.company.handedYou : words.company.handed]
          : own
            ? []
            : [isHere ? words.company.here : words.company.away]),
    ...(agrees && !resigned && room.status === 'playing' ? [words.company.agrees] : []),
    ...(muted ? [words.company.muted] : []),
  ];
  return (
    <li className={styles['person']}>
      {isCharacterId(character) ? (
        <Portrait of={character} size={32} named />
      ) : (
        <Presence state={driven ? 'bot' : isHere ? 'here' : 'away'} />
      )}
      <span className={styles['who']}>
        <strong>{name}</strong>
        <span className={styles['state']}>{states.join(' · ')}</span>
      </span>
      {clocks !== undefined && room.setup.clock.type !== 'none' && room.status === 'playing' && !driven && (
        <ClockFace clock={room.setup.clock} clocks={clocks} seat={seat} frozen={state !== 'up'} />
      )}
      {room.you.host && kind === 'person' && !own && (
        <span className={styles['ways']}>
          <Button className="text-button" onPress={() => void act({ type: 'mute', seat, on: !muted })}>
            {muted ? words.company.unmute(name) : words.company.mute(name)}
          </Button>
        </span>
      )}
      <Absence room={room} now={now} seat={seat} act={act} />
    </li>
  );
};

/** Ways to play less, or no more. */
const Leaving = ({ room, steps, seat, act }: { room: Room; steps: number; seat: number; act: Act }) => {
  const { company: words } = useOnlineWords();
  const [resigning, setResigning] = useState(false);
  const { handed, agrees } = room.seats[seat]!;
  const isProposed = room.seats.some((other) => other.agrees);
  const tooSoon = !isProposed && steps < (room.proposal?.again ?? 0);
  return (
    <div className={styles['leaving']}>
      <div>
        <Button className="button" onPress={() => void act({ type: 'hand', seat, to: handed ? 'person' : 'bot' })}>
          {handed ? words.takeBack : words.hand}
        </Button>
        <p>{words.handText}</p>
      </div>
      <div>
        <Button className="button" isDisabled={tooSoon} onPress={() => void act({ type: 'end', agree: !agrees })}>
          {agrees ? words.withdraw : words.propose}
        </Button>
        <p>{tooSoon ? words.proposeLater : words.proposeText}</p>
      </div>
      <div>
        {resigning ? (
          <ConfirmBar
            question={words.resignSure}
            yes={words.resignYes}
            confirm={() => {
              setResigning(false);
              void act({ type: 'resign' });
            }}
            cancel={() => setResigning(false)}
          />
        ) : (
          <Button className="button" onPress={() => setResigning(true)}>
            {words.resign}
          </Button>
        )}
        <p>{words.resignText}</p>
      </div>
    </div>
  );
};
