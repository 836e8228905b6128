import { hatch } from '../scatter.ts';
import { Ground, Sky } from './Ground.tsx';

const SAIL = 'M0 -8V-62M4 -14H18V-60H4zM4 -22H18M4 -30H18M4 -37H18M4 -45H18M4 -52H18M11 -14V-60';

export const Mill = () => (
  <>
    <Sky />
    <path d="M-78 -34q8 -8 16 -2q4 -10 16 -4M38 -70q8 -6 14 0q6 -6 12 0" strokeWidth="1.6" opacity="0.8" />
    <Ground top={38} fill="var(--dm-wheat)" />
    <path d="M-26 44L-18 -16H18L26 44Z" fill="var(--dm-plaster)" />
    <path d={hatch({ x: 10, y: -8 }, { x: 15, y: 40 }, 12, 7, 0)} strokeWidth="1.3" />
    <path d="M-21 -14C-20 -34 -8 -42 0 -42S20 -34 21 -14z" fill="var(--dm-roof)" />
    <path d={hatch({ x: 4, y: -38 }, { x: 14, y: -18 }, 5, 3, 6)} strokeWidth="1.3" />
    <path d="M-8 44V30c0 -10 16 -10 16 0v14z" fill="var(--dm-umber)" />
    <path d="M-12 6h8v9h-8z" fill="var(--dm-candle)" />
    {[28, 118, 208, 298].map((turn) => (
      <g key={turn} transform={`translate(0 -22) rotate(${turn})`}>
        <path d="M4 -14H18V-60H4z" fill="var(--dm-canvas)" stroke="none" />
        <path d={SAIL} strokeWidth="1.8" />
      </g>
    ))}
    <circle cx="0" cy="-22" r="5.5" fill="var(--dm-gold)" />
  </>
);
