import type { ReactNode } from 'react';
import type { Size } from '../geometry/paper.ts';
import styles from './Sheets.module.css';

/** A card's drawing without the line at its edge: that is where it is cut, and its corners are not round. */
export const CutCard = ({ size: { width, height }, children }: { size: Size; children: ReactNode }) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={styles['cutCard']} aria-hidden="true">
    {children}
  </svg>
);
