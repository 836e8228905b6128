import { CARD_TYPES, COPIES, KINDS, type Kind } from '@wunderkammer/feuersalamander/pieces';
import { countOf, kindsOf } from '../cards.ts';
import { KindMark } from '../pieces/marks.tsx';
import type { Words } from '../words/index.ts';
import styles from './OpenCards.module.css';

interface OpenCardsProps {
  readonly laidOff: readonly Kind[];
  readonly words: Words;
}

/** How many cards of each kind lie open, laid off, and how many copies there are. */
export const OpenCards = ({ laidOff, words }: OpenCardsProps) => (
  <div className={styles['open']} data-spot="open">
    <h2 className={styles['title']}>{words.open.title}</h2>
    <div className={styles['types']}>
      {CARD_TYPES.map((type) => (
        <ul key={type} className={styles['kinds']} data-type={type}>
          {kindsOf(type).map((kind) => {
            const laid = countOf(laidOff, kind);
            const copies = COPIES[KINDS.indexOf(kind)]!;
            return (
              <li
                key={kind}
                className={styles['kind']}
                data-none={laid === 0}
                title={words.open.count(kind, laid, copies)}
              >
                <KindMark kind={kind} size={22} />
                <span className="visually-hidden">{words.open.count(kind, laid, copies)}</span>
                <span aria-hidden="true" className={styles['count']}>
                  {laid}
                  <span className={styles['copies']}>/{copies}</span>
                </span>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  </div>
);
