import type { Room } from '@wunderkammer/protocol';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { Note } from '../ui/Note.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import type { Unasked } from './online-table.ts';
import type { Act } from './use-act.ts';
import { useOnlineWords } from './words/index.ts';

interface NoticesProps {
  readonly room: Room;
  readonly unasked: Unasked | undefined;
  /** One played here until just now, and does no longer. */
  readonly unseated: boolean;
  readonly readUnasked: () => void;
  readonly act: Act;
}

/** What one must know before deciding: who plays for oneself, what the others propose. */
export const Notices = ({ room, unasked, unseated, readUnasked, act }: NoticesProps) => {
  const words = useOnlineWords();
  const shell = useWords();
  const { language } = useLanguage();
  const { seats, you, status, archive, damaged } = room;
  const own = you.seat === null ? undefined : seats[you.seat];
  const playing = status === 'playing' && own !== undefined;
  const proposers = seats.filter((seat, index) => seat.agrees && index !== you.seat && !seat.resigned);
  return (
    <>
      {unseated && (
        <Note text={words.notices.forgotten}>
          <Link className="button" href="/me">
            {words.notices.who}
          </Link>
        </Note>
      )}
      {playing && unasked !== undefined && !own.handed && !own.resigned && (
        <Note text={words.notices.unasked[unasked.why](unasked.count)}>
          <Button className="button" onPress={readUnasked}>
            {shell.recap.go}
          </Button>
        </Note>
      )}
      {playing && own.handed && !own.resigned && (
        <Note text={words.notices.handed}>
          <Button
            className="button"
            data-kind="primary"
            onPress={() => void act({ type: 'hand', seat: you.seat!, to: 'person' })}
          >
            {words.company.takeBack}
          </Button>
        </Note>
      )}
      {playing && own.resigned && <Note text={words.notices.resigned} />}
      {playing && !own.resigned && !own.agrees && proposers.length > 0 && (
        <Note text={words.notices.proposal(shell.list(proposers.map(({ name }) => name)), proposers.length > 1)}>
          <Button className="button" onPress={() => void act({ type: 'end', agree: true })}>
            {words.notices.agree}
          </Button>
        </Note>
      )}
      {playing && own.agrees && !own.resigned && (
        <Note text={words.notices.proposed}>
          <Button className="button" onPress={() => void act({ type: 'end', agree: false })}>
            {words.company.withdraw}
          </Button>
        </Note>
      )}
      {damaged && <Note text={words.notices.damaged} />}
      {archive !== undefined && (
        <Note text={words.notices.archive(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(archive))} />
      )}
    </>
  );
};
