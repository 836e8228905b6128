import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTableFrame } from '../table/context.ts';
import { useWords } from '../words/words.tsx';
import styles from './CoachCard.module.css';
import { Spot } from './Spot.tsx';
import type { CoachNow } from './use-coach.ts';

interface CoachCardProps {
  readonly now: CoachNow;
  readonly read: () => void;
  /** Does what the coach waits for. */
  readonly doIt: () => void;
}

/** What the coach says, beside the board; a ring shows what is meant. */
export const CoachCard = ({ now: { beat, words, progress }, read, doIt }: CoachCardProps) => {
  const house = useWords();
  const frame = useTableFrame();
  const { rule, spot } = beat;
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new beat comes into view
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [beat]);
  // On a phone the choices need the room: what is to be done is one line, and the reason one press away.
  const [unfolded, setUnfolded] = useState<string>();
  const isOpen = beat.type === 'read' || unfolded === beat.id;
  return (
    <section
      className={styles['card']}
      aria-label={house.learn.coach}
      data-beat={beat.type}
      data-open={isOpen}
      ref={card}
    >
      <p className={styles['progress']}>
        <span className={styles['who']}>{house.learn.coach} · </span>
        {house.learn.progress(progress.at, progress.of)}
      </p>
      <div aria-live="polite" className={styles['words']}>
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
              data-kind="quiet"
              aria-expanded={isOpen}
              onPress={() => setUnfolded(isOpen ? undefined : beat.id)}
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
      {spot !== undefined && <Spot name={spot} />}
    </section>
  );
};
