import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Recap.module.css';

interface RecapProps {
  readonly lines: readonly string[];
  readonly close: () => void;
}

/** What the others did since the last turn of whoever comes back, in a few lines. Whoever goes on has read it. */
export const Recap = ({ lines, close }: RecapProps) => {
  const words = useWords();
  useEffect(() => {
    const elsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('[data-elsewhere], [data-spot=choices]') !== null) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [close]);
  return (
    <section className={styles['recap']} aria-label={words.recap.title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{words.recap.title}</h2>
        <Button className={`button ${styles['go']}`} onPress={close}>
          {words.recap.go}
        </Button>
      </div>
      <ol className={styles['list']}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{line}</li>
        ))}
      </ol>
    </section>
  );
};
