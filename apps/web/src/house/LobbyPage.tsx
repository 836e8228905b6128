import type { Card } from '@wunderkammer/protocol';
import { Link } from 'wouter';
import { Drawer, Drawers } from '../games/Drawers.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { useTexts } from '../games/use-texts.ts';
import { optionWords } from '../online/agreed.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import slips from '../ui/Slips.module.css';
import { ConnectionLostNote } from './ConnectionLostNote.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { HousePage } from './HousePage.tsx';
import styles from './LobbyPage.module.css';
import { Pegs, useNames } from './Seats.tsx';
import { useList } from './use-list.ts';
import { useHouseWords } from './words/index.ts';

/** The open tables of the house: a drawer a game, with the tables that wait for players and those to watch. */
export const LobbyPage = () => {
  const words = useHouseWords();
  return (
    <HousePage title={words.lobby.title} lead={words.lobby.lead}>
      {() => <Lobby />}
    </HousePage>
  );
};

const isWaiting = ({ status }: Card): boolean => status === 'waiting';

const Lobby = () => {
  const words = useHouseWords();
  const { tables, error, lost, retry } = useList('lobby');
  if (error !== undefined) return <ErrorNote error={error} retry={retry} />;
  if (tables === undefined) return <Loading />;
  const waiting = tables.filter(isWaiting).length;
  return (
    <>
      {lost && <ConnectionLostNote />}
      <p className={tables.length === 0 ? styles['quiet'] : 'visually-hidden'} role="status">
        {tables.length === 0 ? words.lobby.noneAtAll : words.lobby.summary(waiting, tables.length - waiting)}
      </p>
      <Drawers>
        {(game) => <GameDrawer key={game.id} game={game} tables={tables.filter((table) => table.game === game.id)} />}
      </Drawers>
    </>
  );
};

const GameDrawer = ({ game, tables }: { game: GameEntry; tables: readonly Card[] }) => {
  const words = useHouseWords();
  const { id, title } = game;
  // What a table is told with: had it yet to be loaded when the first one comes, the drawers would be gone meanwhile.
  useTexts(id);
  const waiting = tables.filter(isWaiting);
  const playing = tables.filter((table) => !isWaiting(table));
  return (
    <Drawer game={game} strip empty={tables.length === 0}>
      <div className={styles['inside']}>
        <h2 className={styles['game']}>{title}</h2>
        {tables.length === 0 && <p className={styles['none']}>{words.lobby.none}</p>}
        {waiting.length > 0 && (
          <Tables game={game} heading={words.lobby.waiting} way={words.lobby.join} tables={waiting} />
        )}
        {playing.length > 0 && (
          <Tables game={game} heading={words.lobby.playing} way={words.lobby.watch} tables={playing} />
        )}
        <Link
          className={`button ${styles['open']}`}
          href={`/play/${id}?with=link`}
          aria-label={words.lobby.openOf(title)}
        >
          {words.lobby.open}
        </Link>
      </div>
    </Drawer>
  );
};

interface TablesProps {
  readonly game: GameEntry;
  readonly heading: string;
  readonly way: string;
  readonly tables: readonly Card[];
}

const Tables = ({ game, heading, way, tables }: TablesProps) => (
  <section className={styles['group']}>
    <h3 className={styles['heading']}>{heading}</h3>
    <ul className={slips['slips']}>
      {tables.map((table) => (
        <TableLine key={table.table} game={game} table={table} way={way} />
      ))}
    </ul>
  </section>
);

const TableLine = ({ game, table, way }: { game: GameEntry; table: Card; way: string }) => {
  const words = useHouseWords();
  const texts = useTexts(game.id);
  const names = useNames()(table.seats);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const facts = [
    ...(isWaiting(table) ? [free > 0 ? words.seats.free(free) : words.seats.full] : []),
    ...optionWords(texts, table.options),
    words.clock(table.clock),
    ...(game.secrets ? [words.aids[table.aids]] : []),
  ];
  return (
    <li>
      <Link className={`${slips['slip']} ${styles['table']}`} href={`/t/${table.table}`}>
        <span className={`${slips['title']} ${styles['whole']}`}>{names === '' ? words.lobby.nobodyYet : names}</span>
        <span className={`${slips['facts']} ${styles['whole']}`}>{facts.join(' · ')}</span>
        <Pegs seats={table.seats} />
        <span className={styles['way']}>
          {way}
          <Icon name="forward" size={16} />
        </span>
      </Link>
    </li>
  );
};
