import type { ReactNode } from 'react';
import { type AgreedTable, BeginningPicture } from './BeginningPicture.tsx';
import styles from './BesidePicture.module.css';

interface BesidePictureProps {
  /** There is no picture of a game that is not known. */
  readonly table: AgreedTable | undefined;
  /** One element. */
  readonly children: ReactNode;
}

/** What is to be read and filled in, with the framed picture of its table beside it; on a phone, above it. */
export const BesidePicture = ({ table, children }: BesidePictureProps) => (
  <div className={styles['columns']} data-pictured={table !== undefined}>
    {table !== undefined && <BeginningPicture {...table} className={styles['picture']!} />}
    {children}
  </div>
);
