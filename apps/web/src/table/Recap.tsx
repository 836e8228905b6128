import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Recap.module.css';

interface RecapProps {
  readonly lines: readonly string[];
  readonly close: () => void;
}

/** What the others did since the last turn of whoever comes back, in a few lines. */
export const Recap = ({ lines, close }: RecapProps) => {
  const words = useWords();
  return (
    <section className={styles['recap']} aria-label={words.recap.title}>
      <h2 className={styles['title']}>{words.recap.title}</h2>
      <ol className={styles['list']}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{line}</li>
        ))}
      </ol>
      <Button className="button" onPress={close}>
        {words.recap.go}
      </Button>
    </section>
  );
};
