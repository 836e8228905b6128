import { hatch, star } from '../board/scatter.ts';

const CROWN_STARS = [-30, -22, 22, 30];

/** Castle: crowned with stars, with sceptre and shield, in a field of wheat. */
export const Empress = () => (
  <>
    <path d="M-30 -30H30V44H-30ZM-30 -30L-34 -50L-24 -40L-12 -54M30 -30L34 -50L24 -40L12 -54" fill="var(--dm-rose)" />
    <path d="M-11 -24C-20 -8 -30 20 -34 55H34C30 20 20 -8 11 -24Z" fill="var(--dm-gown)" />
    <path d={hatch({ x: 8, y: -16 }, { x: 24, y: 50 }, 15, 7, 5)} strokeWidth="1.1" />
    <path d="M-4 -14C-10 10 -16 34 -18 55M2 -6C2 16 2 36 0 55" strokeWidth="1.2" />
    <path d="M-10 -44C-18 -30 -15 -20 -12 -16M10 -44C18 -30 15 -20 12 -16" strokeWidth="6" />
    <path d="M-10 -44C-18 -30 -15 -20 -12 -16M10 -44C18 -30 15 -20 12 -16" stroke="var(--dm-gold)" strokeWidth="3.4" />
    <circle cx="0" cy="-36" r="10" fill="var(--dm-skin)" />
    <path d="M-4 -37h.1M4 -37h.1" strokeWidth="2.4" />
    <path d="M-2.5 -31q2.5 1.8 5 0" strokeWidth="1.3" />
    <path d="M-11 -44L-13 -58L-6 -51L0 -61L6 -51L13 -58L11 -44Z" fill="var(--dm-gold)" />
    {CROWN_STARS.map((x) => (
      <path
        key={x}
        d={star(5, 3.4, 1.4)}
        transform={`translate(${x} ${-72 + Math.abs(x) * 0.4})`}
        fill="var(--dm-ink)"
        stroke="none"
      />
    ))}
    <path d="M-26 22L-20 -34" strokeWidth="3" />
    <circle cx="-19.5" cy="-38" r="5" fill="var(--dm-gold)" />
    <path d="M-19.5 -43v-7M-23 -47h7" />
    <path d="M8 2h24v16c0 12 -8 17 -12 19c-4 -2 -12 -7 -12 -19z" fill="var(--dm-card)" />
    <circle cx="20" cy="13" r="5" />
    <path d="M20 18v10M15.5 23.5h9" />
    <path
      d="M-40 61L-37 40M-34 61L-30 44M37 61L40 42M31 61L33 46M-40 44l6 -3M-33 48l6 -3M40 46l-6 -3"
      strokeWidth="1.6"
    />
  </>
);
