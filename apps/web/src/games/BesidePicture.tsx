import type { ReactNode } from 'react';
import styles from './BesidePicture.module.css';
import { FramedPicture } from './FramedPicture.tsx';
import type { GameEntry } from './game-entry.ts';

interface BesidePictureProps {
  /** There is no picture while it is not known which. */
  readonly game: GameEntry | undefined;
  readonly strip?: boolean;
  /** One element. */
  readonly children: ReactNode;
}

/** What is to be read and filled in, with the framed picture of its game beside it; on a phone, above it. */
export const BesidePicture = ({ game, strip = false, children }: BesidePictureProps) => (
  <div className={styles['columns']} data-pictured={game !== undefined}>
    {game !== undefined && <FramedPicture game={game} className={styles['picture']!} strip={strip} />}
    {children}
  </div>
);
