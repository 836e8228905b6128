import { COLOURS, type PerWand, type WandSymbol } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { BOARD } from '../board/geometry.ts';
import { star } from '../board/scatter.ts';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { useFall } from '../use-fall.ts';
import { countSigns, type WandsShown } from '../wands.ts';
import { useTableWords } from '../words/index.ts';
import { LyingWands } from './LyingWands.tsx';
import styles from './Scene.module.css';
import { Veil } from './Veil.tsx';

const MIDDLE = BOARD.width / 2;
const TALLY_GAP = 250;

interface SpellStageProps {
  readonly seat: Seat;
  readonly down: PerWand<WandSymbol>;
  readonly most: readonly WandSymbol[];
  readonly stone: boolean;
  /** The spell brings the power stone to an apprentice that has it. */
  readonly owned: boolean;
  readonly wands: WandsShown;
  readonly names: readonly string[];
  readonly version: number;
}

/** A spell: the apprentice on its star, the wands with their signs, and which is seen most. */
export const SpellStage = ({ seat, down, most, stone, owned, wands, names, version }: SpellStageProps) => {
  const words = useTableWords();
  const fall = useFall(version);
  const fallen = wands.thrown.includes(true);
  const after = fallen ? fall.after : undefined;
  return (
    <Veil>
      <text x={MIDDLE} y="130" className={styles['title']}>
        {words.spell.title(names[seat]!)}
      </text>
      <g transform={`translate(${MIDDLE} 400)`}>
        <path d={star(8, 230, 96)} className={styles['spellStar']} />
        <path d={star(8, 150, 62, 22.5)} className={styles['spellStarInner']} />
        <g transform="translate(0 130) scale(3.6)">
          <Apprentice colour={COLOURS[seat]!} stone={stone} />
        </g>
      </g>
      <g transform={`translate(${MIDDLE} 720)`}>
        <LyingWands wands={wands} version={version} />
      </g>
      {countSigns(down).map(({ symbol, count }, index) => (
        <g
          key={symbol}
          transform={`translate(${MIDDLE + (index - 1) * TALLY_GAP} 868)`}
          className={styles['tally']}
          data-most={most.includes(symbol)}
          data-new={fallen}
          style={after}
        >
          <g transform="translate(-38 0) scale(2.6)">
            <Sign symbol={symbol} />
          </g>
          <text x="26" y="20" className={styles['tallyCount']}>
            {count}
          </text>
        </g>
      ))}
      <text x={MIDDLE} y="988" className={`${styles['verdict']} ${styles['outcome']}`} style={after} data-new={fallen}>
        {owned
          ? words.spell.stoneOwned
          : most.length === 1
            ? words.spell.outcomes[most[0]!]
            : words.wands.seenMost(most)}
      </text>
    </Veil>
  );
};
