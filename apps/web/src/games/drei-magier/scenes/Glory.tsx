import type { CSSProperties } from 'react';
import { ray } from '../board/scatter.ts';
import styles from './Scene.module.css';

/** Long and short rays by turns, higher than wide. */
const RAYS = Array.from({ length: 48 }, (_, index) => ray(index * 7.5, 168, index % 2 === 0 ? 222 : 196)).join('');

interface GloryProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** When it appears, if not at once. */
  readonly after?: CSSProperties | undefined;
}

/** The glory around whoever acts, or has won. */
export const Glory = ({ x, y, size = 1, after }: GloryProps) => (
  <path
    d={RAYS}
    transform={`translate(${x} ${y}) scale(${0.92 * size} ${1.12 * size})`}
    className={styles['glory']}
    style={after}
    data-new={after !== undefined}
  />
);
