import type { ViewBase } from '@wunderkammer/kernel';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/games.ts';
import { KeptPicture } from '../games/KeptPicture.tsx';
import { useSnapshots } from '../games/use-snapshots.ts';
import { useTexts } from '../games/use-texts.ts';
import { Boundary } from '../ui/Boundary.tsx';
import slips from '../ui/Slips.module.css';
import { GameSeal } from './GameSeal.tsx';
import styles from './TableSlip.module.css';

interface TableSlipProps {
  readonly game: string;
  readonly href: string;
  /** As the table stood when it was last seen here, if it was. */
  readonly view: ViewBase | undefined;
  readonly names: readonly string[];
  /** What is told of it, a line each. */
  readonly lines: readonly ReactNode[];
}

/** A table of one's own: how it stands, in a small picture and in points, and what is told of it. */
export const TableSlip = ({ game, href, view, names, lines }: TableSlipProps) => (
  <Link className={`${slips['open']} ${styles['table']}`} href={href}>
    <span className={styles['picture']}>
      <Boundary instead={<GameSeal game={game} />}>
        <Suspense>
          {view === undefined ? (
            <GameSeal game={game} />
          ) : (
            <KeptPicture game={game} view={view} className={styles['board']!} />
          )}
        </Suspense>
      </Boundary>
    </span>
    <span className={styles['words']}>
      <span className={slips['title']}>{titleOf(game)}</span>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have their order and nothing else
        <span key={index}>{line}</span>
      ))}
      {view !== undefined && (
        <Boundary instead={null}>
          <Suspense>
            <Scores game={game} view={view} names={names} />
          </Suspense>
        </Boundary>
      )}
    </span>
  </Link>
);

const Scores = ({ game, view, names }: { game: string; view: ViewBase; names: readonly string[] }) => {
  const { scores } = useSnapshots(game);
  const texts = useTexts(game);
  if (scores === undefined) return null;
  return (
    <span className={`${slips['facts']} ${styles['scores']}`}>
      {scores(view).map((score, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <span key={seat}>
          {names[seat]}: {texts.score(score)}
        </span>
      ))}
    </span>
  );
};
