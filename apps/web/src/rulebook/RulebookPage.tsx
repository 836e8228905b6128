import { Suspense, use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import { lessonOf } from '../games/lessons.ts';
import { isPrintable } from '../games/parts.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { Book } from './Book.tsx';
import { loadBook } from './load.ts';
import styles from './RulebookPage.module.css';

const ruleInAddress = (): string | undefined => decodeURIComponent(location.hash.slice(1)) || undefined;

/** A game's rulebook as a page of its own; the rule in the address is opened. */
export const RulebookPage = ({ game }: { game: GameEntry }) => {
  const words = useWords();
  const [rule, setRule] = useState(ruleInAddress);
  useEffect(() => {
    const follow = (): void => setRule(ruleInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <Page title={words.rulebook.title(game.title)} wide>
      <Suspense fallback={<Loading />}>
        <div className={styles['columns']}>
          <Contents game={game} />
          <Book game={game.id} rule={rule} />
        </div>
      </Suspense>
    </Page>
  );
};

const Contents = ({ game }: { game: GameEntry }) => {
  const words = useWords();
  const { language } = useLanguage();
  const { book } = use(loadBook(game.id, language));
  return (
    <nav className={styles['contents']} aria-label={words.rulebook.contents}>
      {lessonOf(game.id) !== undefined && (
        <Link className="button" data-kind="primary" href={`/learn/${game.id}`}>
          {words.rulebook.learn}
        </Link>
      )}
      {isPrintable(game.id) && (
        <Link className="button" href={`/print/${game.id}`}>
          {words.rulebook.print}
        </Link>
      )}
      <ol>
        {book.chapters.map(({ title, rules }) => (
          <li key={title}>
            <a href={`#${rules[0]!.number}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
