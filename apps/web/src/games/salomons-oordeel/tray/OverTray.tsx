import { type Outcome, rankOf } from '@wunderkammer/kernel';
import { words as lazy } from '../words/index.ts';
import styles from './Tray.module.css';

/** At the end: who kept a secret longest. */
export const OverTray = ({ outcome, names }: { outcome: Outcome; names: readonly string[] }) => {
  const words = lazy.use();
  return (
    <section className={styles['unseen']}>
      <h2 className={styles['label']}>{words.over.title}</h2>
      <ol className={styles['ranking']}>
        {outcome.ranking.flatMap((tied, group) =>
          tied.map((seat) => (
            <li key={seat}>
              <span className="tabular">{words.over.place(rankOf(outcome.ranking, group))}</span>
              <span>{names[seat]}</span>
              <span>
                {outcome.scores[seat] === 0 ? words.over.wentOut : words.over.hiddenLeft(outcome.scores[seat]!)}
              </span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
};
