import { use, useEffect } from 'react';
import { useLanguage, useWords } from '../words/words.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './Book.module.css';
import { loadBook } from './load.ts';
import { GLOSSARY, WordList } from './WordList.tsx';

interface BookProps {
  readonly game: string;
  /** The rule to open at. */
  readonly rule?: string | undefined;
  /** Changes when the same rule is asked for again. */
  readonly asked?: number;
}

/** The whole rulebook: chapters, numbered rules, drawings, our rulings with their reasons, and the words of the game. */
export const Book = ({ game, rule, asked }: BookProps) => {
  const words = useWords();
  const { language } = useLanguage();
  const { book, figures, entries } = use(loadBook(game, language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` brings the reader back to a rule they have left
  useEffect(() => {
    if (rule !== undefined) document.getElementById(rule)?.scrollIntoView({ block: 'start' });
  }, [rule, asked]);
  return (
    <div className={styles['book']}>
      <div className={styles['lead']}>
        <Blocks blocks={book.lead} figures={figures} />
      </div>
      {book.chapters.map(({ title, rules }) => (
        <section key={title} className={styles['chapter']}>
          <h2>{title}</h2>
          {rules.map(({ number, title: name, text, ruling }) => (
            <article key={number} id={number} className={styles['rule']} data-here={number === rule}>
              <h3>
                <span className={styles['number']}>{number}</span> {name}
              </h3>
              <Blocks blocks={text} figures={figures} />
              {ruling !== undefined && (
                <aside className={styles['ruling']} aria-label={`${words.rulebook.ruling}, ${number}`}>
                  <h4>{words.rulebook.ruling}</h4>
                  <Blocks blocks={ruling} figures={figures} />
                </aside>
              )}
            </article>
          ))}
        </section>
      ))}
      {entries.length > 0 && (
        <section id={GLOSSARY} className={styles['chapter']}>
          <h2>{words.rulebook.glossary}</h2>
          <WordList entries={entries} />
        </section>
      )}
    </div>
  );
};
