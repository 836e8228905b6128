import { use, useEffect } from 'react';
import { useLanguage } from '../words/words.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './Book.module.css';
import { Chapters } from './Chapters.tsx';
import { loadBook } from './load.ts';
import { GLOSSARY, WordList } from './WordList.tsx';
import { useRulebookWords } from './words/index.ts';

interface BookProps {
  readonly game: string;
  /** The rule to open at, or the glossary. */
  readonly rule?: string | undefined;
  /** Changes when the same rule is asked for again. */
  readonly asked?: number;
  /** On a page of its own whoever asks for a rule is taken there, and can hand on its address. */
  readonly onPage?: boolean;
}

/** The whole rulebook: chapters, numbered rules, drawings, our rulings with their reasons, and the words of the game. */
export const Book = ({ game, rule, asked, onPage = false }: BookProps) => {
  const words = useRulebookWords();
  const { language } = useLanguage();
  const { book, figures, entries } = use(loadBook(game, language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` brings the reader back to a rule they have left
  useEffect(() => {
    const there = rule === undefined ? null : document.getElementById(rule);
    there?.scrollIntoView({ block: 'start' });
    if (onPage) there?.focus({ preventScroll: true });
  }, [rule, asked, onPage]);
  return (
    <div className={styles['book']}>
      <div className={styles['lead']}>
        <Blocks blocks={book.lead} figures={figures} />
      </div>
      <Chapters chapters={book.chapters} figures={figures} here={rule} {...(onPage && { shared: game })} />
      {entries.length > 0 && (
        <section id={GLOSSARY} className={styles['chapter']} tabIndex={-1} aria-label={words.glossary}>
          <h2>{words.glossary}</h2>
          <WordList entries={entries} />
        </section>
      )}
    </div>
  );
};
