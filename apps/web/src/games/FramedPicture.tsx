import styles from './FramedPicture.module.css';
import type { GameEntry } from './game-entry.ts';
import { LazyPicture } from './LazyPicture.tsx';

interface FramedPictureProps {
  readonly game: GameEntry;
  /** Puts it in its place. */
  readonly className?: string;
  /** On a phone only a strip with a thin frame: what stands below it matters more. */
  readonly strip?: boolean;
}

/** A game's picture in a frame of walnut and brass. */
export const FramedPicture = ({ game, className = '', strip = false }: FramedPictureProps) => (
  <LazyPicture game={game} className={`${styles['frame']} ${className}`} strip={strip} />
);
