import type { Label, LabelFacts } from '@wunderkammer/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import styles from './LabelPage.module.css';
import { measuredMinutes } from './minutes.ts';
import { useLabelWords } from './words/index.ts';

interface FactsProps {
  game: GameEntry;
  facts: LabelFacts;
  label: Label;
}

/** By whom, when, for how many, for how long, how fair; and where the books are silent, that they are. */
export const Facts = ({ game: { seats, age, time }, facts, label }: FactsProps) => {
  const words = useLabelWords();
  const { author, publisher, year, measured } = facts;
  const { games, decisions, seconds } = measured;
  const rows: readonly (readonly [string, string])[] = [
    [words.author, author ?? words.unknown],
    [words.publisher, publisher],
    [words.year, year === undefined ? words.unknown : String(year)],
    [words.players, words.range(seats.min, seats.max)],
    [words.age, age === undefined ? words.unknown : words.from(age)],
    [words.duration, time === undefined || time.estimated ? words.unknown : words.byTheBook(...time.minutes)],
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {rows.map(([term, fact]) => (
          <div key={term} data-unknown={fact === words.unknown}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['measured']}>
        {words.measured(games, words.decisions(...decisions), seconds, words.range(...measuredMinutes(measured)))}
      </p>
      <p className={styles['measured']}>{label.balance(facts.balance)}</p>
    </>
  );
};
