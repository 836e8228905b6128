import type { Clock } from '@wunderkammer/protocol';
import { useEffect, useReducer, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useLanguage } from '../words/words.tsx';
import styles from './ClockFace.module.css';
import { clockText, isLow, nextTick } from './clock-text.ts';
import { leftNow, type TableNow } from './online-table.ts';
import { useOnlineWords } from './words/index.ts';

interface ClockFaceProps {
  readonly clock: Clock;
  readonly clocks: NonNullable<TableNow['clocks']>;
  readonly seat: number;
  /** The connection is lost: nobody knows what the clock does there, so it stands here. */
  readonly frozen: boolean;
}

/** What a seat has left. It is silent; only one's own last moments are said, once (`LowWarning`). */
export const ClockFace = ({ clock, clocks, seat, frozen }: ClockFaceProps) => {
  const words = useOnlineWords();
  const { language } = useLanguage();
  const left = useLeft(clocks, seat, frozen);
  const running = clocks.running.includes(seat);
  const text = clockText(language, left);
  // With so long for each decision, there is nothing to tell before it is asked for.
  if (clock.type === 'move' && !running) return null;
  return (
    <span
      className={`tabular ${styles['clock']}`}
      data-running={running && !frozen}
      data-low={running && isLow(clock, left)}
      role="timer"
      aria-label={words.strip.left(text)}
    >
      {running && <Icon name="clock" size={16} />}
      {text}
    </span>
  );
};

/** What a seat has left; ticks as long as the clock runs. */
export const useLeft = (clocks: ClockFaceProps['clocks'], seat: number, frozen: boolean): number => {
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const running = clocks.running.includes(seat) && !frozen;
  const left = leftNow(clocks, seat, performance.now());
  const [held, hold] = useState(left);
  useEffect(() => {
    if (frozen) hold(leftNow(clocks, seat, performance.now()));
  }, [frozen, clocks, seat]);
  useEffect(() => {
    if (!running || left === 0) return;
    const timer = setTimeout(tick, nextTick(left) + 5);
    return () => clearTimeout(timer);
  });
  return frozen ? held : left;
};

/** Said once, when one's own time becomes short. */
export const LowWarning = ({ clock, clocks, seat, frozen }: ClockFaceProps) => {
  const words = useOnlineWords();
  const { language } = useLanguage();
  const left = useLeft(clocks, seat, frozen);
  const low = clocks.running.includes(seat) && !frozen && isLow(clock, left);
  const [said, say] = useState<string>();
  if (low && said === undefined) say(words.strip.low(clockText(language, left)));
  if (!low && said !== undefined) say(undefined);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
};
