import styles from './Board.module.css';
import { GATES, WALL_RADIUS, WALLED } from './gates.ts';
import { MEDALLION, placePoint } from './geometry.ts';
import { arc, ray } from './scatter.ts';

const BATTLEMENTS = WALL_RADIUS + 8;
/** The gatehouse hides the ends of the wall beside it. */
const HALF_OPENING = 5;
/** How far the way leads in, over the ring with the name. */
const INSIDE = MEDALLION.inner - 6;

/** The wall from each gate to the next. */
const ring = (radius: number): string =>
  GATES.map(({ at }, index) => {
    const next = GATES[index + 1]?.at ?? GATES[0]!.at + 360;
    return arc(radius, at + HALF_OPENING, next - HALF_OPENING);
  }).join('');
const WALL = ring(WALL_RADIUS);

const { x, y } = placePoint(WALLED);
const MIDDLE = `translate(${x} ${y})`;

/** The wall around the labyrinth, over the roads and under the places. */
export const Wall = () => (
  <g transform={MIDDLE}>
    <path d={ring(BATTLEMENTS)} className={styles['battlements']} />
    <path d={WALL} className={styles['wallEdge']} />
    <path d={WALL} className={styles['wall']} />
    <path d={WALL} className={styles['wallJoints']} />
  </g>
);

/** The way in: a bridge into the picture, and over it the gatehouse, two towers with a portcullis between them. */
export const WayIn = () => (
  <g transform={MIDDLE} className={styles['gate']}>
    {GATES.map(({ at, house }) => (
      <g key={at}>
        <path d={ray(at, INSIDE, WALL_RADIUS)} className={styles['bridgeEdge']} />
        <path d={ray(at, INSIDE, WALL_RADIUS)} className={styles['bridge']} />
        <g transform={`translate(${house.x} ${house.y})`}>
          <path d="M-13 -16H13V20H-13z" fill="var(--dm-wall)" />
          <path d="M-8 20V2C-8 -9 8 -9 8 2V20z" fill="var(--dm-outline)" />
          <path d="M-3 20V-5M3 20V-5M-8 3H8M-8 11H8" stroke="var(--dm-brass)" strokeWidth="1.4" />
          <path d="M-26 22V-20H-11V22zM11 22V-20H26V22z" fill="var(--dm-wall)" />
          <path d="M-29 -20L-18.5 -44L-8 -20zM8 -20L18.5 -44L29 -20z" fill="var(--dm-hedge)" />
          <path d="M-18.5 -10v9M18.5 -10v9" strokeWidth="3.4" />
          <path d="M-15 -4h4M-15 6h4M-15 12h4M22 -4h4M22 6h4M22 12h4" strokeWidth="1.3" />
        </g>
      </g>
    ))}
  </g>
);
