import { COLOURS } from '@wunderkammer/drei-magier/pieces';
import { Wand } from '../pieces/Wand.tsx';
import { useFall } from '../use-fall.ts';
import type { WandsShown } from '../wands.ts';
import styles from './Scene.module.css';

const GAP = 250;
const SIZE = 1.65;

/** The three wands side by side, around the origin; those just thrown fall into place. */
export const LyingWands = ({ wands: { faces, thrown }, version }: { wands: WandsShown; version: number }) => {
  const fall = useFall(version);
  return COLOURS.map((colour, index) => {
    const face = faces[index]!;
    const fresh = thrown[index]!;
    return (
      // A fresh key lets it fall anew.
      <g key={fresh ? `${colour} ${version}` : colour} transform={`translate(${(index - 1) * GAP} 0)`}>
        <g className={fresh ? styles['falling'] : undefined} style={fresh ? fall.wand(index) : undefined}>
          <g transform={`scale(${SIZE})`}>
            <Wand colour={colour} face={face} />
          </g>
        </g>
        {face.type === 'notches' && (
          <text y="86" className={styles['eyes']} style={fresh ? fall.after : undefined} data-new={fresh}>
            {face.count}
          </text>
        )}
      </g>
    );
  });
};
