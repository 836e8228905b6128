import { facesOf, type Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { memo } from 'react';
import { Mark } from './Mark.tsx';
import styles from './Stone.module.css';

/** A stone's face; its side shows below it, so the whole is `EDGE` taller. */
export const STONE_WIDTH = 52;
export const STONE_HEIGHT = 58;
export const EDGE = 6;
const LEFT = -STONE_WIDTH / 2;
export const STONE_TOP = -STONE_HEIGHT / 2 - EDGE / 2;
const ROUND = 7;

const Block = ({ className }: { className: string }) => (
  <g className={className}>
    <rect
      className={styles['shadow']}
      x={LEFT + 1}
      y={STONE_TOP + 5}
      width={STONE_WIDTH + 2}
      height={STONE_HEIGHT + EDGE}
      rx={ROUND}
    />
    <rect
      className={styles['edge']}
      x={LEFT}
      y={STONE_TOP + EDGE}
      width={STONE_WIDTH}
      height={STONE_HEIGHT}
      rx={ROUND}
    />
    <rect className={styles['top']} x={LEFT} y={STONE_TOP} width={STONE_WIDTH} height={STONE_HEIGHT} rx={ROUND} />
  </g>
);

/** The all-seeing eye, with rays above it. */
const Eye = () => (
  <g className={styles['eye']} transform="translate(0 -11)">
    <path d="M-17 2C-9-9 9-9 17 2C9 12-9 12-17 2z" />
    <circle r="6" cy="1.500" className={styles['iris']} />
    <circle r="2" cx="-1.500" cy="0" className={styles['gleam']} />
    <path d="M0-11V-17M-8-9.500L-11-14.500M8-9.500L11-14.500M-14-5.500L-18-9M14-5.500L18-9" />
  </g>
);

/** What is engraved and inlaid on a stone: its digit or eye above, its colour's mark below. */
const Engraving = ({ stone }: { stone: Stone }) => {
  const { colour, face } = facesOf(stone);
  return (
    <g className={styles['engraving']} data-colour={colour}>
      {face === 'Eye' ? <Eye /> : <text className={styles['digit']}>{face}</text>}
      <path className={styles['groove']} d="M-19 3.500H19" />
      <Mark colour={colour} transform="translate(0 14.500) scale(0.86)" />
    </g>
  );
};

/*
 * A table has dozens of stones, and nearly all of them are the same from one event to the next: each is drawn once.
 */

/** What is on the face of a stone. */
export const StoneFace = ({ stone }: { stone: Stone }) => (
  <>
    <path className={styles['grain']} d="M-21-24C-8-22 8-27 21-23M-21-12C-10-15 6-10 21-13M-21 22C-6 19 9 24 21 20" />
    <Engraving stone={stone} />
  </>
);

/** A stone that lies open: bone, for everybody to see. */
export const OpenStone = memo(({ stone }: { stone: Stone }) => (
  <>
    <Block className={styles['bone']!} />
    <StoneFace stone={stone} />
  </>
));

/** A frame with cut corners, and a cross in a lozenge. */
const CARVING =
  'M-16.500-26.500H16.500q4 0 4 4V16.500q0 4-4 4H-16.500q-4 0-4-4V-22.500q0-4 4-4z' +
  'M-20.500-18.500l8-8M20.500-18.500l-8-8M-20.500 12.500l8 8M20.500 12.500l-8 8' +
  'M0-20L11-3L0 14L-11-3zM-16-3H16M0-23V17';

/** What is carved into the back of every stone. */
export const StoneBack = () => (
  <>
    <path className={styles['carving']} d={CARVING} />
    <circle className={styles['boss']} cy="-3" r="4.500" />
  </>
);

/** The back of a stone: all are alike. */
export const BackStone = memo(() => (
  <>
    <Block className={styles['walnut']!} />
    <StoneBack />
  </>
));

/** A hidden stone seen by its owner: the face shows, within the wood of the back that the others see. */
export const SecretStone = memo(({ stone }: { stone: Stone }) => (
  <>
    <Block className={styles['walnut']!} />
    <rect
      className={styles['window']}
      x={LEFT + 4.5}
      y={STONE_TOP + 4.5}
      width={STONE_WIDTH - 9}
      height={STONE_HEIGHT - 9}
      rx="4"
    />
    <g transform="translate(0 0.500) scale(0.9)">
      <Engraving stone={stone} />
    </g>
  </>
));

const VIEW_BOX = `${LEFT - 2} ${STONE_TOP - 2} ${STONE_WIDTH + 6} ${STONE_HEIGHT + EDGE + 6}`;

/** A stone by itself, for trays and notes. */
export const StoneIcon = ({
  stone,
  secret = false,
  height = 44,
}: {
  stone: Stone;
  secret?: boolean;
  height?: number;
}) => (
  <svg className={styles['icon']} height={height} viewBox={VIEW_BOX} aria-hidden="true">
    {secret ? <SecretStone stone={stone} /> : <OpenStone stone={stone} />}
  </svg>
);

export const BackIcon = ({ height = 44 }: { height?: number }) => (
  <svg className={styles['icon']} height={height} viewBox={VIEW_BOX} aria-hidden="true">
    <BackStone />
  </svg>
);
