import type { GameTexts, Table } from '@wunderkammer/kernel';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Recap.module.css';
import type { Entry } from './source.ts';

interface RecapProps {
  readonly texts: GameTexts;
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly close: () => void;
}

/** What happened while somebody else sat in front. */
export const Recap = ({ texts, table, entries, close }: RecapProps) => {
  const words = useWords();
  return (
    <section className={styles['recap']} aria-label={words.recap.title}>
      <h2 className={styles['title']}>{words.recap.title}</h2>
      <ol className={styles['list']}>
        {entries.map(({ seen }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{texts.tell(seen, table)}</li>
        ))}
      </ol>
      <Button className="button" onPress={close}>
        {words.recap.go}
      </Button>
    </section>
  );
};
