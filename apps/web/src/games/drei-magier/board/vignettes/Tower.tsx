import { hatch } from '../scatter.ts';
import { Ground, Sky } from './Ground.tsx';

/** The bolt that strikes the tower, also on its card. */
export const BOLT = 'M62 -82L26 -60L38 -56L14 -38L44 -52L33 -56Z';

/** The tower itself: on its card it stands without land or sky. */
export const TowerWalls = () => (
  <>
    <path d="M-26 46L-20 -40L20 -40L26 46Z" fill="var(--dm-masonry)" />
    <path d={hatch({ x: 12, y: -30 }, { x: 15, y: 42 }, 17, 8, 0)} strokeWidth="1.3" />
    <path
      d="M-19 -22h8M-6 -22h10M-20 -4h12M-2 -4h10M-22 14h9M-8 14h12M-23 30h12M-4 30h12M-14 -30v8M0 -13v9M-12 5v9M2 22v8"
      strokeWidth="1.4"
    />
    <path d="M-28 -38L-30 -58H-20V-51H-10V-58H0V-51H10L13 -58H20L30 -56L28 -38Z" fill="var(--dm-masonry)" />
    <path d="M-28 -38H28" strokeWidth="3" />
    <path d="M-6 -8v-10c0 -6 10 -6 10 0v10zM-6 26v-8c0 -6 10 -6 10 0v8z" fill="var(--dm-ink)" />
  </>
);

export const Tower = () => (
  <>
    <Sky />
    <Ground top={40} fill="var(--dm-stone)" />
    <TowerWalls />
    <path d={BOLT} fill="var(--dm-gold)" strokeLinejoin="round" />
    <path d="M-38 -30l6 -4 3 6zM-46 -6l5 -5 4 5zM42 -14l6 -3 2 6zM36 8l5 -2 1 5z" fill="var(--dm-masonry)" />
    <path d="M-64 -58c8 -10 20 -8 22 0c10 -2 12 10 2 10h-26c-8 0 -8 -10 2 -10z" fill="var(--dm-cloud)" />
  </>
);
