import { LEVELS, type Level } from '@wunderkammer/kernel';
import { useState } from 'react';
import { lastLevel } from '../settings/last-level.ts';
import { writeSetting } from '../settings/local.ts';
import { useWords } from '../words/words.tsx';
import styles from './Opponents.module.css';

/** Against whom one sits down where nobody is asked: remembered, and read when a table is laid out. */
export const Opponents = () => {
  const { opponents } = useWords().home;
  const [level, setLevel] = useState(lastLevel);
  const change = (to: Level): void => {
    writeSetting('level', to);
    setLevel(to);
  };
  return (
    <label className={styles['opponents']}>
      {opponents.label}
      <select value={level} onChange={(event) => change(event.target.value as Level)}>
        {LEVELS.map((id) => (
          <option key={id} value={id}>
            {opponents[id]}
          </option>
        ))}
      </select>
    </label>
  );
};
