import { CHAMBERS, type Chamber } from '@wunderkammer/feuersalamander/pieces';
import styles from './Board.module.css';
import { CELL, chamberAt } from './geometry.ts';

/** How a chamber is lit: where one may go, what is being chosen, what fits what is chosen so far. */
export type Glow = 'open' | 'fits' | 'chosen' | 'hint';

export interface ChamberLight {
  readonly glow: Glow;
  /** How many of its facts are true to the hand: one small lamp each. */
  readonly lamps: number;
}

export type ChamberLights = (chamber: Chamber) => ChamberLight | undefined;

const SIZE = CELL - 5;

export const ChamberLightsLayer = ({ lights }: { lights: ChamberLights }) => (
  <g className={styles['lights']}>
    {CHAMBERS.map((chamber) => {
      const light = lights(chamber);
      if (light === undefined) return null;
      const { x, y } = chamberAt(chamber);
      return (
        <g key={`${chamber.wing}-${chamber.row}-${chamber.stone}`} transform={`translate(${x} ${y})`}>
          {light.glow !== 'fits' || light.lamps === 0 ? (
            <rect
              x={-SIZE / 2}
              y={-SIZE / 2}
              width={SIZE}
              height={SIZE}
              rx="3"
              className={styles['light']}
              data-glow={light.glow}
            />
          ) : null}
          {Array.from({ length: light.lamps }, (_, lamp) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: all lamps are alike
              key={lamp}
              d="M0-6.5L6.5 0 0 6.5-6.5 0Z"
              transform={`translate(${-15 + lamp * 13} 17)`}
              className={styles['lamp']}
            />
          ))}
        </g>
      );
    })}
  </g>
);
