import { COLOURS, type PerWand } from '@wunderkammer/drei-magier/pieces';
import { Wand } from '../pieces/Wand.tsx';
import { useFall } from '../use-fall.ts';
import type { WandsShown } from '../wands.ts';
import styles from './Scene.module.css';

const GAP = 250;
const SIZE = 1.65;

/** Wands that may be picked up to be thrown again. */
export interface Picking {
  readonly picked: PerWand<number>;
  readonly pick: (index: number) => void;
}

interface LyingWandsProps {
  readonly wands: WandsShown;
  readonly version: number;
  readonly picking?: Picking | undefined;
}

/** The three wands side by side, around the origin; those just thrown fall into place. */
export const LyingWands = ({ wands: { faces, thrown }, version, picking }: LyingWandsProps) => {
  const fall = useFall(version);
  return COLOURS.map((colour, index) => {
    const face = faces[index]!;
    const fresh = thrown[index]!;
    return (
      // A fresh key lets it fall anew.
      <g key={fresh ? `${colour} ${version}` : colour} transform={`translate(${(index - 1) * GAP} 0)`}>
        <g className={fresh ? styles['falling'] : undefined} style={fresh ? fall.wand(index) : undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience for pointers; the tray has the same as buttons */}
          <g
            className={styles['lying']}
            data-pickable={picking !== undefined}
            data-picked={picking?.picked[index] === 1}
            onClick={picking && (() => picking.pick(index))}
          >
            <g transform={`scale(${SIZE})`}>
              <Wand colour={colour} face={face} />
            </g>
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
