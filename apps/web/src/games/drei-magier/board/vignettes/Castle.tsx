import { hatch } from '../scatter.ts';
import { Ground, Sky } from './Ground.tsx';

export const Castle = () => (
  <>
    <Sky />
    <Ground top={38} fill="var(--dm-meadow)" />
    <path d="M-58 40V-10H-34V40zM34 40V-10H58V40z" fill="var(--dm-plaster)" />
    <path d="M-16 20V-34H16V20z" fill="var(--dm-plaster)" />
    <path d="M-62 -10L-46 -48L-30 -10zM30 -10L46 -48L62 -10zM-21 -34L0 -76L21 -34z" fill="var(--dm-slate)" />
    <path
      d={`${hatch({ x: -45, y: -40 }, { x: -36, y: -14 }, 6, 3, 4)}${hatch({ x: 47, y: -40 }, { x: 55, y: -14 }, 6, 3, 4)}${hatch({ x: 1, y: -66 }, { x: 13, y: -38 }, 7, 4, 4)}`}
      strokeWidth="1.3"
    />
    <path d="M-46 -48V-62M46 -48V-62M0 -76V-88" />
    <path d="M-46 -62l13 4l-13 4zM46 -62l13 4l-13 4zM0 -88l12 3.5l-12 4z" fill="var(--dm-rose)" />
    <path d="M-34 42V4H-26V10H-17V4H-8V10H8V4H17V10H26V4H34V42z" fill="var(--dm-plaster)" />
    <path d={hatch({ x: 26, y: 16 }, { x: 26, y: 38 }, 6, 7, 0)} strokeWidth="1.3" />
    <path d={hatch({ x: 50, y: -2 }, { x: 50, y: 36 }, 9, 7, 0)} strokeWidth="1.3" />
    <path d="M-11 42V28c0 -14 22 -14 22 0v14z" fill="var(--dm-umber)" />
    <path d="M-4 42V20M4 42V20M-11 30H11M-11 37H11" stroke="var(--dm-gold)" strokeWidth="1.5" />
    <path d="M-3 -8v-10c0 -5 6 -5 6 0v10zM-48 10v-7c0 -5 5 -5 5 0v7zM43 10v-7c0 -5 5 -5 5 0v7z" fill="var(--dm-ink)" />
  </>
);
