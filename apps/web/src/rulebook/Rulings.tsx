import { type Chapter, plainText } from '@wunderkammer/rulebook';
import { Words } from './Blocks.tsx';
import { RuleLink } from './RuleLink.tsx';
import styles from './Rulings.module.css';
import { useRulebookWords } from './words/index.ts';

/** Questions by their chapters: what we decided, why, and the rule it belongs to. */
export const Rulings = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const words = useRulebookWords();
  return chapters.map(({ title, rules }) => (
    <section key={title} className={styles['chapter']}>
      <h2>{title}</h2>
      {rules.flatMap(({ number, title: name, rulings }) =>
        rulings.map(({ question, answer, reason }) => (
          <article key={`${number} ${plainText(question)}`} className={styles['ruling']} data-ruling={number}>
            <p className={styles['rule']}>
              <RuleLink rule={number} /> {name}
            </p>
            <h3>
              <Words content={question} />
            </h3>
            <p className={styles['answer']}>
              <Words content={answer} />
            </p>
            <p className={styles['reason']}>
              <span className={styles['why']}>{words.reason}</span> <Words content={reason} />
            </p>
          </article>
        )),
      )}
    </section>
  ));
};
