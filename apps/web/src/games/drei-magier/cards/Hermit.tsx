import { hatch, ray } from '../board/scatter.ts';

const GLOW = Array.from({ length: 12 }, (_, index) => ray(index * 30, 13, index % 2 === 0 ? 18 : 15)).join('');

/** Forest: an old man with a lantern, alone among the trees. */
export const Hermit = () => (
  <>
    <path d="M-41 38C-20 28 10 34 41 26V61H-41Z" fill="var(--dm-moss)" strokeWidth="1.2" />
    <path d="M33 30V-62M29 -20l-8 -10M33 -34l8 -9M33 -48l-8 -8M-36 36V-40M-36 -14l7 -8" strokeWidth="3" />
    <path
      d="M-6 -48C6 -52 18 -44 18 -30C20 0 24 30 27 55H-24C-20 24 -18 -4 -16 -26C-16 -38 -12 -46 -6 -48Z"
      fill="var(--dm-cloak)"
    />
    <path d="M-8 -44C-14 -34 -12 -24 -4 -20C2 -22 4 -30 2 -38Z" fill="var(--dm-skin)" />
    <path d="M-10 -26C-16 -8 -12 6 -6 14C-2 4 0 -10 0 -22Z" fill="var(--dm-foam)" />
    <path d="M-8 -18v18M-4 -16v16" strokeWidth="1" />
    <path d={hatch({ x: 6, y: -34 }, { x: 14, y: 50 }, 19, 9, 3)} strokeWidth="1.2" />
    <path d="M-12 -6C-22 -10 -28 -14 -30 -18" strokeWidth="6" />
    <path d="M-12 -6C-22 -10 -28 -14 -30 -18" stroke="var(--dm-cloak)" strokeWidth="3" />
    <g transform="translate(-24 -33)">
      <path d={GLOW} stroke="var(--dm-gilt)" strokeWidth="1.6" />
      <path d="M-7 -8H7L8 10H-8ZM-4 -8V-12H4V-8" fill="var(--dm-candle)" />
      <path d="M0 -3l2.5 4 -2.5 4 -2.5 -4z" fill="var(--dm-flame)" strokeWidth="1" />
    </g>
    <path d="M20 57L14 -14" strokeWidth="3" />
  </>
);
