import { memo } from 'react';
import { type Texture, Textured, TexturePattern } from '../../Textured.tsx';
import styles from './Board.module.css';
import { FRAME } from './geometry.ts';

const BAIZE: Texture = {
  id: 'so-nap',
  width: 14,
  height: 14,
  pens: [
    {
      className: styles['napDark'],
      strokes: [
        [1, 3, 'l3 2'],
        [8, 1, 'l2 3'],
        [5, 9, 'l3 1'],
        [11, 7, 'l2 3'],
        [2, 12, 'l2 1'],
        [9, 12, 'l3 1'],
      ],
    },
    {
      className: styles['napLight'],
      strokes: [
        [3, 1, 'l2 2'],
        [11, 4, 'l2 1'],
        [1, 8, 'l3 1'],
        [7, 6, 'l2 2'],
        [6, 12, 'l2 1'],
        [12, 11, 'l1 2'],
      ],
    },
  ],
};

const WALNUT: Texture = {
  id: 'so-grain',
  width: 160,
  height: 40,
  pens: [
    {
      className: styles['woodLight'],
      strokes: [
        [0, 5, 'c40-4 60 6 100 1s40-3 60-1'],
        [0, 21, 'c30 5 70-6 110 1s40-3 50-1'],
        [0, 34, 'c50-4 90 4 160 0'],
      ],
    },
    {
      className: styles['woodDark'],
      strokes: [
        [0, 12, 'c50 5 80-5 120 1s30-2 40-1'],
        [0, 28, 'c40-4 90 5 160 0'],
      ],
    },
  ],
};

/** The cloth and the wood, drawn once a picture; the names are the same in every picture, and so is what they mean. */
const Materials = () => (
  <defs>
    <TexturePattern texture={BAIZE} />
    <TexturePattern texture={WALNUT} />
    <pattern id="so-wrong" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles['wrongHatch']} d="M0 0V9" />
    </pattern>
  </defs>
);

interface WoodProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
  readonly className?: string | undefined;
}

/** A piece of walnut. */
export const Wood = ({ className, ...box }: WoodProps) => (
  <>
    <rect {...box} className={styles['wood']} />
    <Textured texture={WALNUT} box={box}>
      <rect {...box} className={className} />
    </Textured>
  </>
);

/** A sprig of laurel stitched into a corner of the cloth. */
const Sprig = () => (
  <g className={styles['stitched']}>
    <path d="M6 40C8 24 16 12 40 6" />
    <path d="M8 32c-6-4-7-9-5-13c5 3 7 7 5 13zM12 22c-4-6-3-11 1-14c3 5 3 9-1 14zM20 14c0-6 3-10 8-11c0 6-3 9-8 11z" />
    <path d="M11 34c6 1 11-1 13-5c-6-2-10-0-13 5zM17 24c6 2 11 0 14-4c-6-2-10-1-14 4zM27 15c6 3 11 2 15-1c-5-3-10-3-15 1z" />
  </g>
);

interface GroundProps {
  readonly width: number;
  readonly height: number;
  /** Without laurel, where what lies on the cloth reaches into its corners. */
  readonly plain?: boolean;
}

/** The bench: green baize in a walnut frame with a brass inlay. */
export const Ground = memo(({ width, height, plain = false }: GroundProps) => {
  const inside = { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME };
  const sprig = FRAME + 6;
  return (
    <>
      <Materials />
      <Wood x={0} y={0} width={width} height={height} rx={14} />
      <rect className={styles['inlay']} x="7" y="7" width={width - 14} height={height - 14} rx="9" />
      <rect className={styles['cloth']} {...inside} rx="5" />
      <Textured texture={BAIZE} box={inside}>
        <rect {...inside} rx="5" className={styles['clothEdge']} />
      </Textured>
      <rect
        className={styles['seam']}
        x={FRAME + 7}
        y={FRAME + 7}
        width={width - 2 * FRAME - 14}
        height={height - 2 * FRAME - 14}
        rx="3"
      />
      {!plain &&
        [
          `translate(${sprig} ${sprig})`,
          `translate(${width - sprig} ${sprig}) scale(-1 1)`,
          `translate(${sprig} ${height - sprig}) scale(1 -1)`,
          `translate(${width - sprig} ${height - sprig}) scale(-1 -1)`,
        ].map((corner) => (
          <g key={corner} transform={`${corner} scale(0.7)`}>
            <Sprig />
          </g>
        ))}
    </>
  );
});
