import { useState } from 'react';
import { titleOf } from '../../games/games.ts';
import { api } from '../api.ts';
import { ErrorNote } from '../ErrorNote.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { useNames } from '../Seats.tsx';
import { Secret } from '../Secret.tsx';
import { useList } from '../use-list.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** A token for a program that plays one's seat at one table. */
export const Programs = () => {
  const words = useHouseWords();
  const namesOf = useNames();
  const { tables = [] } = useList('mine');
  const { busy, error, ask } = useRequest();
  const [chosen, setChosen] = useState<string>();
  const [token, setToken] = useState<string>();
  const open = tables.filter(({ status }) => status === 'waiting' || status === 'playing');
  const table = open.find((one) => one.table === chosen) ?? open[0];
  if (table === undefined) return <p className={styles['soft']}>{words.me.programsNone}</p>;
  return (
    <>
      <label className={styles['label']}>
        {words.me.programsTable}
        <select
          className={styles['select']}
          value={table.table}
          onChange={(event) => {
            setChosen(event.target.value);
            setToken(undefined);
          }}
        >
          {open.map((one) => (
            <option key={one.table} value={one.table}>
              {`${titleOf(one.game)}: ${namesOf(one.seats)}`}
            </option>
          ))}
        </select>
      </label>
      {error !== undefined && <ErrorNote {...error} />}
      {token === undefined ? (
        <RequestButton
          busy={busy}
          onPress={() =>
            ask(
              () => api.programToken(table.table),
              (answer) => setToken(answer.token),
            )
          }
        >
          {words.me.programsGet}
        </RequestButton>
      ) : (
        <>
          <p>{words.me.programsShown}</p>
          <Secret label={words.me.programs} text={token} />
        </>
      )}
    </>
  );
};
