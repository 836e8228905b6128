import type { Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { OpenStone, STONE_HEIGHT, STONE_WIDTH } from '../stones/Stone.tsx';
import styles from './Board.module.css';
import { CELL_HEIGHT, type Point } from './geometry.ts';

type Verdict = 'right' | 'wrong';
export type Answer = 'asked' | Verdict;

const MARKS: Readonly<Record<Verdict, string>> = {
  right: 'M-11 1L-3 10L12-10',
  wrong: 'M-10-10L10 10M10-10L-10 10',
};

interface BubbleProps {
  /** The cell that is pointed at. */
  readonly at: Point;
  readonly stone: Stone;
  readonly answer: Answer;
  /** Whether it has just been said. */
  readonly fresh: boolean;
  /** What of the table can be seen. */
  readonly within: { readonly x: number; readonly width: number };
}

const WIDTH = 112;
const HEIGHT = 68;

/** What somebody calls a stone, and what the owner answers. */
export const Bubble = ({ at, stone, answer, fresh, within }: BubbleProps) => {
  const left = Math.min(Math.max(at.x - WIDTH / 2, within.x + 8), within.x + within.width - WIDTH - 8);
  const top = at.y - CELL_HEIGHT / 2 - HEIGHT - 10;
  const tail = at.x - left;
  return (
    <g transform={`translate(${left} ${top})`}>
      <g className={`${styles['bubble']} ${fresh ? styles['fresh'] : ''}`} data-answer={answer}>
        <path
          className={styles['bubbleBody']}
          d={`M8 0H${WIDTH - 8}Q${WIDTH} 0 ${WIDTH} 8V${HEIGHT - 8}Q${WIDTH} ${HEIGHT} ${WIDTH - 8} ${HEIGHT}H${tail + 10}L${tail} ${HEIGHT + 13}L${tail - 10} ${HEIGHT}H8Q0 ${HEIGHT} 0 ${HEIGHT - 8}V8Q0 0 8 0z`}
        />
        <g transform={`translate(34 ${HEIGHT / 2}) scale(0.88)`}>
          <OpenStone stone={stone} />
        </g>
        <g transform={`translate(84 ${HEIGHT / 2})`}>
          {answer === 'asked' ? (
            <text className={styles['question']}>?</text>
          ) : (
            <path className={styles['answer']} d={MARKS[answer]} />
          )}
        </g>
      </g>
    </g>
  );
};

/** What is left of an answer while one thinks about the next stone: a seal on the corner of the stone, in nobody's way. */
export const Seal = ({ at, answer }: { at: Point; answer: Verdict }) => (
  <g
    className={styles['bubble']}
    data-answer={answer}
    transform={`translate(${at.x + STONE_WIDTH / 2 - 4} ${at.y - STONE_HEIGHT / 2})`}
  >
    <circle className={styles['bubbleBody']} r="12" />
    <path className={styles['answer']} d={MARKS[answer]} transform="scale(0.56)" />
  </g>
);
