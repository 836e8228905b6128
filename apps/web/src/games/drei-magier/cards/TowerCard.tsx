import { hatch } from '../board/scatter.ts';
import { BOLT, TowerWalls } from '../board/vignettes/Tower.tsx';

/** Tower: struck by lightning, and somebody falls. */
export const TowerCard = () => (
  <>
    <path d={hatch({ x: -38, y: -62 }, { x: -38, y: -30 }, 6, 16, 0)} strokeWidth="1" />
    <g transform="translate(-4 14)">
      <TowerWalls />
    </g>
    <path d={BOLT} transform="translate(-21 16) scale(0.95)" fill="var(--dm-gold)" />
    <g transform="translate(-31 12) rotate(200)">
      <circle cy="-9" r="4" fill="var(--dm-skin)" strokeWidth="1.2" />
      <path d="M0 -5L-4 8H4ZM-3 -3L-9 -8M3 -3L9 -8M-2 8l-3 7M2 8l4 6" fill="var(--dm-rose)" strokeWidth="1.4" />
    </g>
  </>
);
