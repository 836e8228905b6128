import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { titleOf } from '../games/games.ts';
import type { KeptTable } from '../keeper/shelf.ts';
import { withShelf } from '../keeper/with-shelf.ts';
import { ConfirmBar } from '../ui/ConfirmBar.tsx';
import { Icon } from '../ui/Icon.tsx';
import slips from '../ui/Slips.module.css';
import { useWords } from '../words/words.tsx';
import styles from './KeptGames.module.css';

type Kept = readonly KeptTable[] | 'none';

/** The games on this browser's shelf: those to go on with, and those that are over. */
export const KeptGames = () => {
  const words = useWords();
  const [kept, setKept] = useState<Kept>([]);
  useEffect(() => {
    withShelf((shelf) => shelf.list()).then(setKept, () => setKept('none'));
  }, []);
  const remove = (id: string): void => {
    void withShelf(async (shelf) => {
      await shelf.remove(id);
      setKept(await shelf.list());
    });
  };
  if (kept === 'none') return <p className={styles['none']}>{words.home.noShelf}</p>;
  const going = kept.filter(({ outcome }) => outcome === undefined);
  const over = kept.filter(({ outcome }) => outcome !== undefined);
  return (
    <>
      {going.length > 0 && (
        <section className={styles['shelf']}>
          <h2 className={styles['heading']}>{words.home.resume}</h2>
          <ul className={`${slips['slips']} ${styles['games']}`}>
            {going.map((table) => (
              <KeptGame key={table.id} table={table} remove={remove} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <details className={styles['shelf']}>
          <summary className={styles['heading']}>
            {words.home.finished} ({over.length})
          </summary>
          <ul className={`${slips['slips']} ${styles['games']}`}>
            {over.map((table) => (
              <KeptGame key={table.id} table={table} remove={remove} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const KeptGame = ({ table, remove }: { table: KeptTable; remove: (id: string) => void }) => {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const { id, setup, outcome, touched } = table;
  const title = titleOf(setup.game);
  const names = setup.seats.map(({ name }) => name);
  const line =
    outcome === undefined
      ? words.home.against(words.list(names))
      : words.home.won(words.list(outcome.ranking[0]!.map((seat) => names[seat]!)));
  return (
    <li className={`${slips['slip']} ${styles['game']}`}>
      <Link className={`${slips['open']} ${styles['open']}`} href={`/table/${id}`}>
        <span className={slips['title']}>{title}</span>
        <span className={slips['facts']}>{line}</span>
        <span className={slips['facts']}>{words.home.lastPlayed(words.date(touched))}</span>
      </Link>
      <Button
        className="button"
        data-kind="icon"
        aria-label={`${words.home.discard}: ${title}, ${line}`}
        onPress={() => setAsking(true)}
      >
        <Icon name="close" size={20} />
      </Button>
      {asking && (
        <div className={styles['sure']}>
          <ConfirmBar
            question={words.home.discardSure(title)}
            yes={words.home.discard}
            confirm={() => remove(id)}
            cancel={() => setAsking(false)}
          />
        </div>
      )}
    </li>
  );
};
