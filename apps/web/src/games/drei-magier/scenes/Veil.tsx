import type { CSSProperties, ReactNode } from 'react';
import { useIsLeaving } from '../../../table/moving/Leaving.tsx';
import { BOARD } from '../board/geometry.ts';
import styles from './Scene.module.css';

/** How long it takes to fall, and to be lifted. */
export const VEIL_SECONDS = 0.3;

interface VeilProps {
  /** What is below still counts, or is to be seen as ever. */
  readonly light?: 'thin' | 'none';
  readonly spot?: string;
  readonly children: ReactNode;
}

/** Night falls over the board while something else asks for all eyes. */
export const Veil = ({ light, spot, children }: VeilProps) => {
  const isLeaving = useIsLeaving();
  return (
    <g
      className={styles['scene']}
      style={{ '--takes': `${VEIL_SECONDS}s` } as CSSProperties}
      data-leaving={isLeaving}
      data-veil={light === undefined && !isLeaving}
      data-spot={isLeaving ? undefined : spot}
    >
      {light !== 'none' && (
        <rect width={BOARD.width} height={BOARD.height} rx="10" className={styles[light ? 'thinVeil' : 'veil']} />
      )}
      {children}
    </g>
  );
};
