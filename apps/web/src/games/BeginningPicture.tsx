import { Suspense } from 'react';
import { Boundary } from '../ui/Boundary.tsx';
import styles from './BeginningPicture.module.css';
import type { GameEntry } from './game-entry.ts';
import { useBeginning } from './use-beginning.ts';
import { useSnapshots } from './use-snapshots.ts';

export interface AgreedTable {
  readonly game: GameEntry;
  readonly seats: number;
  readonly options: object;
}

/** The board of a table that has not begun, with what was agreed on, in a frame of walnut and brass. */
export const BeginningPicture = ({ className, ...table }: AgreedTable & { readonly className: string }) => (
  <div className={`${styles['frame']} ${className}`} aria-hidden="true">
    <Boundary instead={null}>
      <Suspense>
        <Beginning {...table} />
      </Suspense>
    </Boundary>
  </div>
);

const Beginning = ({ game, seats, options }: AgreedTable) => {
  const { Snapshot } = useSnapshots(game.id);
  const view = useBeginning(game.id, seats, options);
  return view && <Snapshot game={game} view={view} />;
};
