import { lazy, Suspense } from 'react';
import { Boundary } from '../ui/Boundary.tsx';
import type { GameEntry } from './game-entry.ts';
import { GAMES } from './games.ts';
import styles from './LazyPicture.module.css';
import { loadPicture } from './parts.ts';

const PICTURES = new Map(GAMES.map(({ id }) => [id, lazy(() => loadPicture(id))]));

interface LazyPictureProps {
  readonly game: GameEntry;
  /** Gives it its shape. */
  readonly className: string;
  /** Where there is no room for the whole picture, its middle shows; else all of it, only smaller. */
  readonly strip?: boolean | 'narrow';
}

/** A game's board as a picture, once it has arrived; the room for it is there before. */
export const LazyPicture = ({ game, className, strip = false }: LazyPictureProps) => {
  const Picture = PICTURES.get(game.id)!;
  return (
    <div className={`${styles['picture']} ${className}`} data-strip={strip} aria-hidden="true">
      <div className={styles['whole']}>
        <Boundary instead={null}>
          <Suspense>
            <Picture game={game} />
          </Suspense>
        </Boundary>
      </div>
    </div>
  );
};
