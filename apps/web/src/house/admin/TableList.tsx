import type { KeptTable } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { titleOf } from '../../games/games.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Part } from '../../ui/Part.tsx';
import { useLanguage } from '../../words/words.tsx';
import { Confirmation } from '../Confirmation.tsx';
import { GameSeal } from '../GameSeal.tsx';
import { useNames } from '../Seats.tsx';
import { ago } from '../time.ts';
import { useLoaded } from '../use-loaded.ts';
import { useRequest } from '../use-request.ts';
import { AdminErrorNote } from './AdminErrorNote.tsx';
import styles from './AdminPage.module.css';
import { adminApi } from './api.ts';
import { useAdminWords } from './words/index.ts';

/** Every table that is not put away. */
export const TableList = ({ changed }: { changed: () => void }) => {
  const words = useAdminWords().tables;
  const { answer, reload } = useLoaded(adminApi.tables);
  const closed = (): void => {
    reload();
    changed();
  };
  return (
    <Part title={words.title}>
      {answer === undefined && <Loading />}
      {answer?.type === 'error' && <AdminErrorNote error={answer} />}
      {answer?.type === 'done' && (
        <>
          {answer.value.tables.length === 0 && <p className={styles['soft']}>{words.none}</p>}
          <ul className={styles['list']}>
            {answer.value.tables.map((table) => (
              <TableLine key={table.table} table={table} closed={closed} />
            ))}
          </ul>
          {answer.value.more && <p className={styles['soft']}>{words.more}</p>}
        </>
      )}
    </Part>
  );
};

const TableLine = ({ table, closed }: { table: KeptTable; closed: () => void }) => {
  const words = useAdminWords().tables;
  const { language } = useLanguage();
  const { busy, error, ask } = useRequest();
  const [asking, setAsking] = useState(false);
  const { game, status, seats, listed, touched, inMemory } = table;
  const title = titleOf(game);
  const names = useNames()(seats) || words.nobody;
  const facts = [
    words.status[status],
    words.touched(ago(language, touched, Date.now())),
    ...(listed ? [words.listed] : []),
    ...(inMemory ? [words.inMemory] : []),
  ];
  return (
    <li className={styles['item']} data-table={table.table}>
      <div className={styles['line']}>
        <GameSeal game={game} />
        <div className={styles['texts']}>
          <Link className={styles['name']!} href={`/t/${table.table}`}>
            {title}
          </Link>
          <span>{names}</span>
          <span className={styles['facts']}>{facts.join(' · ')}</span>
        </div>
        {status !== 'over' && !asking && (
          <Button className="button" aria-label={words.closeOf(title, names)} onPress={() => setAsking(true)}>
            {words.close}
          </Button>
        )}
      </div>
      {asking && (
        <Confirmation
          question={words.sure(title, names)}
          go={words.close}
          busy={busy}
          cancel={() => setAsking(false)}
          confirm={() =>
            ask(
              () => adminApi.close(table.table),
              () => {
                setAsking(false);
                closed();
              },
            )
          }
        />
      )}
      <AdminErrorNote error={error} />
    </li>
  );
};
