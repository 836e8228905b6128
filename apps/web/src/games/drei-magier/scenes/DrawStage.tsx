import { COLOURS, type Seen } from '@wunderkammer/drei-magier/pieces';
import { usePace } from '../../../table/pace.ts';
import { BOARD } from '../board/geometry.ts';
import { Mage } from '../pieces/Mage.tsx';
import { DRAW_SECONDS, SUM_SECONDS } from '../timing.ts';
import { useTableWords } from '../words/index.ts';
import { Glory } from './Glory.tsx';
import styles from './Scene.module.css';
import { Veil } from './Veil.tsx';

const MIDDLE = BOARD.width / 2;
const GAP = 350;

interface DrawStageProps {
  readonly event: Extract<Seen, { type: 'startThrow' }>;
  readonly names: readonly string[];
}

/** Everybody has thrown: who begins? */
export const DrawStage = ({ event: { sums, happened }, names }: DrawStageProps) => {
  const words = useTableWords();
  const begins = happened.find((happening) => happening.type === 'turnBegins');
  const again = happened.find((happening) => happening.type === 'drawAgain');
  const pace = usePace();
  const at = (seconds: number) => ({ animationDelay: `${seconds * pace}s` });
  const highest = Math.max(...sums.map((sum) => sum ?? -1));
  return (
    <Veil>
      <text x={MIDDLE} y="180" className={styles['title']}>
        {words.draw.title}
      </text>
      {sums.map((sum, seat) => {
        const x = MIDDLE + (seat - 1) * GAP;
        return (
          <g key={COLOURS[seat]} className={styles['side']} data-out={sum === null}>
            {sum === highest && <Glory x={x} y={450} size={0.8} after={at(DRAW_SECONDS)} />}
            <g transform={`translate(${x} 620) scale(2.8)`}>
              <Mage colour={COLOURS[seat]!} />
            </g>
            <text x={x} y="710" className={styles['duellist']}>
              {names[seat]}
            </text>
            <text x={x} y="800" className={styles['score']} style={at((seat + 1) * SUM_SECONDS)} data-new>
              {sum ?? '–'}
            </text>
          </g>
        );
      })}
      {begins !== undefined && (
        <text x={MIDDLE} y="940" className={styles['verdict']} style={at(DRAW_SECONDS)} data-new>
          {words.draw.begins(names[begins.seat]!)}
        </text>
      )}
      {again !== undefined && (
        <text
          x={MIDDLE}
          y="940"
          className={`${styles['verdict']} ${styles['outcome']}`}
          style={at(DRAW_SECONDS)}
          data-new
        >
          {words.draw.again(again.seats.map((seat) => names[seat]!))}
        </text>
      )}
    </Veil>
  );
};
