import type { View } from '@wunderkammer/drei-magier/pieces';
import { rankOf } from '@wunderkammer/kernel';
import { Mage } from '../pieces/Mage.tsx';
import { useTableWords } from '../words/index.ts';
import styles from './Tray.module.css';

/** How it ended: everybody by the number of cards. */
export const Ranking = ({ view, names }: { view: View; names: readonly string[] }) => {
  const words = useTableWords();
  if (view.turn.type !== 'over') return null;
  const { ranking, scores } = view.turn.outcome;
  return (
    <section className={styles['choices']}>
      <h2 className={styles['heading']}>{words.over.ranking}</h2>
      <ol className={styles['ranking']}>
        {ranking.flatMap((tied, index) =>
          tied.map((seat) => (
            <li key={seat} data-first={index === 0}>
              <svg viewBox="-34 -128 68 84" className={styles['figure']} aria-hidden="true">
                <Mage colour={view.players[seat]!.colour} />
              </svg>
              <span className={styles['rank']}>{words.over.rank(rankOf(ranking, index))}</span>
              <span className={styles['rankName']}>{names[seat]}</span>
              <span className="tabular">{words.over.cards(scores[seat]!)}</span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
};
