import type { Room } from '@wunderkammer/protocol';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useLanguage, useWords } from '../words/words.tsx';
import styles from './Notices.module.css';
import type { Unasked } from './online-table.ts';
import type { Act } from './use-act.ts';
import { useOnlineWords } from './words/index.ts';

interface NoticesProps {
  readonly room: Room;
  readonly unasked: Unasked | undefined;
  readonly readUnasked: () => void;
  readonly act: Act;
}

/** What one must know before deciding: who plays for oneself, what the others propose. */
export const Notices = ({ room, unasked, readUnasked, act }: NoticesProps) => {
  const words = useOnlineWords();
  const shell = useWords();
  const { language } = useLanguage();
  const { seats, you, status, archive } = room;
  const own = you.seat === null ? undefined : seats[you.seat];
  const playing = status === 'playing' && own !== undefined;
  const proposers = seats.filter((seat, index) => seat.agrees && index !== you.seat && !seat.resigned);
  return (
    <>
      {playing && unasked !== undefined && !own.handed && (
        <Note>
          <p>{words.notices.unasked[unasked.why](unasked.count)}</p>
          <Button className="button" onPress={readUnasked}>
            {shell.recap.go}
          </Button>
        </Note>
      )}
      {playing && own.handed && !own.resigned && (
        <Note>
          <p>{words.notices.handed}</p>
          <Button
            className="button"
            data-kind="primary"
            onPress={() => void act({ type: 'hand', seat: you.seat!, to: 'person' })}
          >
            {words.company.takeBack}
          </Button>
        </Note>
      )}
      {playing && own.resigned && (
        <Note>
          <p>{words.notices.resigned}</p>
        </Note>
      )}
      {playing && !own.resigned && !own.agrees && proposers.length > 0 && (
        <Note>
          <p>{words.notices.proposal(shell.list(proposers.map(({ name }) => name)), proposers.length > 1)}</p>
          <Button className="button" onPress={() => void act({ type: 'end', agree: true })}>
            {words.notices.agree}
          </Button>
        </Note>
      )}
      {playing && own.agrees && (
        <Note>
          <p>{words.notices.proposed}</p>
          <Button className="button" onPress={() => void act({ type: 'end', agree: false })}>
            {words.company.withdraw}
          </Button>
        </Note>
      )}
      {archive !== undefined && (
        <Note>
          <p>{words.notices.archive(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(archive))}</p>
        </Note>
      )}
    </>
  );
};

const Note = ({ children }: { children: ReactNode }) => (
  <div className={styles['note']} role="status">
    {children}
  </div>
);
