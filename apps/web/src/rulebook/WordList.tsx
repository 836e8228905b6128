import type { Entry } from '@wunderkammer/rulebook';
import { Fragment } from 'react';
import { LANGUAGE_NAMES } from '../words/names.ts';
import { RuleLink } from './RuleLink.tsx';
import styles from './WordList.module.css';
import { useRulebookWords } from './words/index.ts';

/** Where a link leads to the words. No rule has such a number. */
export const GLOSSARY = 'glossary';

/** The words of a game: what each means, where the rules say so, and what it is called in other languages and in the old books. */
export const WordList = ({ entries }: { entries: readonly Entry[] }) => {
  const words = useRulebookWords();
  return (
    <dl className={styles['list']}>
      {entries.map(({ id, word, meaning, rules, book, elsewhere }) => (
        <div key={id} className={styles['entry']}>
          <dt>
            <span className={styles['word']}>{word}</span>
            {book !== undefined && <span className={styles['book']}> {words.inBook(book)}</span>}
          </dt>
          <dd>
            {meaning}{' '}
            {rules.map((rule, index) => (
              <Fragment key={rule}>
                {index > 0 && ', '}
                <RuleLink rule={rule} />
              </Fragment>
            ))}
          </dd>
          {elsewhere.map((own) => (
            <OtherWord key={own.language} {...own} />
          ))}
        </div>
      ))}
    </dl>
  );
};

const OtherWord = ({ language, word, book }: Entry['elsewhere'][number]) => {
  const words = useRulebookWords();
  return (
    <dd className={styles['elsewhere']}>
      {LANGUAGE_NAMES[language]}: <span lang={language}>{word}</span>
      {book !== undefined && ` ${words.inBook(book)}`}
    </dd>
  );
};
