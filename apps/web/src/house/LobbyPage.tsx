import type { Card } from '@wunderkammer/protocol';
import { Link } from 'wouter';
import { CATALOGUE } from '../games/catalogue.ts';
import { Drawer, Drawers } from '../games/Drawers.tsx';
import type { GameId } from '../games/engines.ts';
import { optionWords } from '../online/agreed.ts';
import { useOnlineWords } from '../online/words/index.ts';
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
  // What the first table is told with: had it yet to be loaded when one comes, the drawers would be gone meanwhile.
  useOnlineWords();
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
        {(game) => <GameDrawer key={game} game={game} tables={tables.filter((table) => table.game === game)} />}
      </Drawers>
    </>
  );
};

const GameDrawer = ({ game, tables }: { game: GameId; tables: readonly Card[] }) => {
  const words = useHouseWords();
  const { title } = CATALOGUE[game];
  const waiting = tables.filter(isWaiting);
  const playing = tables.filter((table) => !isWaiting(table));
  return (
    <Drawer game={game} strip empty={tables.length === 0}>
      <div className={styles['inside']}>
        <h2 className={styles['game']}>{title}</h2>
        {tables.length === 0 && <p className={styles['none']}>{words.lobby.none}</p>}
        {waiting.length > 0 && <Tables heading={words.lobby.waiting} way={words.lobby.join} tables={waiting} />}
        {playing.length > 0 && <Tables heading={words.lobby.playing} way={words.lobby.watch} tables={playing} />}
        <Link className={`button ${styles['open']}`} href={`/open/${game}`} aria-label={words.lobby.openOf(title)}>
          {words.lobby.open}
        </Link>
      </div>
    </Drawer>
  );
};

const Tables = ({ heading, way, tables }: { heading: string; way: string; tables: readonly Card[] }) => (
  <section className={styles['group']}>
    <h3 className={styles['heading']}>{heading}</h3>
    <ul className={slips['slips']}>
      {tables.map((table) => (
        <TableLine key={table.table} table={table} way={way} />
      ))}
    </ul>
  </section>
);

const TableLine = ({ table, way }: { table: Card; way: string }) => {
  const words = useHouseWords();
  const { agreed } = useOnlineWords();
  const names = useNames()(table.seats);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const facts = [
    ...(isWaiting(table) ? [free > 0 ? words.seats.free(free) : words.seats.full] : []),
    ...optionWords(table, agreed),
    words.clock(table.clock),
    ...(CATALOGUE[table.game as GameId].secrets ? [words.aids[table.aids]] : []),
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
