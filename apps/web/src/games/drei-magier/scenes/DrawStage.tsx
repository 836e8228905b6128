import { COLOURS, type Seen } from '@wunderkammer/drei-magier/pieces';
import { BOARD } from '../board/geometry.ts';
import { Mage } from '../pieces/Mage.tsx';
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
  const highest = Math.max(...sums.map((sum) => sum ?? -1));
  return (
    <Veil>
      <text x={MIDDLE} y="180" className={styles['title']}>
        {words.draw.title}
      </text>
      {sums.map((sum, seat) => {
        const x = MIDDLE + (seat - 1) * GAP;
        return (
          <g key={COLOURS[seat]} className={styles['side']} data-lost={sum === null || sum < highest}>
            {sum === highest && <Glory x={x} y={450} size={0.8} />}
            <g transform={`translate(${x} 620) scale(2.8)`}>
              <Mage colour={COLOURS[seat]!} />
            </g>
            <text x={x} y="710" className={styles['duellist']}>
              {names[seat]}
            </text>
            <text x={x} y="800" className={styles['score']}>
              {sum ?? '–'}
            </text>
          </g>
        );
      })}
      <text x={MIDDLE} y="940" className={styles['verdict']}>
        {begins !== undefined && words.draw.begins(names[begins.seat]!)}
        {again !== undefined && words.draw.again(again.seats.map((seat) => names[seat]!))}
      </text>
    </Veil>
  );
};
