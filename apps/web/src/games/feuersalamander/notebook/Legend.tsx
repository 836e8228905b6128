import type { Words } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './Notebook.module.css';

const PRINTED = ['has', 'not'] as const;
const PENCILLED = ['has', 'not', 'maybe'] as const;

/** What each mark means, and how to set one. */
export const Legend = ({ automatic, words: { notebook } }: { automatic: boolean; words: Words }) => (
  <>
    {automatic && (
      <p className={styles['legend']}>
        <span>{notebook.printed}</span>
        {PRINTED.map((shape) => (
          <span key={shape} className={styles['meaning']}>
            <Mark shape={shape} /> {notebook.legend[shape]}
          </span>
        ))}
        <span className={styles['meaning']}>
          <Mark shape="past-has" /> <Mark shape="past-not" /> {notebook.legend.past}
        </span>
        <span className={styles['meaning']}>{notebook.unseenCopies}</span>
      </p>
    )}
    <p className={styles['legend']}>
      <span>{notebook.intro}</span>
      {PENCILLED.map((shape) => (
        <span key={shape} className={styles['meaning']}>
          <Mark shape={shape} pencil /> {notebook.legend[shape]}
        </span>
      ))}
    </p>
  </>
);
