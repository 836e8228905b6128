import type { Card } from '@wunderkammer/protocol';
import { Link } from 'wouter';
import { titleOf } from '../games/games.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Part } from '../ui/Part.tsx';
import slips from '../ui/Slips.module.css';
import { useLanguage, useWords } from '../words/words.tsx';
import { ConnectionLostNote } from './ConnectionLostNote.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { GameSeal } from './GameSeal.tsx';
import { HousePage } from './HousePage.tsx';
import styles from './MinePage.module.css';
import { Pegs, useNames } from './Seats.tsx';
import { inParts, lastTouched, type Part as PartName } from './tables.ts';
import { ago, day } from './time.ts';
import { useList } from './use-list.ts';
import { useHouseWords } from './words/index.ts';

/** The tables one sits at, those that wait for oneself first. */
export const MinePage = () => {
  const words = useHouseWords();
  return (
    <HousePage title={words.mine.title}>
      {({ me }) => (me === null ? <None text={words.mine.nobody} /> : <Mine />)}
    </HousePage>
  );
};

const None = ({ text }: { text: string }) => {
  const words = useHouseWords();
  const home = useWords();
  return (
    <Part title={words.mine.none} text={text} narrow>
      <div className={styles['ways']}>
        <Link className="button" data-kind="primary" href="/lobby">
          {words.mine.look}
        </Link>
        <Link className="button" href="/">
          {home.toCabinet}
        </Link>
      </div>
    </Part>
  );
};

const Mine = () => {
  const words = useHouseWords();
  const { tables, error, lost, retry } = useList('mine');
  if (error !== undefined) return <ErrorNote error={error} retry={retry} />;
  if (tables === undefined) return <Loading />;
  if (tables.length === 0) return <None text={words.mine.noneText} />;
  return (
    <>
      <p className={styles['turn']} role="status">
        {words.mine.turn(tables.filter(({ yourTurn }) => yourTurn).length)}
      </p>
      {lost && <ConnectionLostNote />}
      <div className={styles['parts']}>
        {inParts(tables).map((group) => (
          <section key={group.part} className={styles['part']} data-part={group.part}>
            <h2 className={styles['heading']}>{words.mine[group.part]}</h2>
            <ul className={slips['slips']}>
              {group.tables.map((table) => (
                <OwnTable key={table.table} table={table} part={group.part} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};

/** What the heading above a table does not say yet. */
const useMore = (): ((table: Card, part: PartName) => string | undefined) => {
  const { mine } = useHouseWords();
  const { list } = useWords();
  const winners = ({ seats, ending }: Card): string | undefined => {
    if (ending === undefined) return undefined;
    if (ending.how !== 'played') return mine.ended[ending.how];
    const best = ending.outcome?.ranking[0] ?? [];
    return mine.won(list(best.map((seat) => seats[seat]!.name)), best.length > 1);
  };
  return (table, part) => {
    const free = table.seats.filter(({ kind }) => kind === 'open').length;
    switch (part) {
      case 'waiting':
        return free > 0 ? mine.waitsForSeats(free) : mine.waitsForStart;
      case 'going':
        return table.waits.length === 0
          ? undefined
          : mine.waitsFor(list(table.waits.map((seat) => table.seats[seat]!.name)));
      case 'over':
        return winners(table);
      case 'archived':
        return mine.isArchived;
      case 'yours':
        return undefined;
    }
  };
};

const OwnTable = ({ table, part }: { table: Card; part: PartName }) => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { table: id, game, seats, clock, archive } = table;
  const names = useNames()(seats);
  const more = useMore()(table, part);
  return (
    <li className={slips['slip']} data-table={id}>
      <Link className={`${slips['open']} ${styles['open']}`} href={`/t/${id}`}>
        <GameSeal game={game} />
        <span className={styles['texts']}>
          <span className={slips['title']}>{titleOf(game)}</span>
          {more !== undefined && <span>{more}</span>}
          <span className={`${slips['facts']} ${styles['line']}`}>
            <Pegs seats={seats} />
            {names}
          </span>
          <span className={`${slips['facts']} ${styles['line']}`}>
            {[words.clock(clock), words.mine.touched(ago(language, lastTouched(table), Date.now()))].join(' · ')}
          </span>
          {archive !== undefined && (
            <span className={styles['away']}>{words.mine.putAway(day(language, archive))}</span>
          )}
        </span>
        <span className={styles['go']}>
          <Icon name="forward" size={20} />
        </span>
      </Link>
      {part === 'over' && <Replay table={id} />}
    </li>
  );
};

/** Over: the result, and the way back through the game. */
const Replay = ({ table }: { table: string }) => {
  const words = useHouseWords();
  return (
    <div className={styles['over']}>
      <Link className="button" href={`/t/${table}`}>
        {words.mine.result}
      </Link>
      <Link className="button" href={`/t/${table}/replay`}>
        <Icon name="play" size={16} />
        {words.mine.replay}
      </Link>
    </div>
  );
};
