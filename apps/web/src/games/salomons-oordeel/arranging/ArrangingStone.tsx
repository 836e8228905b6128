import type { Stone } from '@wunderkammer/salomons-oordeel/pieces';
import type { KeyboardEvent, PointerEvent } from 'react';
import board from '../board/Board.module.css';
import type { Point } from '../board/geometry.ts';
import { CellRing } from '../board/Plot.tsx';
import { SecretStone } from '../stones/Stone.tsx';
import styles from './Arranging.module.css';

const HERE: Point = { x: 0, y: 0 };
const LIFT = 5;

interface ArrangingStoneProps {
  readonly stone: Stone;
  readonly at: Point;
  /** Its name while it is in the rack, where it is a button; on the cloth its cell is the button. */
  readonly label: string | undefined;
  readonly held: boolean;
  readonly dragged: boolean;
  readonly wrong: boolean;
  /** When it was dealt, in milliseconds; absent if that is long ago. */
  readonly dealtAfter: number | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** One stone of a hand, in the rack, on its cell or under the finger. */
export const ArrangingStone = ({
  stone,
  at,
  label,
  held,
  dragged,
  wrong,
  dealtAfter,
  ...handlers
}: ArrangingStoneProps) => {
  const role = label === undefined ? {} : { role: 'button', tabIndex: 0, 'aria-label': label, 'aria-pressed': held };
  return (
    <g
      {...role}
      {...handlers}
      className={styles['stone']}
      data-focus={stone}
      data-stone={stone}
      data-dragged={dragged}
      style={{ transform: `translate(${at.x}px, ${at.y - (held ? LIFT : 0)}px)` }}
    >
      <g
        className={dealtAfter === undefined ? undefined : styles['dealt']}
        style={dealtAfter === undefined ? undefined : { animationDelay: `${dealtAfter}ms` }}
      >
        <SecretStone stone={stone} />
        {wrong && <Wrong />}
        {held && <CellRing at={HERE} className={board['chosen']!} />}
      </g>
      <g className={styles['focusRing']}>
        <CellRing at={HERE} className={styles['focusLine']!} />
      </g>
    </g>
  );
};

/** Over a stone that cannot stand where it does. */
const Wrong = () => (
  <g className={styles['wrong']}>
    <CellRing at={HERE} className={styles['wrongRing']!} />
    <g transform="translate(20 -27)">
      <circle r="9" />
      <path d="M0-5V1M0 4.500V5" />
    </g>
  </g>
);
