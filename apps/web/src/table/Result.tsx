import { type Game, type GameTexts, rankOf, type Seat, standings, type Table } from '@wunderkammer/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Farewell } from '../cast/Farewell.tsx';
import { CheckProof } from '../fairness/CheckProof.tsx';
import type { Witness } from '../fairness/check.ts';
import type { GameUi } from '../games/game-ui.ts';
import { type ReplayOf, replayAddress } from '../replay/addresses.ts';
import { handOver } from '../replay/handover.ts';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/words.tsx';
import type { Ending } from './ending.ts';
import styles from './Result.module.css';
import { saveFile } from './save-file.ts';
import type { Entry, TableInfo, TableSource } from './source.ts';

interface ResultProps {
  readonly game: Game;
  readonly texts: GameTexts;
  readonly ui: GameUi;
  readonly info: TableInfo;
  readonly table: Table & { readonly names: readonly string[] };
  readonly ending: Ending;
  readonly log: readonly Entry[];
  readonly source: TableSource;
  readonly witness: Witness | undefined;
  /** Where the game can be looked back at. */
  readonly replay: ReplayOf;
  /** The way to the next game. */
  readonly next: ReactNode;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** How many turning points are told. */
const STORY = 6;

/** How a game ended, how it came to that, and what can be done next. */
export const Result = ({
  game,
  texts,
  ui,
  info,
  table,
  ending: { title, outcome },
  log,
  source,
  witness,
  replay,
  next,
  isOpen,
  close,
}: ResultProps) => {
  const words = useWords();
  const [, go] = useLocation();
  const [missing, setMissing] = useState(false);
  const nameOf = (seat: Seat): string => table.names[seat]!;
  const namesOf = (seats: readonly Seat[]): string => words.list(seats.map(nameOf));
  const outcomes = outcome === undefined ? info.series.outcomes : [...info.series.outcomes, outcome];
  const total = standings(game, info.seats.length, outcomes);
  const inSeries = info.series.games > 1;
  const seriesGoesOn = outcomes.length < info.series.games;
  const seen = log.map((entry) => entry.seen);
  const story = ui
    .moments(seen, table)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, STORY)
    .toSorted((a, b) => a.index - b.index);
  const winners = outcome?.ranking[0] ?? [];
  const withRecord = (use: (record: object) => void): void => {
    void source.record().then((record) => {
      setMissing(record === undefined);
      if (record !== undefined) use(record);
    });
  };

  return (
    <Panel title={title ?? words.result.won(namesOf(winners), winners.length > 1)} isOpen={isOpen} close={close}>
      {outcome !== undefined && <Farewell info={info} outcome={outcome} />}
      {outcome !== undefined && (
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
            {outcome.ranking.flatMap((seats, group) =>
              seats.map((seat) => (
                <tr key={seat} data-first={group === 0}>
                  <td>{rankOf(outcome.ranking, group)}</td>
                  <th scope="row">{nameOf(seat)}</th>
                  <td>{outcome.scores[seat]}</td>
                  {inSeries && <td>{total.totals[seat]}</td>}
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
      {inSeries && (
        <p className={styles['series']}>
          {seriesGoesOn
            ? words.table.gameOf(info.series.outcomes.length + 1, info.series.games)
            : words.result.seriesOver(namesOf(total.ranking[0]!))}
        </p>
      )}
      <div className={styles['ways']}>
        {next}
        <Button className="button" onPress={() => withRecord((record) => go(handOver(replayAddress(replay), record)))}>
          {words.result.replay}
        </Button>
        <Button
          className="button"
          onPress={() => withRecord((record) => saveFile(`${info.game}-${info.id}.json`, JSON.stringify(record)))}
        >
          {words.result.export}
        </Button>
        {!info.lesson && <CheckProof names={table.names} record={() => source.record()} witness={witness} />}
        <Button className="button" onPress={close}>
          {words.result.look}
        </Button>
      </div>
      {missing && <p role="alert">{words.result.noRecord}</p>}
      {story.length > 0 && (
        <section>
          <h3 className={styles['heading']}>{words.result.story}</h3>
          <ol className={styles['story']}>
            {story.map(({ index }) => (
              <li key={index}>{texts.tell(seen[index]!, table)}</li>
            ))}
          </ol>
        </section>
      )}
    </Panel>
  );
};
