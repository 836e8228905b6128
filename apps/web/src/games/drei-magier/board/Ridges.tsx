import type { Place } from '@wunderkammer/drei-magier/pieces';
import styles from './Board.module.css';
import { WALL_RADIUS, WALLED } from './gates.ts';
import { APART, MEDALLION, type Point, placePoint } from './geometry.ts';
import { hatch } from './scatter.ts';

/** A mountain: how far from the middle of the ridge, how far towards the beholder, and how high. */
interface Peak {
  readonly along: number;
  readonly near: number;
  readonly height: number;
}

/** Those further back first: who stands in front covers who stands behind. Low in the middle, where the places come close. */
const PEAKS: readonly Peak[] = [
  { along: -104, near: 18, height: 66 },
  { along: 78, near: 16, height: 68 },
  { along: -54, near: 23, height: 54 },
  { along: 30, near: 23, height: 48 },
  { along: 116, near: 27, height: 58 },
  { along: -12, near: 31, height: 46 },
  { along: -130, near: 32, height: 38 },
  { along: -84, near: 37, height: 42 },
  { along: 96, near: 40, height: 40 },
];

/** A mountain whose foot is the middle of its base: the two slopes, of which the right one lies away from the moon. */
const slopes = ({ x, y }: Point, h: number): string =>
  `M${x - h * 0.62} ${y}L${x - h * 0.36} ${y - h * 0.4}L${x - h * 0.25} ${y - h * 0.5}L${x} ${y - h}` +
  `L${x + h * 0.16} ${y - h * 0.7}L${x + h * 0.3} ${y - h * 0.56}L${x + h * 0.62} ${y}`;
const crest = ({ x, y }: Point, h: number): string =>
  `M${x} ${y - h}L${x - h * 0.05} ${y - h * 0.72}L${x + h * 0.07} ${y - h * 0.5}L${x - h * 0.03} ${y - h * 0.22}`;
const shade = ({ x, y }: Point, h: number): string =>
  hatch({ x: x + h * 0.06, y: y - h * 0.74 }, { x: x + h * 0.16, y: y - h * 0.28 }, 4, h * 0.22, h * 0.2);

/** How far a place reaches, its wall included. */
const reach = (place: Place): number => (place === WALLED ? WALL_RADIUS : MEDALLION.outer);

/** The mountains between two places: halfway between their rims, across the line that joins them, every other ridge mirrored. */
const ridge = ([a, b]: (typeof APART)[number], index: number): { readonly foot: Point; readonly height: number }[] => {
  const [from, to] = [placePoint(a), placePoint(b)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const half = (length + reach(a) - reach(b)) / 2;
  const side = index % 2 === 0 ? 1 : -1;
  return PEAKS.map((peak) => ({
    foot: {
      x: from.x + along.x * half + along.y * peak.along * side,
      y: from.y + along.y * half + along.x * peak.along * side + peak.near,
    },
    height: peak.height,
  }));
};
const MOUNTAINS = APART.flatMap(ridge);

/** Mountains as old maps have them, wherever neighbours are joined by no road. They fade into the sky. */
export const Ridges = ({ fade }: { fade: string }) => (
  <g>
    <linearGradient id={fade} x2="0" y2="1">
      <stop offset="0.3" className={styles['mountainTop']} />
      <stop offset="1" className={styles['mountainFoot']} />
    </linearGradient>
    {MOUNTAINS.map(({ foot, height }) => (
      <g key={`${foot.x} ${foot.y}`}>
        <path d={slopes(foot, height)} fill={`url(#${fade})`} className={styles['mountain']} />
        <path d={crest(foot, height) + shade(foot, height)} className={styles['mountainShade']} />
      </g>
    ))}
  </g>
);
