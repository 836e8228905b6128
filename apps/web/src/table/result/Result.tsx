import { type Game, type GameTexts, rankOf, type Seat, standings, type Table, type Viewer } from '@wunderkammer/kernel';
import { type ReactNode, use, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Farewell } from '../../cast/Farewell.tsx';
import { CheckProof } from '../../fairness/CheckProof.tsx';
import type { Witness } from '../../fairness/check.ts';
import { loadAftermath } from '../../games/endings.ts';
import type { GameUi } from '../../games/game-ui.ts';
import { type ReplayOf, replayAddress } from '../../replay/addresses.ts';
import { handOver } from '../../replay/handover.ts';
import { loadOnce } from '../../ui/load-once.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.tsx';
import type { Ending } from '../ending.ts';
import { partOf } from '../finale/part.ts';
import type { WholeGame } from '../finale/use-whole-game.ts';
import { saveFile } from '../save-file.ts';
import type { Entry, TableInfo, TableSource } from '../source.ts';
import { RecordsHere } from './RecordsHere.tsx';
import styles from './Result.module.css';
import { TurningPoints } from './TurningPoints.tsx';
import { useEndWords } from './words/index.ts';

interface ResultProps {
  readonly game: Game;
  readonly texts: GameTexts;
  readonly ui: GameUi;
  readonly info: TableInfo;
  readonly table: Table & { readonly names: readonly string[] };
  readonly ending: Ending;
  readonly log: readonly Entry[];
  /** Who is spoken to: the one person in front, or nobody in particular. */
  readonly front: Viewer;
  /** Everything that happened, once it is here. */
  readonly whole: WholeGame | undefined;
  readonly source: TableSource;
  readonly witness: Witness | undefined;
  /** Where the game can be looked back at. */
  readonly replay: ReplayOf;
  /** The way to the next game. */
  readonly next: ReactNode;
  readonly isOpen: boolean;
  readonly close: () => void;
}

const aftermathOf = loadOnce((game: string) => loadAftermath(game));

/** How a game ended, how it came to that, and what can be done next. */
export const Result = (props: ResultProps) => {
  const { game, texts, ui, info, table, ending, log, front, whole, source, witness, replay, next } = props;
  const { title, outcome } = ending;
  const words = useWords();
  const endWords = useEndWords();
  const { Account, Luck } = use(aftermathOf(game.id));
  const [, go] = useLocation();
  const [missing, setMissing] = useState(false);
  const nameOf = (seat: Seat): string => table.names[seat]!;
  const namesOf = (seats: readonly Seat[]): string => words.list(seats.map(nameOf));
  const outcomes = outcome === undefined ? info.series.outcomes : [...info.series.outcomes, outcome];
  const total = standings(game, info.seats.length, outcomes);
  const inSeries = info.series.games > 1;
  const seriesGoesOn = outcomes.length < info.series.games;
  const seen = useMemo(() => log.map((entry) => entry.seen), [log]);
  const winners = outcome?.ranking[0] ?? [];
  const ranked = outcome?.ranking.flatMap((seats, group) =>
    seats.map((seat) => ({ seat, rank: rankOf(outcome.ranking, group), isFirst: group === 0 })),
  );
  const part = outcome === undefined ? 'watched' : partOf(outcome, front);
  const won =
    part === 'won' || part === 'shared' ? endWords[part] : words.result.won(namesOf(winners), winners.length > 1);
  const withRecord = (use: (record: object) => void): void => {
    void source.record().then((record) => {
      setMissing(record === undefined);
      if (record !== undefined) use(record);
    });
  };

  return (
    <Panel title={title ?? won} isOpen={props.isOpen} close={props.close} wide>
      {outcome !== undefined && <Farewell info={info} outcome={outcome} />}
      {outcome !== undefined && ranked !== undefined && (
        <table className={styles['ranking']}>
          <thead>
            <tr>
              <th scope="col">{endWords.rank}</th>
              <th scope="col">{endWords.player}</th>
              <th scope="col">{endWords.score}</th>
              {inSeries && <th scope="col">{endWords.total}</th>}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ seat, rank, isFirst }) => (
              <tr key={seat} data-first={isFirst}>
                <td>{rank}</td>
                <th scope="row">{nameOf(seat)}</th>
                <td>
                  {texts.score(outcome.scores[seat]!)}
                  {Account !== undefined && (
                    <span className={styles['account']}>
                      <Account table={info.table} log={seen} seat={seat} />
                    </span>
                  )}
                </td>
                {inSeries && <td>{total.totals[seat]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {inSeries && (
        <p className={styles['series']}>
          {seriesGoesOn
            ? words.table.gameOf(info.series.outcomes.length + 1, info.series.games)
            : endWords.seriesOver(namesOf(total.ranking[0]!))}
        </p>
      )}
      <div className={styles['ways']}>
        {next}
        <Button className="button" onPress={() => withRecord((record) => go(handOver(replayAddress(replay), record)))}>
          {endWords.replay}
        </Button>
        <Button className="button" onPress={props.close}>
          {endWords.look}
        </Button>
      </div>
      {missing && <p role="alert">{endWords.noRecord}</p>}
      <TurningPoints
        game={game.id}
        ui={ui}
        texts={texts}
        table={table}
        log={seen}
        viewer={front}
        whole={whole}
        replay={replay}
      />
      {Luck !== undefined && ranked !== undefined && (
        <section>
          <h3 className={styles['heading']}>{endWords.luck}</h3>
          <dl className={styles['luck']}>
            {ranked.map(({ seat }) => (
              <div key={seat}>
                <dt>{nameOf(seat)}</dt>
                <dd>
                  <Luck table={info.table} log={seen} seat={seat} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {outcome !== undefined && title === undefined && front !== 'watcher' && !info.lesson && (
        <RecordsHere game={game.id} table={info.id} outcome={outcome} seat={front} texts={texts} />
      )}
      <div className={styles['ways']}>
        <Button
          className="button"
          data-kind="quiet"
          onPress={() => withRecord((record) => saveFile(`${info.game}-${info.id}.json`, JSON.stringify(record)))}
        >
          {endWords.export}
        </Button>
        {!info.lesson && <CheckProof names={table.names} record={() => source.record()} witness={witness} />}
      </div>
    </Panel>
  );
};
