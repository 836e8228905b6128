import type { Kind } from '@wunderkammer/feuersalamander/pieces';
import { KindMark } from '../pieces/marks.tsx';
import styles from './KindTile.module.css';

/** A card as small as a finger: its sign on a scrap of the print, and its name for those who hear it. */
export const KindTile = ({ kind, name }: { kind: Kind; name: string }) => (
  <span className={styles['tile']}>
    <KindMark kind={kind} size={30} />
    <span className="visually-hidden">{name}</span>
  </span>
);
