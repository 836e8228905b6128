import type { Chapter, Rule } from '@wunderkammer/rulebook';
import { findRule, ruledChapters } from '@wunderkammer/rulebook/find';
import { search } from '@wunderkammer/rulebook/search';
import { use, useContext, useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useSearchParams } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import { lessonOf } from '../games/lessons.ts';
import { hasLabel, isPrintable } from '../games/parts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { useLanguage } from '../words/words.tsx';
import bookStyles from './Book.module.css';
import { Book } from './Book.tsx';
import { Chapters } from './Chapters.tsx';
import { loadBook } from './load.ts';
import styles from './RulebookPage.module.css';
import { Rulings } from './Rulings.tsx';
import { Search } from './Search.tsx';
import { addressOf, RuleTarget } from './target.ts';
import { GLOSSARY } from './WordList.tsx';
import { useRulebookWords } from './words/index.ts';

/** In an address, in place of the number of a rule. */
const RULINGS = 'rulings';

interface RulebookPageProps {
  readonly game: GameEntry;
  /** The rule to open at, `glossary`, `rulings` for the settled questions alone, or nothing. */
  readonly at: string | undefined;
}

/** A game's rulebook as a page of its own, its settled questions, and what one looks for in both. */
export const RulebookPage = ({ game, at }: RulebookPageProps) => {
  const words = useRulebookWords();
  const settled = at === RULINGS;
  return (
    <Page
      title={settled ? words.rulingsTitle(game.title) : words.title(game.title)}
      lead={settled ? words.rulingsLead : undefined}
      wide
    >
      <OpenBook game={game} at={at} />
    </Page>
  );
};

const OpenBook = ({ game, at }: RulebookPageProps) => {
  const words = useRulebookWords();
  const { language } = useLanguage();
  const { book, entries } = use(loadBook(game.id, language));
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(0);
  const query = params.get('q') ?? '';
  const settled = at === RULINGS;
  const place = at === GLOSSARY ? GLOSSARY : findRule(book, at ?? '')?.number;
  const target = useMemo(
    (): RuleTarget => ({
      href: (number) => addressOf(game.id, number),
      open: (event, number) => {
        // Nobody wants to go back to where they are.
        if (location.pathname === addressOf(game.id, number)) event.preventDefault();
        setAsked((before) => before + 1);
      },
    }),
    [game.id],
  );
  return (
    <RuleTarget value={target}>
      <Above game={game.title} />
      {at !== undefined && !settled && place === undefined && (
        <div className={styles['unknown']}>
          <Note text={words.unknown(at, game.title)} />
        </div>
      )}
      <div className={styles['columns']} data-searching={query !== ''}>
        <div className={styles['side']}>
          <Search query={query} change={(q) => setParams(q === '' ? {} : { q }, { replace: true })} />
          <Ways game={game} settled={settled} />
          {query === '' && !settled && <Contents chapters={book.chapters} withGlossary={entries.length > 0} />}
        </div>
        {query !== '' ? (
          <Found game={game.id} query={query} />
        ) : settled ? (
          <div className={bookStyles['book']}>
            <Rulings chapters={ruledChapters(book)} />
          </div>
        ) : (
          <Book game={game.id} rule={place} asked={asked} onPage />
        )}
      </div>
    </RuleTarget>
  );
};

/** What stays at the top of a phone: the house, the game, and the way back to where one can search. */
const Above = ({ game }: { game: string }) => {
  const words = useRulebookWords();
  const backToSearch = (): void => {
    toTop();
    document.querySelector<HTMLElement>('input[type=search]')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['above']}>
      <p>
        <Link href="/">Wunderkammer</Link> · {words.title(game)}
      </p>
      <Button className="button" data-kind="icon" aria-label={words.toSearch} onPress={backToSearch}>
        <Icon name="search" />
      </Button>
    </div>
  );
};

/** The same page with something else on it would stay where it is. */
const toTop = (): void => scrollTo(0, 0);

/** What else there is to read of the game. */
const Ways = ({ game: { id }, settled }: { game: GameEntry; settled: boolean }) => {
  const words = useRulebookWords();
  return (
    <ul className={styles['ways']}>
      <li>
        {settled ? (
          <Link href={`/rules/${id}`} onClick={toTop}>
            {words.wholeBook}
          </Link>
        ) : (
          <Link href={`/rules/${id}/${RULINGS}`} onClick={toTop}>
            {words.rulings}
          </Link>
        )}
      </li>
      {hasLabel(id) && (
        <li>
          <Link href={`/games/${id}`}>{words.about}</Link>
        </li>
      )}
      {lessonOf(id) !== undefined && (
        <li>
          <Link href={`/learn/${id}`}>{words.learn}</Link>
        </li>
      )}
      {isPrintable(id) && (
        <li>
          <Link href={`/print/${id}`}>{words.printGame}</Link>
        </li>
      )}
      {settled && (
        <li className={styles['paper']}>
          <button type="button" onClick={() => print()}>
            {words.print}
          </button>
        </li>
      )}
    </ul>
  );
};

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly withGlossary: boolean;
}

const Contents = ({ chapters, withGlossary }: ContentsProps) => {
  const words = useRulebookWords();
  const { href, open } = useContext(RuleTarget);
  const places = [
    ...chapters.map(({ title, rules: [first] }) => ({ at: first!.number, title })),
    ...(withGlossary ? [{ at: GLOSSARY, title: words.glossary }] : []),
  ];
  return (
    <nav className={styles['contents']} aria-label={words.contents}>
      <ol>
        {places.map(({ at, title }) => (
          <li key={at}>
            <Link href={href(at)} onClick={(event) => open?.(event, at)}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** These rules under one heading, if there are any. */
const under = (title: string, rules: readonly Rule[]): readonly Chapter[] =>
  rules.length === 0 ? [] : [{ title, rules }];

/** What has the words that are looked for, the best first: questions and rules, whichever have the best. */
const Found = ({ game, query }: { game: string; query: string }) => {
  const words = useRulebookWords();
  const { language } = useLanguage();
  const { book, figures, entries } = use(loadBook(game, language));
  // Whoever types does not wait for the drawings of what is found.
  const wanted = useDeferredValue(query);
  const { rules, rulings, complete, rulingsFirst } = useMemo(
    () => search(book, wanted, { language, entries }),
    [book, wanted, language, entries],
  );
  const count = words.found(rules.length, rulings.length);
  const settled = <Rulings key="rulings" chapters={under(words.rulings, rulings)} />;
  const written = <Chapters key="rules" chapters={under(words.inTheRules, rules)} figures={figures} shared={game} />;
  return (
    <div className={bookStyles['book']}>
      <p role="status" className={styles['found']}>
        {rules.length + rulings.length === 0 ? words.nothing : complete ? count : words.nearest(count)}
      </p>
      {rulingsFirst ? [settled, written] : [written, settled]}
    </div>
  );
};
