import type { ReactNode } from 'react';
import styles from './Drawers.module.css';
import type { GameEntry } from './game-entry.ts';
import { GAMES } from './games.ts';
import { LazyPicture } from './LazyPicture.tsx';

/** The wood of the cabinet, and a drawer in it for every game. */
export const Drawers = ({ children }: { children: (game: GameEntry) => ReactNode }) => (
  <ul className={styles['drawers']}>{GAMES.map(children)}</ul>
);

interface DrawerProps {
  readonly game: GameEntry;
  /** Only a strip of the picture, everywhere or on a phone: what is in the drawer matters more. */
  readonly strip?: boolean | 'narrow';
  /** With nothing in it; on a phone it comes without its picture. */
  readonly empty?: boolean;
  readonly children: ReactNode;
}

/** A drawer of the cabinet: the game's picture, and what is on its label. */
export const Drawer = ({ game, strip = false, empty = false, children }: DrawerProps) => (
  <li className={styles['drawer']} data-game={game.id} data-empty={empty}>
    <LazyPicture game={game} className={styles['picture']!} strip={strip} />
    <div className={styles['label']}>{children}</div>
  </li>
);
