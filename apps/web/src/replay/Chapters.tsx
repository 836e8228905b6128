import type { GameTexts, StepBase, Table } from '@wunderkammer/kernel';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import styles from './Chapters.module.css';
import type { Chapter } from './chapters.ts';

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  /** What was seen of each step. */
  readonly log: readonly StepBase[];
  readonly texts: GameTexts;
  readonly table: Table & { readonly names: readonly string[] };
  readonly at: number;
  readonly go: (to: number) => void;
}

/** A game by its turns and turning points: each leads there. */
export const Chapters = ({ chapters, log, texts, table, at, go }: ChaptersProps) => {
  const { replay } = useWords();
  const here = useRef<HTMLLIElement>(null);
  const current = chapters.findLastIndex(({ from }) => from <= at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another one
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol className={styles['chapters']}>
      {chapters.map(({ from, seat, points }, index) => (
        <li key={from} ref={index === current ? here : null}>
          <Button
            className={styles['chapter']!}
            aria-current={index === current ? 'step' : false}
            onPress={() => go(from)}
          >
            <span>{seat === undefined ? replay.beginning : replay.chapter(index, table.names[seat]!)}</span>
            <span className={`tabular ${styles['step']}`}>{from}</span>
          </Button>
          {points.map((point) => (
            <Button
              key={point}
              className={styles['point']!}
              aria-current={point === at ? 'step' : false}
              onPress={() => go(point)}
            >
              <span className="visually-hidden">{replay.turningPoint}: </span>
              {texts.tell(log[point - 1]!, table)}
            </Button>
          ))}
        </li>
      ))}
    </ol>
  );
};
