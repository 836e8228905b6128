import type { ReactNode } from 'react';
import { OnPaper } from '../../games/Textured.tsx';
import { type Format, sizeOf } from '../geometry/paper.ts';
import styles from './Sheets.module.css';

interface SheetProps {
  readonly format: Format;
  /** The class that gives the drawings their colours. */
  readonly className: string;
  readonly ink: 'colour' | 'line';
  /** What the line at the foot says: the game, and the sheet. */
  readonly foot?: { readonly title: string; readonly text: string } | undefined;
  readonly children?: ReactNode;
}

/** One side of a sheet in its real size. */
export const Sheet = ({ format, className, ink, foot, children }: SheetProps) => {
  const { width, height } = sizeOf(format);
  return (
    <div
      className={`${styles['sheet']} ${className}`}
      data-ink={ink}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <OnPaper value={true}>{children}</OnPaper>
      {foot !== undefined && (
        <p className={styles['foot']}>
          <strong>{foot.title}</strong>
          <span>{foot.text}</span>
        </p>
      )}
    </div>
  );
};
