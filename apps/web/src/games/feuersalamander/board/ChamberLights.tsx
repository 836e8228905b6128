import type { Chamber } from '@wunderkammer/feuersalamander/pieces';
import styles from './Board.module.css';
import { CELL, chamberAt } from './geometry.ts';

/** How a chamber is lit: where one may go, what is being chosen, what fits what is chosen so far. */
export type Glow = 'open' | 'fits' | 'chosen' | 'hint';

export interface ChamberLight {
  readonly chamber: Chamber;
  readonly glow: Glow;
}

const SIZE = CELL - 5;

export const ChamberLights = ({ lights }: { lights: readonly ChamberLight[] }) =>
  lights.map(({ chamber, glow }) => {
    const { x, y } = chamberAt(chamber);
    return (
      <rect
        key={`${x} ${y}`}
        x={x - SIZE / 2}
        y={y - SIZE / 2}
        width={SIZE}
        height={SIZE}
        rx="3"
        className={styles['light']}
        data-glow={glow}
      />
    );
  });
