import { Suspense, use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CATALOGUE } from '../games/catalogue.ts';
import type { GameId } from '../games/engines.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { Book } from './Book.tsx';
import { loadBook } from './load.ts';
import styles from './RulebookPage.module.css';

const ruleInAddress = (): string | undefined => decodeURIComponent(location.hash.slice(1)) || undefined;

/** A game's rulebook as a page of its own; the rule in the address is opened. */
export const RulebookPage = ({ game }: { game: GameId }) => {
  const words = useWords();
  const [rule, setRule] = useState(ruleInAddress);
  useEffect(() => {
    const follow = (): void => setRule(ruleInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <Page title={words.rulebook.title(CATALOGUE[game].title)} wide>
      <Suspense fallback={<Loading />}>
        <div className={styles['columns']}>
          <Contents game={game} />
          <Book game={game} rule={rule} />
        </div>
      </Suspense>
    </Page>
  );
};

const Contents = ({ game }: { game: GameId }) => {
  const words = useWords();
  const { language } = useLanguage();
  const { book } = use(loadBook(game, language));
  return (
    <nav className={styles['contents']} aria-label={words.rulebook.contents}>
      <Link className="button" data-kind="primary" href={`/learn/${game}`}>
        {words.rulebook.learn}
      </Link>
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
