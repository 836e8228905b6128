import type { ReactNode } from 'react';
import type { Point, Size } from '../geometry/paper.ts';
import styles from './Sheets.module.css';

/** A drawing in millimetres over a whole sheet or a part of it. */
export const Lines = ({ size: { width, height }, children }: { size: Size; children: ReactNode }) => (
  <svg
    className={styles['lines']}
    viewBox={`0 0 ${width} ${height}`}
    style={{ width: `${width}mm`, height: `${height}mm` }}
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** A closed line through these points, as the `d` of a path. */
export const closed = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** An open line, likewise. */
export const open = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
