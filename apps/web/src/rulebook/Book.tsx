import { use, useEffect } from 'react';
import { useLanguage } from '../words/words.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './Book.module.css';
import { Chapters } from './Chapters.tsx';
import { loadBook } from './load.ts';

interface BookProps {
  readonly game: string;
  /** The rule to open at. */
  readonly rule?: string | undefined;
  /** Changes when the same rule is asked for again. */
  readonly asked?: number;
  /** On a page of its own whoever asks for a rule is taken there, and can hand on its address. */
  readonly onPage?: boolean;
}

/** The whole rulebook: chapters, numbered rules, drawings, and our rulings with their reasons. */
export const Book = ({ game, rule, asked, onPage = false }: BookProps) => {
  const { language } = useLanguage();
  const { book, figures } = use(loadBook(game, language));
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
    </div>
  );
};
