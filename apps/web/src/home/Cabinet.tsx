import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { Drawer, Drawers } from '../games/Drawers.tsx';
import type { GameEntry } from '../games/game-entry.ts';
import { lessonOf } from '../games/lessons.ts';
import { hasLabel, isPrintable } from '../games/parts.ts';
import { usePitch } from '../games/use-texts.ts';
import { layOut } from '../table/pending.ts';
import { ContactLink } from '../ui/ContactLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useContact } from '../ui/use-contact.ts';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import styles from './Cabinet.module.css';
import { KeptGames } from './KeptGames.tsx';
import { OnlineWays } from './OnlineWays.tsx';
import { Opponents } from './Opponents.tsx';

/** The cabinet: every game a drawer that opens onto its table. */
export const Cabinet = () => {
  const words = useWords();
  const contact = useContact();
  useTitle();
  return (
    <div className={styles['room']}>
      <PageHead />
      <main id="content" className={styles['cabinet']}>
        <div className={styles['sign']}>
          <h1 className={styles['name']}>Wunderkammer</h1>
          <p className={styles['lead']}>{words.home.lead}</p>
          <div className={styles['first']}>
            <OnlineWays />
            <Opponents />
          </div>
        </div>
        <KeptGames />
        <Drawers>{(game) => <GameDrawer key={game.id} game={game} />}</Drawers>
        <footer className={styles['foot']}>
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
  // Who could sit there is loaded when somebody wants to know.
  const sitDown = async (): Promise<void> => {
    const { quickSetup } = await import('../setup/quick.ts');
    go(layOut(quickSetup(words, game)));
  };
  return (
    <Drawer game={game}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['mood']}>{usePitch(game)}</p>
      {/* A line ends between two facts, not within one. */}
      <p className={styles['facts']}>
        {facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(' · ')}
        {hasLabel(id) && (
          <>
            {' · '}
            <Link href={`/games/${id}`} aria-label={`${words.home.about}: ${title}`}>
              {words.home.about}
            </Link>
          </>
        )}
      </p>
      <div className={styles['ways']}>
        <Button
          className="button"
          data-kind="primary"
          aria-label={`${words.home.playNow}: ${title}`}
          onPress={() => void sitDown()}
        >
          {words.home.playNow}
        </Button>
        <Link className="button" href={`/open/${id}`} aria-label={`${words.home.withFriends}: ${title}`}>
          {words.home.withFriends}
        </Link>
        <Link className="button" href={`/new/${id}`} aria-label={`${words.home.passAndPlay}: ${title}`}>
          {words.home.passAndPlay}
        </Link>
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
