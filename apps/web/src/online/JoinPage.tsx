import type { OutsideView } from '@wunderkammer/protocol';
import { useState } from 'react';
import { BesidePicture } from '../games/BesidePicture.tsx';
import { gameOf } from '../games/games.ts';
import { type ApiError, api } from '../house/api.ts';
import { ErrorNote } from '../house/ErrorNote.tsx';
import { LineField } from '../house/LineField.tsx';
import { RequestButton } from '../house/RequestButton.tsx';
import { becomeKnown } from '../house/use-house.ts';
import { readSetting, writeSetting } from '../settings/local.ts';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { Part } from '../ui/Part.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { useLanguage } from '../words/words.tsx';
import { Agreed } from './Agreed.tsx';
import { makeEntropy } from './entropy.ts';
import styles from './JoinPage.module.css';
import { Luck } from './Luck.tsx';
import type { OnlineTable } from './online-table.ts';
import { pageConnection } from './page-connection.ts';
import { keep } from './table-memory.ts';
import { useConnection } from './use-online.ts';
import { useOnlineWords } from './words/index.ts';

/** What is told of a table to whoever may sit down there, inside or outside. */
type Waiting = Pick<Extract<OutsideView, { status: 'waiting' }>, 'setup' | 'commitment' | 'seats' | 'host'>;

interface JoinPageProps {
  readonly table: OnlineTable;
  readonly room: Waiting;
  /** One had a seat here until just now. */
  readonly freed?: boolean;
}

/** Whoever comes by the link sees who is there and what is played, and gives a name. */
export const JoinPage = ({ table, room, freed = false }: JoinPageProps) => {
  const words = useOnlineWords();
  const { language } = useLanguage();
  const { you } = useConnection();
  const [name, setName] = useState(() => you?.name ?? readSetting('name') ?? '');
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const stranger = you === null || you === undefined;
  const game = gameOf(room.setup.game);
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const full = room.seats.every(({ kind }) => kind !== 'open');

  /** Becomes somebody first, if need be. */
  const introduce = async (): Promise<ApiError | undefined> => {
    if (!stranger) return undefined;
    const answer = await api.introduce({ name, language });
    if (answer.type === 'error') return answer.error;
    becomeKnown(answer.value.me);
    pageConnection().renew();
    return undefined;
  };
  const sit = async (): Promise<ApiError | undefined> => {
    const entropy = makeEntropy(word);
    // The seal was seen before anything was added to it: that is what the proof will be held against.
    keep(table.id, { seal: room.commitment });
    const reply = await table.do({ type: 'sit', name: name.trim(), entropy });
    if (!reply.ok) return reply.code;
    keep(table.id, { entropy });
    writeSetting('name', name.trim());
    return undefined;
  };
  const join = async (): Promise<void> => {
    setTried(true);
    if (busy || name.trim() === '') return;
    setBusy(true);
    setError(undefined);
    const wrong = (await introduce()) ?? (await sit());
    setBusy(false);
    setError(wrong);
  };

  return (
    <Page title={game?.title ?? words.join.leadAnybody} wide={game !== undefined}>
      <BesidePicture table={game && { game, seats: room.seats.length, options: room.setup.options }}>
        <div className={styles['card']}>
          {freed && <Note text={words.join.freed} />}
          {(full || !freed) && (
            <p className={styles['lead']}>
              {full
                ? room.setup.watch === 'public'
                  ? words.join.fullWatch
                  : words.join.full
                : host === undefined
                  ? words.join.leadAnybody
                  : words.join.lead(host)}
            </p>
          )}
          <section className={styles['part']}>
            <h2>{words.join.who}</h2>
            <ol className={styles['seats']}>
              {room.seats.map((seat, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                <li key={index} data-kind={seat.kind}>
                  {seat.kind === 'open' ? words.free : seat.name}
                  {seat.kind === 'bot' && <span className={styles['tag']}> ({words.bot})</span>}
                  {index === room.host && <span className={styles['tag']}> ({words.host})</span>}
                </li>
              ))}
            </ol>
          </section>
          <section className={styles['part']}>
            <h2>{words.join.agreed}</h2>
            <Agreed room={room} />
          </section>
          {!full && (
            <Part>
              <SubmitForm submit={() => void join()}>
                <LineField
                  label={words.join.name}
                  value={name}
                  change={setName}
                  fault={tried && name.trim() === '' ? words.join.needName : undefined}
                />
                <details className={styles['luck']}>
                  <summary>{words.luck.label}</summary>
                  <Luck word={word} change={setWord} />
                </details>
                {error !== undefined && <ErrorNote error={error} />}
                <RequestButton type="submit" className={styles['sit']!} data-size="large" primary busy={busy}>
                  {words.join.sit}
                </RequestButton>
              </SubmitForm>
            </Part>
          )}
        </div>
      </BesidePicture>
    </Page>
  );
};
