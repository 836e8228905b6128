import { COLOURS, type Seen } from '@wunderkammer/drei-magier/pieces';
import { BOARD } from '../board/geometry.ts';
import { Mage } from '../pieces/Mage.tsx';
import { useFall } from '../use-fall.ts';
import type { WandsShown } from '../wands.ts';
import { useTableWords } from '../words/index.ts';
import { LyingWands } from './LyingWands.tsx';
import styles from './Scene.module.css';
import { Veil } from './Veil.tsx';

/** A cloth between two rows of places, with room for whoever throws. */
const CLOTH = { width: 980, height: 236, middle: 712 } as const;

interface ThrowStageProps {
  readonly event: Extract<Seen, { type: 'eyes' }>;
  readonly names: readonly string[];
  readonly wands: WandsShown;
  readonly version: number;
}

/** What somebody else throws, large enough to be read from where one sits; then it lies at their place. */
export const ThrowStage = ({ event: { seat, sum }, names, wands, version }: ThrowStageProps) => {
  const words = useTableWords();
  const fall = useFall(version);
  return (
    <Veil light="none">
      <g transform={`translate(${BOARD.width / 2} ${CLOTH.middle})`}>
        <rect
          x={-CLOTH.width / 2}
          y={-CLOTH.height / 2}
          width={CLOTH.width}
          height={CLOTH.height}
          rx="24"
          className={styles['cloth']}
        />
        <g transform={`translate(${90 - CLOTH.width / 2} 96) scale(1.35)`}>
          <Mage colour={COLOURS[seat]!} />
        </g>
        <g transform="translate(76 -34)">
          <LyingWands wands={wands} version={version} />
        </g>
      </g>
      {sum === 0 && (
        <text x={BOARD.width / 2} y="374" className={styles['verdict']} style={fall.after} data-new>
          {words.zeros(names[seat]!)}
        </text>
      )}
    </Veil>
  );
};
