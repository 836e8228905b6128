import type { Language } from '@wunderkammer/kernel';
import type { Room } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { moment } from '../house/time.ts';
import { Note } from '../ui/Note.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { Missed } from './Missed.tsx';
import { offerOf } from './offer.ts';
import type { TableNow } from './online-table.ts';
import type { Act } from './use-act.ts';
import { useOnlineWords, type Words } from './words/index.ts';

interface NoticesProps {
  readonly room: Room;
  readonly now: TableNow;
  /** How many steps of the game are shown. */
  readonly steps: number;
  /** One played here until just now, and does no longer. */
  readonly unseated: boolean;
  readonly readUnasked: () => void;
  readonly readUnkept: () => void;
  readonly act: Act;
}

/** What one must know before deciding: who plays for oneself, what the others propose. */
export const Notices = ({ room, now, steps, unseated, readUnasked, readUnkept, act }: NoticesProps) => {
  const words = useOnlineWords();
  const shell = useWords();
  const { language } = useLanguage();
  const { seats, you, status, proposal, next, archive, damaged } = room;
  const { unasked, unkept } = now;
  /** The answer to one's own proposal, and the invitation to the next game, as far as they were read. */
  const [answerRead, setAnswerRead] = useState<number>();
  const [stays, setStays] = useState<string>();
  const own = you.seat === null ? undefined : seats[you.seat];
  const playing = status === 'playing' && own !== undefined;
  const offer = next?.table === stays ? undefined : offerOf(room, words);
  const isAnswered = proposal?.by === you.seat && steps < proposal.again && proposal.again !== answerRead;
  const refuser = isAnswered && proposal.declined !== undefined ? seats[proposal.declined]?.name : undefined;
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
      {unkept !== undefined && (
        <Note text={words.notices.unkept[unkept.code === 'full' ? 'full' : 'other'](unkept.count)}>
          <Button className="button" onPress={readUnkept}>
            {shell.recap.go}
          </Button>
        </Note>
      )}
      {playing && own.handed && !own.resigned && (
        <Note text={handedText(room, words)}>
          <Button
            className="button"
            data-kind="primary"
            onPress={() => void act({ type: 'hand', seat: you.seat!, to: 'person' })}
          >
            {words.company.takeBack}
          </Button>
        </Note>
      )}
      {playing && you.late !== undefined && <Note text={lateText(you.late, words, language)} />}
      {playing &&
        seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <Missed key={seat} room={room} now={now} seat={seat} act={act} />
        ))}
      {playing && own.resigned && <Note text={words.notices.resigned} />}
      {playing && !own.resigned && !own.agrees && proposers.length > 0 && (
        <Note text={words.notices.proposal(shell.list(proposers.map(({ name }) => name)), proposers.length > 1)}>
          <Button className="button" onPress={() => void act({ type: 'end', agree: true })}>
            {words.notices.agree}
          </Button>
          <Button className="button" onPress={() => void act({ type: 'end', agree: false })}>
            {words.notices.decline}
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
      {playing && refuser !== undefined && (
        <Note text={words.notices.declined(refuser)}>
          <Button className="button" onPress={() => setAnswerRead(proposal?.again)}>
            {shell.recap.go}
          </Button>
        </Note>
      )}
      {offer !== undefined && (
        <Note text={offer}>
          <Link className="button" data-kind="primary" href={`/t/${next?.table}`}>
            {words.next.sit}
          </Link>
          <Button className="button" onPress={() => setStays(next?.table)}>
            {words.next.stay}
          </Button>
        </Note>
      )}
      {damaged && (
        <Note text={words.notices.damaged[damaged]}>
          <Link className="button" href="/">
            {shell.toCabinet}
          </Link>
        </Note>
      )}
      {archive !== undefined && (
        <Note text={words.notices.archive(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(archive))} />
      )}
    </>
  );
};

const handedText = ({ seats, you }: Room, words: Words): string => {
  const by = seats[you.seat!]?.handedBy;
  return by === undefined || by === you.seat ? words.notices.handed : words.notices.handedBy(seats[by]!.name);
};

const lateText = (late: number, words: Words, language: Language): string => {
  const now = Date.now();
  const when = moment(language, late, now);
  return late <= now ? words.notices.late(when) : words.notices.nearlyLate(when);
};
