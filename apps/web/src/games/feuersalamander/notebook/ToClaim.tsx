import { type Claim, cardsOf, productOf, type View } from '@wunderkammer/feuersalamander/pieces';
import { FigureMark } from '../pieces/FigureShape.tsx';
import { KindMark } from '../pieces/marks.tsx';
import type { Words } from '../words/index.ts';
import styles from './Notebook.module.css';
import type { TableNotes } from './use-table-notes.ts';

interface ToClaimProps {
  readonly notes: TableNotes;
  readonly view: View;
  readonly names: readonly string[];
  readonly words: Words;
  readonly take: (claim: { readonly own?: Claim['own']; readonly named: Claim['named'] }) => void;
}

/** From what is noted straight to a combination: whole ones first, then each card that somebody is noted to have. */
export const ToClaim = ({ notes: { held, complete }, view, names, words, take }: ToClaimProps) => {
  if (held.length === 0) return null;
  return (
    <section className={styles['claims']} aria-label={words.notebook.toClaim}>
      <span className={styles['claimsTitle']} aria-hidden="true">
        {words.notebook.toClaim}
      </span>
      {complete.map(({ chamber, claim, hand }) => {
        const cards = cardsOf(chamber);
        const value = productOf(cards);
        return (
          <button
            key={cards.join()}
            type="button"
            className={styles['toClaim']}
            data-hand={hand}
            data-whole="true"
            aria-label={words.notebook.wholeClaim(cards, value)}
            onClick={() => take(claim)}
          >
            {cards.map((kind) => (
              <KindMark key={kind} kind={kind} size={20} />
            ))}
            <span>{value}</span>
          </button>
        );
      })}
      {held.map(({ seat, kind, hand }) => (
        <button
          key={`${seat} ${kind}`}
          type="button"
          className={styles['toClaim']}
          data-hand={hand}
          aria-label={words.notebook.claimWith(kind, names[seat]!)}
          onClick={() => take({ named: [[seat, kind]] })}
        >
          <FigureMark figure={view.players[seat]!.figure} size={22} />
          <KindMark kind={kind} size={20} />
        </button>
      ))}
    </section>
  );
};
