import type { ViewBase } from '@wunderkammer/kernel';
import { gameOf } from './games.ts';
import styles from './KeptPicture.module.css';
import { useSnapshots } from './use-snapshots.ts';

interface KeptPictureProps {
  readonly game: string;
  readonly view: ViewBase;
  /** Gives it its size. */
  readonly className: string;
}

/** A small picture of a table as it stands. What was kept by another version may not be drawn: a boundary belongs around it. */
export const KeptPicture = ({ game, view, className }: KeptPictureProps) => {
  const entry = gameOf(game);
  return entry === undefined ? null : <Drawn entry={entry} view={view} className={className} />;
};

const Drawn = ({
  entry,
  view,
  className,
}: Omit<KeptPictureProps, 'game'> & { entry: NonNullable<ReturnType<typeof gameOf>> }) => {
  const { Snapshot } = useSnapshots(entry.id);
  return (
    <span className={`${styles['picture']} ${className}`} aria-hidden="true">
      <Snapshot game={entry} view={view} />
    </span>
  );
};
