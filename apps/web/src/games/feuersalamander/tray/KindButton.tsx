import type { Kind } from '@wunderkammer/feuersalamander/pieces';
import { KindTile } from './KindTile.tsx';
import styles from './Tray.module.css';

interface KindButtonProps {
  readonly kind: Kind;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  readonly choose: () => void;
}

/** A card to choose. A plain button, since up to 28 of them come at once. */
export const KindButton = ({ kind, name, isChosen, isHinted, choose }: KindButtonProps) => (
  <button
    type="button"
    className={styles['pick']}
    aria-pressed={isChosen}
    data-selected={isChosen || undefined}
    data-hint={isHinted}
    onClick={choose}
  >
    <KindTile kind={kind} name={name} />
  </button>
);
