import { WATCHING } from '@wunderkammer/protocol';
import { Choice } from '../ui/Choice.tsx';
import { ClockChoice } from './ClockChoice.tsx';
import styles from './OnlineTerms.module.css';
import { type Terms, termsOf } from './terms.ts';
import { useHouseWords } from './words/index.ts';

interface OnlineTermsProps {
  /** What they are called together. */
  readonly title: string;
  /** As they were kept. */
  readonly terms: unknown;
  readonly change: (terms: Terms) => void;
}

/** Clock, watchers and lobby of a table online: folded away, with what is agreed on in a line. */
export const OnlineTerms = ({ title, terms: kept, change }: OnlineTermsProps) => {
  const words = useHouseWords();
  const terms = termsOf(kept);
  const { clock, watch, listed } = terms;
  return (
    <details className={styles['terms']}>
      <summary className={styles['summary']}>
        <strong>{title}</strong>
        <span className={styles['agreed']}>
          {[
            listed ? words.open.summary.listed : words.open.summary.link,
            words.clock(clock),
            words.watching[watch],
          ].join(' · ')}
        </span>
      </summary>
      <div className={styles['inside']}>
        <Choice
          label={words.open.listed}
          value={listed ? 'everybody' : 'link'}
          options={[
            { value: 'link', label: words.open.link },
            { value: 'everybody', label: words.open.everybody },
          ]}
          change={(value) => change({ ...terms, listed: value === 'everybody' })}
          help={listed ? words.open.everybodyHelp : words.open.linkHelp}
        />
        <Choice
          label={words.open.watch}
          value={watch}
          options={WATCHING.map((value) => ({ value, label: words.open.watchNames[value] }))}
          change={(value) => change({ ...terms, watch: value })}
          help={words.open.watchHelp[watch]}
        />
        <ClockChoice clock={clock} change={(value) => change({ ...terms, clock: value })} />
      </div>
    </details>
  );
};
