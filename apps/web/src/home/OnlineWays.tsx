import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readSetting, writeSetting } from '../settings/local.ts';
import { useWords } from '../words/words.tsx';
import styles from './OnlineWays.module.css';

/**
 * At how many tables it is one's turn. Read by hand: the schemas of the protocol would weigh more than the rest of this page, and what
 * does not fit counts as none.
 */
const turnsNow = async (): Promise<number> => {
  const response = await fetch('/api/me/tables', { cache: 'no-store' });
  // Whoever played online here has left, or was forgotten.
  if (response.status === 401) writeSetting('member', 'no');
  if (!response.ok) return 0;
  const { tables } = (await response.json()) as { readonly tables?: unknown };
  if (!Array.isArray(tables)) return 0;
  return tables.filter((table) => (table as { readonly yourTurn?: unknown } | null)?.yourTurn === true).length;
};

/** The ways to the tables online, with a mark where somebody waits for oneself. Whoever never played online asks nobody. */
export const OnlineWays = () => {
  const words = useWords();
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (readSetting('member') !== 'yes' || !navigator.onLine) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') turnsNow().then(setTurns, () => setTurns(0));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <nav className={styles['ways']} aria-label={words.home.online}>
      <Link className="button" data-kind="quiet" href="/lobby">
        {words.home.openTables}
      </Link>
      <Link className="button" data-kind="quiet" href="/mine">
        {words.home.myTables}
        {turns > 0 && (
          <span className={styles['mark']} data-turns={turns}>
            <span aria-hidden="true">{turns}</span>
            <span className="visually-hidden">({words.home.yourTurn(turns)})</span>
          </span>
        )}
      </Link>
      <Link className="button" data-kind="quiet" href="/me">
        {words.home.me}
      </Link>
    </nav>
  );
};
