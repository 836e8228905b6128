import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games/games.ts';
import { KeptPicture } from '../games/KeptPicture.tsx';
import type { KeptTable } from '../keeper/shelf.ts';
import { withShelf } from '../keeper/with-shelf.ts';
import { readSetting, writeSetting } from '../settings/local.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { useWords } from '../words/words.tsx';
import styles from './LastGame.module.css';

type Kept = readonly KeptTable[] | 'asking' | 'none';

/**
 * The game that was left last, to go on with, in place of the words for newcomers; the others are among one's tables. It takes one
 * line, however many are kept: playing now stays in sight.
 */
export const LastGame = () => {
  const words = useWords();
  const [kept, setKept] = useState<Kept>(() => (readSetting('kept') === 'yes' ? 'asking' : []));
  useEffect(() => {
    withShelf((shelf) => shelf.list()).then(
      (tables) => {
        writeSetting('kept', tables.length > 0 ? 'yes' : 'no');
        setKept(tables);
      },
      () => setKept('none'),
    );
  }, []);
  if (kept === 'none') return <p className={styles['lead']}>{words.home.noShelf}</p>;
  if (kept === 'asking') return <div className={styles['ribbon']} />;
  const last = kept.find(({ outcome }) => outcome === undefined);
  if (last === undefined) return <p className={styles['lead']}>{words.home.lead}</p>;
  const { id, setup, view } = last;
  const title = titleOf(setup.game);
  const own = setup.seats.findIndex(({ kind }) => kind === 'person');
  const others = setup.seats.flatMap(({ name }, seat) => (seat === own ? [] : [name]));
  return (
    <div className={styles['ribbon']}>
      <Link className={styles['last']} href={`/table/${id}`}>
        {view !== undefined && (
          <Boundary instead={null}>
            <Suspense fallback={<span className={styles['picture']} />}>
              <KeptPicture game={setup.game} view={view} className={styles['picture']!} />
            </Suspense>
          </Boundary>
        )}
        <span className={styles['words']}>
          <strong className={styles['resume']}>{words.home.resume}</strong>
          <span>
            {title}, {words.home.against(words.list(others))}
          </span>
        </span>
      </Link>
    </div>
  );
};
