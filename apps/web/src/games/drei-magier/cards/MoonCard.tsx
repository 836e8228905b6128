import { hatch } from '../board/scatter.ts';
import { MoonFace } from '../board/vignettes/Moon.tsx';

const DROPS = [
  { x: -30, y: -2 },
  { x: -14, y: 6 },
  { x: 10, y: 6 },
  { x: 28, y: -2 },
] as const;

/** Moon: over two towers and a pool, and a dog that sings to it. */
export const MoonCard = () => (
  <>
    <rect x="-41" y="-81" width="82" height="108" fill="var(--dm-night)" stroke="none" />
    <g transform="translate(8 -36) scale(0.55)" strokeWidth="2.8">
      <MoonFace />
    </g>
    {DROPS.map(({ x, y }) => (
      <path key={x} d={`M${x} ${y}q-3 6 0 8q3 -2 0 -8z`} fill="var(--dm-gold)" strokeWidth="1" />
    ))}
    <path
      d="M-41 28V-2H-37V3H-33V-2H-29V3H-25V-2H-21V30ZM21 30V-2H25V3H29V-2H33V3H37V-2H41V28Z"
      fill="var(--dm-masonry)"
    />
    <path
      d={hatch({ x: 34, y: 6 }, { x: 34, y: 26 }, 6, 6, 0) + hatch({ x: -27, y: 6 }, { x: -27, y: 26 }, 6, 5, 0)}
      strokeWidth="1.1"
    />
    <path d="M-41 26C-20 20 20 20 41 26V61H-41Z" fill="var(--dm-moss)" />
    <path d="M-30 52C-16 42 16 42 30 52C34 56 36 61 36 61H-36C-36 61 -34 56 -30 52Z" fill="var(--dm-water)" />
    <path d="M-12 52q4 -3 8 0t8 0M-2 57q4 -3 8 0t8 0" stroke="var(--dm-foam)" strokeWidth="1.4" />
    <path d="M-9 40L-7 24L-12 16L-7 17L-4 11L-1 18C4 22 8 28 9 40M9 38q6 -2 6 -9" fill="var(--dm-umber)" />
  </>
);
