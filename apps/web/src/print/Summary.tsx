import type { ReactNode } from 'react';
import styles from './Summary.module.css';

/** Four to a sheet. */
export const SUMMARY_SIZE = { width: 94, height: 126 } as const;

interface SummaryProps {
  readonly title: string;
  /** In the order in which they are done; what stands between two pairs of stars is stressed. */
  readonly steps: readonly string[];
  readonly note?: string;
  readonly children?: ReactNode;
}

const stressed = (text: string): ReactNode =>
  text.split('**').map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part));

/** A card with what a turn consists of, for every player. */
export const Summary = ({ title, steps, note, children }: SummaryProps) => (
  <div className={styles['summary']}>
    <h2>{title}</h2>
    <ol>
      {steps.map((step) => (
        <li key={step}>{stressed(step)}</li>
      ))}
    </ol>
    {note !== undefined && <p className={styles['note']}>{stressed(note)}</p>}
    <div className={styles['more']}>{children}</div>
  </div>
);
