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
  /** Who plays, where no score says it. */
  readonly who?: string | undefined;
}

/** A table of one's own: how it stands, in a small picture and in points, and what is told of it. */
export const TableSlip = ({ game, href, view, names, lines, who }: TableSlipProps) => (
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
      {view === undefined ? (
        <span className={slips['facts']}>{who}</span>
      ) : (
        <Boundary instead={who}>
          <Suspense>
            <Scores game={game} view={view} names={names} who={who} />
          </Suspense>
        </Boundary>
      )}
    </span>
  </Link>
);

interface ScoresProps extends Pick<TableSlipProps, 'game' | 'names' | 'who'> {
  readonly view: ViewBase;
}

const Scores = ({ game, view, names, who }: ScoresProps) => {
  const { scores } = useSnapshots(game);
  const texts = useTexts(game);
  const now = scores?.(view);
  if (now === undefined) return <span className={slips['facts']}>{who}</span>;
  return (
    <span className={`${slips['facts']} ${styles['scores']}`}>
      {now.map((score, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <span key={seat}>
          {names[seat]}: {texts.score(score)}
        </span>
      ))}
    </span>
  );
};
