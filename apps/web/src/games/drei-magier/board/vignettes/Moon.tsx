import { hatch, star } from '../scatter.ts';

/** A crescent with a face in profile, also on its card. */
export const MoonFace = () => (
  <>
    <path
      d="M14 -58C-26 -58 -50 -30 -50 0S-26 58 14 58C-2 50 -12 36 -14 22L-2 20C2 19 2 15 -2 14L2 10L-1 6C2 4 2 2 0 0L8 -4C10 -6 9 -8 7 -10L-8 -22C-8 -38 0 -50 14 -58z"
      fill="var(--dm-moon)"
      strokeLinejoin="round"
    />
    <path d={hatch({ x: -40, y: -24 }, { x: -40, y: 28 }, 11, 12, 0)} strokeWidth="1.3" />
    <path d={hatch({ x: -24, y: -44 }, { x: -38, y: -30 }, 4, 10, 2)} strokeWidth="1.3" />
    <path d={hatch({ x: -36, y: 34 }, { x: -12, y: 52 }, 5, 12, -2)} strokeWidth="1.3" />
    <path d="M-14 -14q6 -6 11 -1M-13 -8q5 -3 9 1q-5 3 -9 -1M-8 14q-6 3 -10 -1" strokeWidth="1.9" />
  </>
);

const STARS = [
  { x: 40, y: -44, size: 13 },
  { x: 58, y: -4, size: 9 },
  { x: 34, y: 22, size: 8 },
  { x: 22, y: -16, size: 6 },
  { x: -66, y: -38, size: 7 },
] as const;

export const Moon = () => (
  <>
    <circle r="92" fill="var(--dm-night)" stroke="none" />
    {STARS.map(({ x, y, size }) => (
      <path
        key={x}
        d={star(5, size, size * 0.42)}
        transform={`translate(${x} ${y})`}
        fill="var(--dm-gold)"
        strokeWidth="1.2"
      />
    ))}
    <g transform="translate(2 -8) scale(1.1)">
      <MoonFace />
    </g>
  </>
);
