import type { ReactNode } from 'react';
import type { Rect } from '../geometry/paper.ts';
import styles from './Sheets.module.css';

interface AtProps {
  readonly rect: Rect;
  /** Which of the things in the box it is. */
  readonly piece?: string | undefined;
  readonly upsideDown?: boolean;
  /** The colour under it. */
  readonly ground?: string | undefined;
  readonly children?: ReactNode;
}

/** Something at its place on a sheet, in millimetres. */
export const At = ({ rect: { x, y, width, height }, piece, upsideDown = false, ground, children }: AtProps) => (
  <div
    className={styles['at']}
    data-piece={piece}
    data-upside-down={upsideDown}
    style={{ left: `${x}mm`, top: `${y}mm`, width: `${width}mm`, height: `${height}mm`, background: ground }}
  >
    {children}
  </div>
);
