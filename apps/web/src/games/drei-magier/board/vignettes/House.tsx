import { hatch } from '../scatter.ts';
import { Ground, Sky } from './Ground.tsx';

/** Tall, crooked and purple, with somebody at home. */
export const House = () => (
  <>
    <Sky />
    <path d="M36 -60c8 -4 2 -9 8 -12" strokeWidth="1.8" opacity="0.8" />
    <Ground top={36} fill="var(--dm-heath)" />
    <path d="M28 -50v-14h12v24" fill="var(--dm-umber)" />
    <path d="M-38 40L-42 -16L42 -22L40 40Z" fill="var(--dm-purple)" />
    <path d="M-54 -12L-10 -74C-6 -80 2 -80 6 -75L56 -20L42 -22L-42 -14Z" fill="var(--dm-roof)" />
    <path d={hatch({ x: -6, y: -66 }, { x: 38, y: -26 }, 11, -5, 12)} strokeWidth="1.3" />
    <path d={hatch({ x: -20, y: -52 }, { x: -44, y: -18 }, 6, 9, 4)} strokeWidth="1.3" />
    <path d="M-42 -14L42 -20M-40 10L41 8M-14 -14L-13 40M16 -18L15 8M-42 -12L-14 10M41 -18L16 8" strokeWidth="3" />
    <path d="M-35 -8h14v13h-14zM22 14h13v15h-13z" fill="var(--dm-candle)" />
    <path d="M-28 -8v13M-35 -1.5h14M28.5 14v15M22 21.5h13" strokeWidth="1.4" />
    <path d="M-6 40V22c0 -13 16 -13 16 0v18z" fill="var(--dm-umber)" />
    <circle cx="6.5" cy="30" r="1.4" fill="var(--dm-candle)" />
    <circle cx="1" cy="-44" r="7" fill="var(--dm-candle)" />
    <path d="M1 -51v14M-6 -44h14" strokeWidth="1.4" />
  </>
);
