import type { Fact } from '@wunderkammer/salomons-oordeel/pieces';
import styles from './Notebook.module.css';

/** A cross or a tick: printed if it follows from the game, pencilled if it is a person's own. */
export const FactMark = ({ fact, printed }: { fact: Exclude<Fact, undefined>; printed: boolean }) => (
  <svg className={styles['mark']} data-fact={fact} data-printed={printed} viewBox="-12 -12 24 24" aria-hidden="true">
    {fact === 'yes' ? (
      <path d={printed ? 'M-8 0L-2 7L8-7' : 'M-8-1C-6 1-4 4-2 8C0 1 4-5 9-8'} />
    ) : (
      <path d={printed ? 'M-5-5L5 5M5-5L-5 5' : 'M-7-6C-2-2 3 3 7 7M7-7C3-3-3 3-6 7'} />
    )}
  </svg>
);
