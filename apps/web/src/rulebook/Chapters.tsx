import { type Chapter, plainText } from '@wunderkammer/rulebook';
import { Blocks } from './Blocks.tsx';
import styles from './Book.module.css';
import { CopyLink } from './CopyLink.tsx';
import type { Figures } from './figures.ts';
import { Ruling } from './Ruling.tsx';
import { useRulebookWords } from './words/index.ts';

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly figures: Figures;
  /** The rule that was asked for. */
  readonly here?: string | undefined;
  /** The game whose rules can be handed on from here. */
  readonly shared?: string;
}

/** Rules by their chapters, each with what we decided about it. */
export const Chapters = ({ chapters, figures, here, shared }: ChaptersProps) => {
  const words = useRulebookWords();
  return chapters.map(({ title, rules }) => (
    <section key={title} className={styles['chapter']}>
      <h2>{title}</h2>
      {rules.map(({ number, title: name, text, rulings }) => (
        <article
          key={number}
          id={number}
          className={styles['rule']}
          data-here={number === here}
          tabIndex={-1}
          aria-labelledby={`${number}-title`}
        >
          <div className={styles['head']}>
            <h3 id={`${number}-title`}>
              <span className={styles['number']}>{number}</span> {name}
            </h3>
            {shared !== undefined && <CopyLink game={shared} rule={number} />}
          </div>
          <Blocks blocks={text} figures={figures} />
          {rulings.length > 0 && (
            <aside className={styles['ruling']} aria-label={`${words.ruling}, ${number}`}>
              <h4>{words.ruling}</h4>
              {rulings.map((ruling) => (
                <Ruling key={plainText(ruling.question)} ruling={ruling} />
              ))}
            </aside>
          )}
        </article>
      ))}
    </section>
  ));
};
