import type { Outcome } from '@wunderkammer/kernel';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { useWords } from '../words/words.tsx';
import { layOut } from './pending.ts';
import { ShortGame } from './ShortGame.tsx';
import type { TableInfo } from './source.ts';

interface NextGameProps {
  readonly info: TableInfo;
  readonly outcome: Outcome | undefined;
}

/** Plays on at a table in this browser: after a guided game a short one, else the next game of the series, or a rematch. */
export const NextGame = ({ info, outcome }: NextGameProps) =>
  info.lesson ? <ShortGame game={info.game} /> : <SameAgain info={info} outcome={outcome} />;

const SameAgain = ({ info, outcome }: NextGameProps) => {
  const words = useWords();
  const [, go] = useLocation();
  const { id: _id, table: _table, commitment: _commitment, ...setup } = info;
  const { games } = info.series;
  const outcomes = outcome === undefined ? info.series.outcomes : [...info.series.outcomes, outcome];
  const goesOn = outcomes.length < games;
  return (
    <Button
      className="button"
      data-kind="primary"
      onPress={() => go(layOut({ ...setup, series: { games, outcomes: goesOn ? outcomes : [] } }))}
    >
      {goesOn ? words.result.next(outcomes.length + 1, games) : words.result.rematch}
    </Button>
  );
};
