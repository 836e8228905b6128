import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** Something to know, said when it comes, and what can be done about it. */
export const Note = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={styles['note']} role="status">
    <p>{text}</p>
    {children}
  </div>
);
