import type { OpenSession } from '@wunderkammer/protocol';
import { useRef, useState } from 'react';
import { gameOf } from '../../games/games.ts';
import { Loading } from '../../ui/Loading.tsx';
import slips from '../../ui/Slips.module.css';
import { useLanguage } from '../../words/words.tsx';
import { api } from '../api.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { day, daysAgo } from '../time.ts';
import { useList } from '../use-list.ts';
import { useLoaded } from '../use-loaded.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** What a session is called: the browser, or the table of a program. */
const useSessionName = (): ((session: OpenSession) => string) => {
  const words = useHouseWords();
  const { tables = [] } = useList('mine');
  return ({ table, browser, system }) => {
    if (table === undefined) return words.me.sessionOn(browser, system);
    const game = tables.find((one) => one.table === table)?.game;
    return words.me.sessionProgram(gameOf(game)?.title);
  };
};

/** Every device and program by which the house knows one, and the way to end each. */
export const Sessions = () => {
  const words = useHouseWords();
  const nameOf = useSessionName();
  const { answer, reload } = useLoaded(api.sessions);
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  if (answer === undefined) return <Loading />;
  if (answer.type === 'error') return <ErrorNote {...answer} retry={reload} />;
  const ended = (name: string): void => {
    setTold(words.me.sessionEnded(name));
    reload();
    // The button goes with its line: the keyboard must not fall off the page.
    status.current?.focus();
  };
  return (
    <>
      <ul className={slips['slips']}>
        {answer.value.sessions.map((session) => (
          <SessionLine key={session.id} session={session} name={nameOf(session)} ended={ended} />
        ))}
      </ul>
      <p ref={status} className={styles['told']} role="status" tabIndex={-1}>
        {told}
      </p>
    </>
  );
};

interface SessionLineProps {
  readonly session: OpenSession;
  readonly name: string;
  readonly ended: (name: string) => void;
}

const SessionLine = ({ session, name, ended }: SessionLineProps) => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const { id, made, seen, current } = session;
  const used = words.me.sessionUsed(daysAgo(language, seen, Date.now()));
  return (
    <li className={`${slips['slip']} ${styles['session']}`} data-session={id} data-current={current}>
      <div>
        <div className={slips['title']}>{name}</div>
        <div className={slips['facts']}>
          {[words.me.sessionSince(day(language, made)), current ? words.me.sessionHere : used].join(' · ')}
        </div>
      </div>
      {!current && (
        <RequestButton
          busy={busy}
          aria-label={words.me.sessionEndOf(name)}
          onPress={() =>
            ask(
              () => api.endSession(id),
              () => ended(name),
            )
          }
        >
          {words.me.sessionEnd}
        </RequestButton>
      )}
      {error !== undefined && <ErrorNote {...error} />}
    </li>
  );
};
