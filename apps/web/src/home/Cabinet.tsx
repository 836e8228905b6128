import { lazy, Suspense } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { Drawer, Drawers } from '../games/Drawers.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { lessonOf } from '../games/lessons.ts';
import { hasLabel, isPrintable } from '../games/parts.ts';
import { usePitch } from '../games/use-texts.ts';
import { readSetting } from '../settings/local.ts';
import { ContactLink } from '../ui/ContactLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useContact } from '../ui/use-contact.ts';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import styles from './Cabinet.module.css';
import { useInstall } from './install/use-install.ts';
import { LastGame } from './LastGame.tsx';
import { OnlineWays } from './OnlineWays.tsx';

const InstallNote = lazy(async () => ({ default: (await import('./install/InstallNote.tsx')).InstallNote }));

/** The cabinet: every game a drawer that opens onto its table. */
export const Cabinet = () => {
  const words = useWords();
  const contact = useContact();
  const { offer, putAway } = useInstall();
  useTitle();
  return (
    <div className={styles['room']}>
      <PageHead />
      <main id="content" className={styles['cabinet']}>
        <div className={styles['sign']}>
          <h1 className={styles['name']}>Wunderkammer</h1>
          <LastGame />
          <OnlineWays />
        </div>
        <Drawers>{(game) => <GameDrawer key={game.id} game={game} />}</Drawers>
        <footer className={styles['foot']}>
          {offer !== undefined && (
            <Suspense>
              <InstallNote offer={offer} putAway={putAway} />
            </Suspense>
          )}
          <Link className="button" href="/replay">
            <Icon name="file" />
            {words.home.replay}
          </Link>
          <p>{words.home.source}</p>
          {contact !== undefined && (
            <p>
              {words.home.contact} <ContactLink contact={contact} />
            </p>
          )}
        </footer>
      </main>
    </div>
  );
};

/** With whom one sat down to a game last; undefined: never. */
const lastCompany = (id: string): readonly string[] | undefined => {
  try {
    const { places } = JSON.parse(readSetting(`table:${id}`) ?? '') as {
      readonly places: readonly { readonly who: string; readonly name: string }[];
    };
    return places.filter(({ who, name }) => who !== 'you' && name !== '').map(({ name }) => name);
  } catch {
    return undefined;
  }
};

const GameDrawer = ({ game }: { game: GameEntry }) => {
  const words = useWords();
  const [, go] = useLocation();
  const { id, title, seats, age, time, published } = game;
  const facts = [
    words.home.players(seats.min, seats.max),
    ...(age === undefined ? [] : [words.home.age(age)]),
    ...(time === undefined ? [] : [words.home.time(time)]),
    ...(published === undefined ? [] : [published]),
  ];
  const last = lastCompany(id);
  // Who could sit there is loaded when somebody wants to know.
  const playAgain = async (): Promise<void> => go(await (await import('../setup/begin.ts')).playAgain(words, game));
  return (
    <Drawer game={game} strip="narrow">
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['mood']}>{usePitch(game)}</p>
      <div className={styles['lines']}>
        <ul className={styles['facts']}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {hasLabel(id) && (
            <li>
              <Link href={`/games/${id}`} aria-label={`${words.home.about}: ${title}`}>
                {words.home.about}
              </Link>
            </li>
          )}
        </ul>
      </div>
      <div className={styles['play']}>
        {last !== undefined && last.length > 0 && (
          <p id={`last-${id}`} className={styles['last']}>
            {words.home.asBefore(words.list(last))}
          </p>
        )}
        {last === undefined ? (
          <Link
            className="button"
            data-kind="primary"
            href={`/play/${id}`}
            aria-label={`${words.home.playNow}: ${title}`}
          >
            {words.home.playNow}
          </Link>
        ) : (
          <>
            <Button
              className="button"
              data-kind="primary"
              aria-label={`${words.home.playNow}: ${title}`}
              {...(last.length > 0 && { 'aria-describedby': `last-${id}` })}
              onPress={() => void playAgain()}
            >
              {words.home.playNow}
            </Button>
            <Link className="button" href={`/play/${id}`} aria-label={`${words.home.again}: ${title}`}>
              {words.home.again}
            </Link>
          </>
        )}
      </div>
      <div className={styles['more']}>
        {lessonOf(id) !== undefined && (
          <Link className="button" data-kind="quiet" href={`/learn/${id}`} aria-label={`${words.home.learn}: ${title}`}>
            {words.home.learn}
          </Link>
        )}
        <Link className="button" data-kind="quiet" href={`/rules/${id}`} aria-label={`${words.home.rules}: ${title}`}>
          {words.home.rules}
        </Link>
        {isPrintable(id) && (
          <Link className="button" data-kind="quiet" href={`/print/${id}`} aria-label={`${words.home.print}: ${title}`}>
            {words.home.print}
          </Link>
        )}
      </div>
    </Drawer>
  );
};
