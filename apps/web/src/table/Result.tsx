import { type Game, type Outcome, type Seat, standings, type Table } from '@wunderkammer/kernel';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import type { GameUi } from '../games/game-ui.ts';
import { replayOf } from '../replay/handover.ts';
import { Panel } from '../ui/Panel.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { layOut } from './pending.ts';
import styles from './Result.module.css';
import { saveFile } from './save-file.ts';
import type { Entry, TableInfo, TableSource } from './source.ts';

interface ResultProps {
  readonly game: Game;
  readonly ui: GameUi;
  readonly info: TableInfo;
  readonly table: Table & { readonly names: readonly string[] };
  readonly outcome: Outcome;
  readonly log: readonly Entry[];
  readonly source: TableSource;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** How many turning points are told. */
const STORY = 6;

/** How a game ended, how it came to that, and what can be done next. */
export const Result = ({ game, ui, info, table, outcome, log, source, isOpen, close }: ResultProps) => {
  const words = useWords();
  const { language } = useLanguage();
  const [, go] = useLocation();
  const nameOf = (seat: Seat): string => table.names[seat]!;
  const namesOf = (seats: readonly Seat[]): string => words.list(seats.map(nameOf));
  const [first] = outcome.ranking;
  const outcomes = [...info.series.outcomes, outcome];
  const total = standings(game, info.seats.length, outcomes);
  const inSeries = info.series.games > 1;
  const seriesGoesOn = outcomes.length < info.series.games;
  const seen = log.map((entry) => entry.seen);
  const story = ui
    .moments(seen, table)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, STORY)
    .toSorted((a, b) => a.index - b.index);
  const { id: _id, table: _table, commitment: _commitment, lesson, ...setup } = info;
  const again = (more: Pick<TableInfo, 'series'>): void =>
    go(layOut({ ...setup, ...(lesson && { options: {} }), ...more }));

  return (
    <Panel title={words.result.won(namesOf(first!), first!.length > 1)} isOpen={isOpen} close={close}>
      <table className={styles['ranking']}>
        <thead>
          <tr>
            <th scope="col">{words.result.rank}</th>
            <th scope="col">{words.result.player}</th>
            <th scope="col">{words.result.points}</th>
            {inSeries && <th scope="col">{words.result.total}</th>}
          </tr>
        </thead>
        <tbody>
          {outcome.ranking.flatMap((seats, rank) =>
            seats.map((seat) => (
              <tr key={seat} data-first={rank === 0}>
                <td>{rank + 1}</td>
                <th scope="row">{nameOf(seat)}</th>
                <td>{outcome.scores[seat]}</td>
                {inSeries && <td>{total.totals[seat]}</td>}
              </tr>
            )),
          )}
        </tbody>
      </table>
      {inSeries && (
        <p className={styles['series']}>
          {seriesGoesOn
            ? words.table.gameOf(outcomes.length, info.series.games)
            : words.result.seriesOver(namesOf(total.ranking[0]!))}
        </p>
      )}
      <div className={styles['ways']}>
        {inSeries && seriesGoesOn ? (
          <Button
            className="button"
            data-kind="primary"
            onPress={() => again({ series: { games: info.series.games, outcomes } })}
          >
            {words.result.next(outcomes.length + 1, info.series.games)}
          </Button>
        ) : (
          <Button
            className="button"
            data-kind="primary"
            onPress={() => again({ series: { games: info.series.games, outcomes: [] } })}
          >
            {words.result.rematch}
          </Button>
        )}
        <Button
          className="button"
          onPress={() => void source.record().then((record) => record && go(replayOf(record)))}
        >
          {words.result.replay}
        </Button>
        <Button
          className="button"
          onPress={() =>
            void source
              .record()
              .then((record) => record && saveFile(`${info.game}-${info.id}.json`, JSON.stringify(record)))
          }
        >
          {words.result.export}
        </Button>
        <Button className="button" onPress={close}>
          {words.result.look}
        </Button>
      </div>
      {story.length > 0 && (
        <section>
          <h3 className={styles['heading']}>{words.result.story}</h3>
          <ol className={styles['story']}>
            {story.map(({ index }) => (
              <li key={index}>{game.tell(seen[index]!, table, language)}</li>
            ))}
          </ol>
        </section>
      )}
    </Panel>
  );
};
