import type { Kind } from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe } from '@wunderkammer/kernel';
import type { Words } from '../words/index.ts';
import styles from './Card.module.css';
import { CardBack, CardFace } from './CardDrawing.tsx';

interface CardProps {
  readonly card: Maybe<Kind>;
  readonly words: Words;
  /** A word beside its name: that it is new. */
  readonly note?: string | undefined;
  /** What pressing it does, said instead of its name. */
  readonly action?: string | undefined;
}

/** A card as it lies in the hand, with its name under the print. */
export const Card = ({ card, words, note, action }: CardProps) => (
  <span className={styles['card']}>
    <svg viewBox="-1 -1 102 145" aria-hidden="true">
      {isHidden(card) ? <CardBack /> : <CardFace kind={card} />}
    </svg>
    {action !== undefined && <span className="visually-hidden">{action}</span>}
    <span className={styles['name']} aria-hidden={action !== undefined}>
      {isHidden(card) ? words.players.hidden : words.card(card)}
    </span>
    {note !== undefined && <span className={styles['note']}>{note}</span>}
  </span>
);
