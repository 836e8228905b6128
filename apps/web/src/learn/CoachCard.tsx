import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTableFrame } from '../table/context.ts';
import { useWords } from '../words/words.tsx';
import styles from './CoachCard.module.css';
import { Spot } from './Spot.tsx';
import type { CoachNow } from './use-coach.ts';

interface CoachCardProps {
  /** Silent while things happen: then what was said last stays, and cannot be answered any more. */
  readonly now: CoachNow | undefined;
  readonly read: () => void;
  /** Does what the coach waits for. */
  readonly doIt: () => void;
}

/** What the coach says, in a place of its own that stays; a ring shows what is meant. */
export const CoachCard = ({ now, read, doIt }: CoachCardProps) => {
  const house = useWords();
  const frame = useTableFrame();
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  // On a phone it lies over the board until it has been read; then it is one line.
  const [folded, fold] = useState<string>();
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new beat begins at the top
  useEffect(() => {
    text.current?.scrollTo(0, 0);
  }, [last]);
  const said = now ?? last;
  if (said === undefined) return <section className={styles['card']} data-open="false" data-now="false" />;
  const { beat, words, progress } = said;
  const { rule, spot } = beat;
  const isOpen = now !== undefined && folded !== beat.id;
  return (
    <section
      className={styles['card']}
      aria-label={house.learn.coach}
      data-foot
      data-beat={beat.type}
      data-open={isOpen}
      data-now={now !== undefined}
      inert={now === undefined}
    >
      <p className={styles['progress']}>
        <span className={styles['who']}>{house.learn.coach} · </span>
        {house.learn.progress(progress.at, progress.of)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div aria-live="polite" className={styles['words']} ref={text} tabIndex={0}>
        <h2 className={styles['title']}>{words.title}</h2>
        <p className={styles['text']}>{words.text}</p>
      </div>
      <div className={styles['ways']}>
        {beat.type === 'read' ? (
          <Button key={beat.id} className="button" data-kind="primary" autoFocus onPress={read}>
            {house.learn.next}
          </Button>
        ) : (
          <>
            <Button
              className={`button ${styles['fold']}`}
              data-kind={isOpen ? undefined : 'quiet'}
              aria-expanded={isOpen}
              onPress={() => fold(isOpen ? beat.id : undefined)}
            >
              {isOpen ? house.learn.less : house.learn.more}
            </Button>
            <Button className="button" data-kind="quiet" onPress={doIt}>
              {house.learn.showMe}
            </Button>
          </>
        )}
        {rule !== undefined && (
          <Button className={`button ${styles['rule']}`} data-kind="quiet" onPress={() => frame.openRule(rule)}>
            {house.table.ruleOf(rule)}
          </Button>
        )}
      </div>
      {now !== undefined && spot !== undefined && <Spot name={spot} />}
    </section>
  );
};
