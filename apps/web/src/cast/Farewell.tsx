import type { CharacterId, Remark } from '@wunderkammer/cast';
import type { Outcome } from '@wunderkammer/kernel';
import { Suspense } from 'react';
import { useSettings } from '../settings/settings.tsx';
import type { TableInfo } from '../table/source.ts';
import styles from './Farewell.module.css';
import { farewellAt } from './last-remark.ts';
import { Portrait } from './Portrait.tsx';
import { useCastTexts } from './words/index.ts';

/** What one of the bots says about how it ended. Its place is kept until the words have come. */
export const Farewell = ({ info, outcome }: { info: TableInfo; outcome: Outcome }) => {
  const { talk } = useSettings();
  const remark = farewellAt(info, outcome);
  const character = remark && info.seats[remark.seat]?.character;
  if (talk === 'off' || remark === undefined || character === undefined) return null;
  return (
    <figure className={styles['farewell']}>
      <Portrait of={character} size={72} />
      <blockquote className={styles['line']}>
        <Suspense>
          <Line character={character} remark={remark} />
        </Suspense>
      </blockquote>
    </figure>
  );
};

const Line = ({ character, remark: { occasion, line } }: { character: CharacterId; remark: Remark }) =>
  useCastTexts().characters[character].lines[occasion][line];
