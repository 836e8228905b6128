import type { Figure } from '@wunderkammer/feuersalamander/pieces';
import type { CSSProperties } from 'react';
import { facesOf, type LyingThrow } from '../last-throws.ts';
import { StickShape } from '../pieces/StickShape.tsx';
import { SMALL_FALL } from '../telling.ts';
import styles from './Board.module.css';
import { homeOf } from './geometry.ts';

interface LyingSticksProps {
  readonly lying: LyingThrow;
  readonly figure: Figure;
}

/** What somebody threw last, at their own place. */
export const LyingSticks = ({ lying: { thrown, nth }, figure }: LyingSticksProps) => {
  const { x, y } = homeOf(figure).sticks;
  return (
    <g transform={`translate(${x} ${y})`} data-spot={`throw:${thrown.seat}`}>
      {facesOf(thrown).map((face, stick) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a throw and its three sticks
        <g key={`${nth} ${stick}`} transform={`translate(${(stick % 2) * 10} ${stick * 27})`}>
          <g className={styles['lyingStick']} style={{ '--fall': `${SMALL_FALL}ms` } as CSSProperties}>
            <g transform={`rotate(${((nth * 7 + stick * 5) % 9) - 4}) scale(0.6)`}>
              <StickShape face={face} />
            </g>
          </g>
        </g>
      ))}
    </g>
  );
};
