import type { ReactNode } from 'react';
import styles from './LabelPage.module.css';
import type { Drawing } from './label.ts';

/** A drawing behind glass. What it shows is said below it. */
export const Glass = ({ drawing: { width, height, art }, colours }: { drawing: Drawing; colours: string }) => (
  <div className={styles['glass']} data-flat={width > 2 * height}>
    <svg className={colours} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {art}
    </svg>
  </div>
);

interface ExhibitProps {
  readonly id: string;
  readonly count: number;
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One kind of thing in the box: how it looks, how many there are, and a word on it. */
export const Exhibit = ({ id, count, name, text, children }: ExhibitProps) => (
  <li className={styles['exhibit']} data-component={id}>
    {children}
    <h3>
      <span className={styles['count']}>{count}</span> {name}
    </h3>
    <p>{text}</p>
  </li>
);
