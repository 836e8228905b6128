import type { Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { Turned } from '../../../table/finale/Turned.tsx';
import { BackStone, OpenStone } from '../stones/Stone.tsx';
import styles from './Finale.module.css';

const ARM = 196;
const BEAM_Y = -118;
const ROPE = 124;
const PAN = 118;
const SIZE = 0.82;
const PITCH = { x: 46, y: 54 } as const;
/** So many stones stand beside each other on a pan. */
const ABREAST = 5;
const NEXT_STONE = 130;

interface PanProps {
  readonly x: number;
  readonly stones: readonly Stone[];
  readonly side: 'kept' | 'left';
  /** What else happens first. */
  readonly after: number;
}

/** A pan with its stones on it, turned up one after the other. */
const Pan = ({ x, stones, side, after }: PanProps) => (
  <g transform={`translate(${x} ${BEAM_Y})`}>
    <g className={styles['pan']} data-side={side}>
      <path className={styles['rope']} d={`M0 0L${-PAN * 0.86} ${ROPE}M0 0L${PAN * 0.86} ${ROPE}`} />
      {stones.map((stone, index) => {
        const row = Math.floor(index / ABREAST);
        const abreast = Math.min(ABREAST, stones.length - row * ABREAST);
        const at = ((index % ABREAST) - (abreast - 1) / 2) * PITCH.x;
        return (
          <g key={stone} transform={`translate(${at} ${ROPE - 24 - row * PITCH.y}) scale(${SIZE})`}>
            <Turned back={<BackStone />} face={<OpenStone stone={stone} />} after={after + index * NEXT_STONE} />
          </g>
        );
      })}
      <path
        className={styles['dish']}
        d={`M${-PAN} ${ROPE}C${-PAN * 0.8} ${ROPE + 34} ${PAN * 0.8} ${ROPE + 34} ${PAN} ${ROPE}Z`}
      />
    </g>
  </g>
);

interface GreatScalesProps {
  readonly kept: readonly Stone[];
  readonly left: readonly Stone[];
  readonly after: number;
}

/** The judge's scales: on the one pan the secrets that were kept, on the other the stones that nobody had. */
export const GreatScales = ({ kept, left, after }: GreatScalesProps) => (
  <svg className={styles['scales']} viewBox="-330 -160 660 268" aria-hidden="true">
    <path className={styles['pillar']} d="M-7 -126L-9 88H9L7 -126Z" />
    <path className={styles['foot']} d="M-66 104C-60 90 -30 88 -14 80H14C30 88 60 90 66 104Z" />
    <g transform={`translate(0 ${BEAM_Y})`}>
      <path
        className={styles['beam']}
        d={`M${-ARM} 4C${-ARM * 0.6} -8 ${-ARM * 0.3} -4 0 -10C${ARM * 0.3} -4 ${ARM * 0.6} -8 ${ARM} 4C${ARM * 0.6} 6 ${ARM * 0.3} 8 0 8C${-ARM * 0.3} 8 ${-ARM * 0.6} 6 ${-ARM} 4Z`}
      />
      <circle className={styles['knob']} cy="-16" r="12" />
    </g>
    <Pan x={-ARM} stones={kept} side="kept" after={after} />
    <Pan x={ARM} stones={left} side="left" after={after + kept.length * NEXT_STONE} />
  </svg>
);
