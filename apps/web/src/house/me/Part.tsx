import type { ReactNode } from 'react';
import styles from './MePage.module.css';

/** One matter of the profile. */
export const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className={styles['part']}>
    <h2 className={styles['title']}>{title}</h2>
    {text !== undefined && <p className={styles['text']}>{text}</p>}
    {children}
  </section>
);
