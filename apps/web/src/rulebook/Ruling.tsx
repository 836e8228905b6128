import type { Ruling as Settled } from '@wunderkammer/rulebook';
import { Words } from './Blocks.tsx';
import styles from './Book.module.css';

/** A question that the books leave open, what we decided, and why. */
export const Ruling = ({ ruling: { question, answer, reason } }: { ruling: Settled }) => (
  <div className={styles['settled']}>
    <p className={styles['question']}>
      <Words content={question} />
    </p>
    <p className={styles['answer']}>
      <Words content={answer} />
    </p>
    <p className={styles['reason']}>
      <Words content={reason} />
    </p>
  </div>
);
