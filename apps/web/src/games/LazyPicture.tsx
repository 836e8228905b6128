import { lazy, Suspense } from 'react';
import { Boundary } from '../ui/Boundary.tsx';
import { GAME_IDS, type GameId } from './engines.ts';
import styles from './LazyPicture.module.css';
import { REGISTRY } from './registry.ts';

const PICTURES = Object.fromEntries(GAME_IDS.map((id) => [id, lazy(REGISTRY[id].Picture)])) as Record<
  GameId,
  ReturnType<typeof lazy>
>;

interface LazyPictureProps {
  readonly game: GameId;
  /** Gives it its shape. */
  readonly className: string;
  /** Where there is no room for the whole picture, its middle shows; else all of it, only smaller. */
  readonly strip?: boolean;
}

/** A game's board as a picture, once it has arrived; the room for it is there before. */
export const LazyPicture = ({ game, className, strip = false }: LazyPictureProps) => {
  const Picture = PICTURES[game];
  return (
    <div className={`${styles['picture']} ${className}`} data-strip={strip} aria-hidden="true">
      <div className={styles['whole']}>
        <Boundary instead={null}>
          <Suspense>
            <Picture />
          </Suspense>
        </Boundary>
      </div>
    </div>
  );
};
