import { memo } from 'react';
import styles from './Board.module.css';
import { FRAME } from './geometry.ts';

/** The cloth and the wood, drawn once a picture; the names are the same in every picture, and so is what they mean. */
const Materials = () => (
  <defs>
    <pattern id="so-baize" width="14" height="14" patternUnits="userSpaceOnUse">
      <rect width="14" height="14" className={styles['cloth']} />
      <path className={styles['napDark']} d="M1 3l3 2M8 1l2 3M5 9l3 1M11 7l2 3M2 12l2 1M9 12l3 1" />
      <path className={styles['napLight']} d="M3 1l2 2M11 4l2 1M1 8l3 1M7 6l2 2M6 12l2 1M12 11l1 2" />
    </pattern>
    <pattern id="so-walnut" width="160" height="40" patternUnits="userSpaceOnUse">
      <rect width="160" height="40" className={styles['wood']} />
      <path
        className={styles['woodLight']}
        d="M0 5C40 1 60 11 100 6S140 3 160 5M0 21C30 26 70 15 110 22S150 19 160 21M0 34C50 30 90 38 160 34"
      />
      <path className={styles['woodDark']} d="M0 12C50 17 80 7 120 13S150 11 160 12M0 28C40 24 90 33 160 28" />
    </pattern>
    <pattern id="so-wrong" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles['wrongHatch']} d="M0 0V9" />
    </pattern>
  </defs>
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
}

/** The bench: green baize in a walnut frame with a brass inlay. */
export const Ground = memo(({ width, height }: GroundProps) => {
  const inside = { x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME };
  const sprig = FRAME + 6;
  return (
    <>
      <Materials />
      <rect width={width} height={height} rx="14" fill="url(#so-walnut)" />
      <rect className={styles['inlay']} x="7" y="7" width={width - 14} height={height - 14} rx="9" />
      <rect className={styles['cloth']} {...inside} rx="5" />
      <rect {...inside} rx="5" fill="url(#so-baize)" className={styles['clothEdge']} />
      <rect
        className={styles['seam']}
        x={FRAME + 7}
        y={FRAME + 7}
        width={width - 2 * FRAME - 14}
        height={height - 2 * FRAME - 14}
        rx="3"
      />
      {[
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
