import type { Card } from '@wunderkammer/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { titleOf } from '../games/games.ts';
import type { KeptTable } from '../keeper/shelf.ts';
import { tableMemory } from '../online/table-memory.ts';
import { readSetting } from '../settings/local.ts';
import { ConfirmBar } from '../ui/ConfirmBar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Part } from '../ui/Part.tsx';
import slips from '../ui/Slips.module.css';
import { useLanguage, useWords } from '../words/words.tsx';
import { ConnectionLostNote } from './ConnectionLostNote.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { HouseWays } from './HousePage.tsx';
import styles from './MinePage.module.css';
import { Pegs, useNames } from './Seats.tsx';
import { TableSlip } from './TableSlip.tsx';
import { inParts, lastTouched, onlineTable, type Part as PartName, tableHere } from './tables.ts';
import { ago, day } from './time.ts';
import { askHouse, useHouse } from './use-house.ts';
import { type KeptTables, useKeptTables } from './use-kept-tables.ts';
import { useList } from './use-list.ts';
import { useHouseWords } from './words/index.ts';

/** The tables one sits at, in the house and on this device, those that wait for oneself first. */
export const MinePage = () => {
  const words = useHouseWords();
  const known = useHouse();
  const shelf = useKeptTables();
  const isSomebody = known.type === 'there' && known.house.me !== null;
  return (
    <Page title={words.mine.title} wide ways={<HouseWays />}>
      {isSomebody ? (
        <WithOnline shelf={shelf} />
      ) : (
        <Mine shelf={shelf} cards={known.type === 'asking' ? undefined : []}>
          {/* Whoever never played online misses nothing there. */}
          {known.type === 'error' && readSetting('member') === 'yes' && (
            <ErrorNote error={known.error} retry={() => void askHouse()} />
          )}
        </Mine>
      )}
    </Page>
  );
};

const None = ({ text }: { text: string }) => {
  const words = useHouseWords();
  const home = useWords();
  return (
    <Part title={words.mine.none} text={text} narrow>
      <div className={styles['ways']}>
        <Link className="button" data-kind="primary" href="/">
          {home.toCabinet}
        </Link>
        <Link className="button" href="/lobby">
          {words.mine.look}
        </Link>
      </div>
    </Part>
  );
};

const WithOnline = ({ shelf }: { shelf: KeptTables }) => {
  const { tables, error, lost, retry } = useList('mine');
  return (
    <Mine shelf={shelf} cards={error === undefined ? tables : []}>
      {error !== undefined && <ErrorNote error={error} retry={retry} />}
      {lost && <ConnectionLostNote />}
    </Mine>
  );
};

interface MineProps {
  readonly shelf: KeptTables;
  /** Undefined while the house has not answered; what lies on this device is shown all the same. */
  readonly cards: readonly Card[] | undefined;
  readonly children?: ReactNode;
}

const Mine = ({ shelf, cards, children }: MineProps) => {
  const words = useHouseWords();
  if (shelf.tables === undefined || (cards === undefined && shelf.tables.length === 0)) return <Loading />;
  const tables = [...(cards ?? []).map(onlineTable), ...shelf.tables.map(tableHere)];
  const parts = inParts(tables);
  return (
    <>
      {children}
      {tables.length === 0 ? (
        <None text={words.mine.noneText} />
      ) : (
        <p className={styles['turn']} role="status">
          {words.mine.turn(parts.find(({ part }) => part === 'yours')?.tables.length ?? 0)}
        </p>
      )}
      <div className={styles['parts']}>
        {parts.map((group) => (
          <section key={group.part} className={styles['part']} data-part={group.part}>
            <h2 className={styles['heading']}>{words.mine[group.part]}</h2>
            <ul className={slips['slips']}>
              {group.tables.map((table) =>
                table.type === 'online' ? (
                  <OnlineTable key={table.card.table} card={table.card} part={group.part} />
                ) : (
                  <TableHere key={table.kept.id} kept={table.kept} remove={shelf.remove} />
                ),
              )}
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

const OnlineTable = ({ card, part }: { card: Card; part: PartName }) => {
  const words = useHouseWords();
  const { language } = useLanguage();
  const { table: id, game, seats, clock, archive } = card;
  const names = useNames()(seats);
  const more = useMore()(card, part);
  return (
    <li className={slips['slip']} data-table={id}>
      <TableSlip
        game={game}
        href={`/t/${id}`}
        view={tableMemory(id).view}
        names={seats.map(({ name }) => name)}
        lines={[
          ...(more === undefined ? [] : [more]),
          <span key="who" className={`${slips['facts']} ${styles['line']}`}>
            <Pegs seats={seats} />
            {names}
          </span>,
          <span key="when" className={slips['facts']}>
            {[words.clock(clock), words.mine.touched(ago(language, lastTouched(onlineTable(card)), Date.now()))].join(
              ' · ',
            )}
          </span>,
          ...(archive === undefined
            ? []
            : [
                <span key="away" className={styles['away']}>
                  {words.mine.putAway(day(language, archive))}
                </span>,
              ]),
        ]}
      />
      {part === 'over' && <Replay table={id} />}
    </li>
  );
};

/** A table on this device: whose turn it is, who won, and a way to throw it away. */
const TableHere = ({ kept, remove }: { kept: KeptTable; remove: (id: string) => void }) => {
  const words = useHouseWords();
  const home = useWords();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { id, setup, outcome, touched, view } = kept;
  const names = setup.seats.map(({ name }) => name);
  const namesOf = (seats: readonly number[]): string => home.list(seats.map((seat) => names[seat]!));
  const best = outcome?.ranking[0] ?? [];
  const asked = view?.turn.type === 'decision' ? view.turn.seats : [];
  const isShared = setup.seats.filter(({ kind }) => kind === 'person').length > 1;
  const title = titleOf(setup.game);
  const line = home.home.against(home.list(names));
  return (
    <li className={`${slips['slip']} ${styles['here']}`} data-table={id}>
      <TableSlip
        game={setup.game}
        href={`/table/${id}`}
        view={view}
        names={names}
        who={line}
        lines={[
          ...(outcome === undefined ? [] : [words.mine.won(namesOf(best), best.length > 1)]),
          ...(isShared && asked.length > 0 && outcome === undefined ? [words.mine.waitsFor(namesOf(asked))] : []),
          <span key="when" className={slips['facts']}>
            {[words.mine.here, words.mine.touched(ago(language, touched, Date.now()))].join(' · ')}
          </span>,
        ]}
      />
      <Button
        className="button"
        data-kind="icon"
        aria-label={`${home.home.discard}: ${title}, ${line}`}
        onPress={() => setAsking(true)}
      >
        <Icon name="close" size={20} />
      </Button>
      {asking && (
        <div className={styles['sure']}>
          <ConfirmBar
            question={home.home.discardSure(title)}
            yes={home.home.discard}
            confirm={() => remove(id)}
            cancel={() => setAsking(false)}
          />
        </div>
      )}
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
