import type { CSSProperties, ReactNode } from 'react';
import styles from './Turned.module.css';

interface TurnedProps {
  readonly back: ReactNode;
  readonly face: ReactNode;
  /** What else happens first, in milliseconds at the normal pace. */
  readonly after: number;
}

/** A piece of a drawing that is turned up. */
export const Turned = ({ back, face, after }: TurnedProps) => (
  <g style={{ '--after': `${after}ms` } as CSSProperties}>
    <g className={styles['away']}>{back}</g>
    <g className={styles['up']}>{face}</g>
  </g>
);
