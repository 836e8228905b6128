import { GATES } from '../gates.ts';
import { arc, ray } from '../scatter.ts';

/** Rings of walls, each with one gap, its angle counted from the way in; short walls across block the way round. */
const RINGS = [
  { radius: 84, gap: 0 },
  { radius: 70, gap: 200 },
  { radius: 56, gap: 35 },
  { radius: 42, gap: 260 },
  { radius: 28, gap: 85 },
] as const;
const GAP = 15;
const WALLS = [
  { at: 20, ring: 0 },
  { at: 220, ring: 1 },
  { at: 16, ring: 2 },
  { at: 284, ring: 3 },
] as const;
const STEP = 14;

const RING_PATH = RINGS.map(({ radius, gap }) => {
  const half = (GAP * 56) / radius / 2;
  return arc(radius, gap + half, gap + 360 - half);
}).join('');
const WALL_PATH = WALLS.map(({ at, ring }) => ray(at, RINGS[ring].radius, RINGS[ring].radius - STEP)).join('');

export const Labyrinth = () => (
  <>
    <circle r="90" fill="var(--dm-shadow)" stroke="none" />
    <g transform={`rotate(${GATES[0]?.at ?? 0})`} strokeLinecap="butt">
      <path d={RING_PATH + WALL_PATH} stroke="var(--dm-hedge-edge)" strokeWidth="9" />
      <path d={RING_PATH + WALL_PATH} stroke="var(--dm-hedge)" strokeWidth="5.5" />
      <path d={RING_PATH} stroke="var(--dm-hedge-edge)" strokeWidth="5.5" strokeDasharray="1.5 6" />
    </g>
    <circle r="11" fill="var(--dm-ink)" stroke="none" />
    <path d="M-5 2c0 -9 10 -9 10 0c0 4 -3 4 -3 7h-4c0 -3 -3 -3 -3 -7z" fill="var(--dm-foam)" stroke="none" />
    <path d="M-2.5 1.5h.1M2.5 1.5h.1" stroke="var(--dm-ink)" strokeWidth="3" />
  </>
);
