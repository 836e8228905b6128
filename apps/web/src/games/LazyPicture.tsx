import { lazy, Suspense } from 'react';
import { Boundary } from '../ui/Boundary.tsx';
import { GAME_IDS, type GameId } from './engines.ts';
import { REGISTRY } from './registry.ts';

const PICTURES = Object.fromEntries(GAME_IDS.map((id) => [id, lazy(REGISTRY[id].Picture)])) as Record<
  GameId,
  ReturnType<typeof lazy>
>;

/** A game's board as a picture, once it has arrived; the room for it is there before. */
export const LazyPicture = ({ game }: { game: GameId }) => {
  const Picture = PICTURES[game];
  return (
    <Boundary instead={null}>
      <Suspense>
        <Picture />
      </Suspense>
    </Boundary>
  );
};
