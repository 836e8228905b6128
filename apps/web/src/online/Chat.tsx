import { type ChatLine, LIMITS, type Room } from '@wunderkammer/protocol';
import { useEffect, useRef, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { useLanguage } from '../words/words.tsx';
import styles from './Chat.module.css';
import type { Act } from './use-act.ts';
import { useOnlineWords } from './words/index.ts';

interface ChatProps {
  readonly room: Room;
  readonly chat: readonly ChatLine[];
  readonly act: Act;
}

/** What people say at the table. */
export const Chat = ({ room, chat, act }: ChatProps) => {
  const { chat: words } = useOnlineWords();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { length } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the newest line, whenever there is one
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [length]);
  const { seat, host } = room.you;
  const silence = !room.chat
    ? words.off
    : seat === null
      ? words.watcher
      : room.seats[seat]!.muted
        ? words.muted
        : undefined;
  const say = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    const { ok } = await act({ type: 'say', text: said });
    setRefused(!ok);
    // What could not be said is not lost either.
    if (!ok) setText((now) => (now === '' ? said : now));
  };
  return (
    <div className={styles['chat']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className={styles['box']} ref={box} role="log" aria-label={words.title} tabIndex={0}>
        {length === 0 && <p className={styles['silence']}>{words.empty}</p>}
        <ol className={styles['lines']}>
          {chat.map((line) => (
            <Line key={line.n} line={line} own={line.seat !== null && line.seat === seat} />
          ))}
        </ol>
      </div>
      {silence === undefined ? (
        <SubmitForm className={styles['say']} submit={() => void say()}>
          <TextField className={styles['field']!} value={text} maxLength={LIMITS.chat} onChange={setText}>
            <Label className="visually-hidden">{words.say}</Label>
            <Input className={styles['input']!} placeholder={words.say} autoComplete="off" enterKeyHint="send" />
          </TextField>
          <Button type="submit" className="button">
            {words.send}
          </Button>
        </SubmitForm>
      ) : (
        <p className={styles['silence']}>{silence}</p>
      )}
      {refused && (
        <p className={styles['silence']} role="alert">
          {words.refused}
        </p>
      )}
      {host && (
        <Button className="text-button" onPress={() => void act({ type: 'chat', on: !room.chat })}>
          {room.chat ? words.turnOff : words.turnOn}
        </Button>
      )}
    </div>
  );
};

const Line = ({ line: { name, text, at }, own }: { line: ChatLine; own: boolean }) => {
  const { chat: words } = useOnlineWords();
  const { language } = useLanguage();
  if (text === '') return <li className={styles['silence']}>{words.removed}</li>;
  const time = new Date(at);
  return (
    <li className={styles['line']} data-own={own}>
      <span className={styles['head']}>
        <strong>{name}</strong>{' '}
        <time dateTime={time.toISOString()}>
          {new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(time)}
        </time>
      </span>
      <span>{text}</span>
    </li>
  );
};
