import type { GameTexts, Outcome, Seat } from '@wunderkammer/kernel';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import styles from './Result.module.css';
import { keepRecords, NO_RECORDS, readRecords, withGame } from './records.ts';
import { useEndWords } from './words/index.ts';

interface RecordsHereProps {
  readonly game: string;
  readonly table: string;
  readonly outcome: Outcome;
  readonly seat: Seat;
  readonly texts: GameTexts;
}

/** How such games have gone on this device so far; this one is counted with them. */
export const RecordsHere = ({ game, table, outcome, seat, texts }: RecordsHereProps) => {
  const { records: words } = useEndWords();
  const seats = outcome.scores.length;
  const [records, setRecords] = useState(() => {
    const before = readRecords(game, seats);
    const now = withGame(before, table, outcome, seat);
    if (now !== before) keepRecords(game, seats, now);
    return { ...now, isBest: now !== before && before.played > 0 && now.best > before.best };
  });
  const clear = (): void => {
    // This game stays counted: it would come back by itself otherwise.
    const cleared = { ...NO_RECORDS, counted: [table] };
    keepRecords(game, seats, cleared);
    setRecords({ ...cleared, isBest: false });
  };
  if (records.played === 0) return <p role="status">{words.cleared}</p>;
  return (
    <section>
      <h3 className={styles['heading']}>{words.title(seats)}</h3>
      <p className={styles['records']}>
        {words.played(records.played, records.won)} {records.longest > 1 && `${words.streak(records.longest)} `}
        {words.best(texts.score(records.best))} {records.isBest && words.fresh}
      </p>
      <Button className="button" data-kind="quiet" onPress={clear}>
        {words.clear}
      </Button>
    </section>
  );
};
