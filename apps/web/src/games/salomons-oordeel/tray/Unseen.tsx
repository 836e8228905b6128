import { COLOURS, COLUMNS, FACES, type Stone, type View } from '@wunderkammer/salomons-oordeel/pieces';
import type { CSSProperties } from 'react';
import { knownStones } from '../known.ts';
import { StoneIcon } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import styles from './Tray.module.css';

/** Which stones have not turned up yet. All of it can be seen on the table; here it is side by side. */
export const Unseen = ({ view }: { view: View }) => {
  const words = lazy.use();
  const known = knownStones(view);
  const faces = FACES.slice(0, COLUMNS[view.options.variant]);
  const stones = COLOURS.flatMap((colour) => faces.map((face): Stone => `${colour}${face}`));
  return (
    <section className={styles['unseen']}>
      <h2 className={styles['label']}>{words.unseen.title}</h2>
      <ul className={styles['stones']} style={{ '--columns': faces.length } as CSSProperties}>
        {stones.map((stone) => {
          const why = known.get(stone);
          return (
            <li key={stone} className={why === undefined ? undefined : styles['faint']}>
              <StoneIcon stone={stone} height={38} />
              <span className="visually-hidden">
                {words.stoneName(stone)}
                {why !== undefined && `, ${words.guess[why]}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles['note']}>{words.unseen.hint}</p>
    </section>
  );
};
