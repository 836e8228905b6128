import type { GameTexts, Table } from '@wunderkammer/kernel';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './Log.module.css';
import type { Entry } from './source.ts';

interface LogProps {
  readonly texts: GameTexts;
  readonly table: Table;
  readonly log: readonly Entry[];
  /** How many entries were known before. */
  readonly known: number;
}

/** What happened, in plain sentences; what not everybody saw is marked. */
export const Log = ({ texts, table, log, known }: LogProps) => {
  const words = useWords();
  const end = useRef<HTMLLIElement>(null);
  const { length } = log;
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return (
    <ol className={styles['log']}>
      {log.map(({ seen, secret }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, and an entry is its place in it
        <li key={index} className={styles['entry']} data-new={index >= known} ref={index === length - 1 ? end : null}>
          {texts.tell(seen, table)}
          {secret && (
            <span className={styles['secret']}>
              <Icon name="lock" size={16} />
              <span>{words.table.secret}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
