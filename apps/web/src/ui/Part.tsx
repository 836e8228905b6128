import type { ReactNode } from 'react';
import styles from './Part.module.css';

interface PartProps {
  readonly title?: string;
  readonly text?: string;
  /** No wider than one likes to read, where it stands alone on a wide page. */
  readonly narrow?: boolean;
  readonly children?: ReactNode;
}

/** One matter of a page, on a sheet of its own. */
export const Part = ({ title, text, narrow = false, children }: PartProps) => (
  <section className={styles['part']} data-narrow={narrow}>
    {title !== undefined && <h2 className={styles['title']}>{title}</h2>}
    {text !== undefined && <p>{text}</p>}
    {children}
  </section>
);
