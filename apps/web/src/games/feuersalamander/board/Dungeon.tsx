import { memo } from 'react';
import { Textured } from '../../Textured.tsx';
import { SalamanderShape } from '../pieces/SalamanderSign.tsx';
import { salamanderAlong } from '../pieces/salamander.ts';
import { CENTRE, HALF } from './geometry.ts';
import { MASONRY } from './textures.ts';

const RIM = HALF - 5;
const WELL = 41;
const FLOOR = { x: -HALF + 2, y: -HALF + 2, width: HALF * 2 - 4, height: HALF * 2 - 4 };
const STONES_ROUND = 14;

/** Between the stones of the rim. */
const JOINTS = Array.from({ length: STONES_ROUND }, (_, index) => {
  const angle = ((index + 0.3 * (index % 3)) / STONES_ROUND) * Math.PI * 2;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(x * WELL).toFixed(1)} ${(y * WELL).toFixed(1)}L${(x * RIM).toFixed(1)} ${(y * RIM).toFixed(1)}`;
}).join('');

/** The guardian lies round the well, its snout nearly at its tail. */
const GUARDIAN = salamanderAlong((t) => {
  const angle = -2.2 + t * Math.PI * 1.62;
  const radius = 56 + 2 * Math.sin(t * Math.PI * 4);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}, 6.6);

/** The dungeon: a well in the middle of the ruin, embers at its bottom, the fire salamander round its edge. */
export const Dungeon = memo(() => (
  <g transform={`translate(${CENTRE.x} ${CENTRE.y})`} data-spot="dungeon">
    <rect {...FLOOR} fill="var(--fs-sheet)" />
    <Textured texture={MASONRY} box={FLOOR}>
      <rect {...FLOOR} />
    </Textured>
    <circle r={RIM} fill="var(--fs-rim)" stroke="var(--fs-ink)" strokeWidth="2.5" />
    <path d={JOINTS} stroke="var(--fs-ink)" strokeWidth="1.2" opacity="0.7" />
    <circle r={WELL} fill="var(--fs-well)" stroke="var(--fs-ink)" strokeWidth="3" />
    <circle r={WELL - 1} cy="8" fill="url(#fs-embers)" />
    <g fill="var(--fs-ember)">
      <circle cx="-12" cy="24" r="2.4" />
      <circle cx="6" cy="30" r="1.8" />
      <circle cx="16" cy="20" r="2.2" />
      <circle cx="-4" cy="12" r="1.4" />
      <circle cx="-24" cy="10" r="1.5" />
      <circle cx="24" cy="4" r="1.3" />
    </g>
    <SalamanderShape
      shape={GUARDIAN}
      skin="#1d1512"
      spots="var(--fs-guardian, #f7bd33)"
      legs={2.8}
      halo="var(--fs-rim)"
    />
  </g>
));
