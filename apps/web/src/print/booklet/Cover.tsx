import type { ReactNode } from 'react';
import styles from './Cover.module.css';

interface CoverProps {
  readonly title: string;
  readonly pitch: string;
  /** What the booklet is. */
  readonly name: string;
  readonly emblem: ReactNode;
}

/** The first page of the booklet. */
export const Cover = ({ title, pitch, name, emblem }: CoverProps) => (
  <div className={styles['cover']}>
    <p className={styles['name']}>{name}</p>
    <h2>{title}</h2>
    <div className={styles['emblem']}>{emblem}</div>
    <p className={styles['pitch']}>{pitch}</p>
  </div>
);
