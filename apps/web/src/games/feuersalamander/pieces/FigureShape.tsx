import type { Figure } from '@wunderkammer/feuersalamander/pieces';
import { memo, type ReactNode } from 'react';

const EDGE = 'var(--fs-piece-edge)';
/* These have the same colours by day and by night; only line art has others. */
const FACE = 'var(--fs-face, #e8c7a0)';
const FUR = 'var(--fs-fur, #fbf3df)';
const CROWN = 'var(--fs-crown, #e3b53c)';
const BEARD = 'var(--fs-hair, #6b4a2b)';
const EYES = 'var(--fs-eyes, #f6d06a)';
const HAIR = 'var(--fs-hair, #7a3d1c)';

/** Told apart by silhouette first: crown, coronet, cowl, hood. In a box of 48 by 64, the feet at (24, 62). */
const SHAPES: Readonly<Record<Figure, ReactNode>> = {
  king: (
    <>
      <path d="M9 62C9 45 14 35 18 30H30C34 35 39 45 39 62Z" fill="var(--fs-king)" />
      <path d="M24 34V62" strokeWidth="1.5" />
      <circle cx="24" cy="22" r="8" fill={FACE} />
      <path d="M16.5 23C17 31 21 34 24 34S31 31 31.5 23C29 26 27 25 24 25S19 26 16.5 23Z" fill={BEARD} />
      <path d="M13 31C17 36 31 36 35 31L37 36C31 42 17 42 11 36Z" fill={FUR} />
      <path d="M18 37.500V39M24 38.500V40M30 37.500V39" strokeWidth="1.5" />
      <path d="M14 17L11 3 18.5 9.5 24 1 29.5 9.5 37 3 34 17Z" fill={CROWN} />
    </>
  ),
  queen: (
    <>
      <path d="M4 62C12 50 18 44 18.5 32H29.500C30 44 36 50 44 62Z" fill="var(--fs-queen)" />
      <path d="M24 44L16 62M24 44L32 62" strokeWidth="1.5" />
      <path d="M15 18C13 28 14 33 17 36H31C34 33 35 28 33 18Z" fill={HAIR} />
      <circle cx="24" cy="21" r="7.5" fill={FACE} />
      <path d="M18 35Q24 40 30 35" fill={FUR} />
      <path d="M15 16.500L14.5 10Q24 5 33.5 10L33 16.500Q24 11.5 15 16.500Z" fill={FUR} />
      <circle cx="14.5" cy="8.5" r="2.6" fill={FUR} />
      <circle cx="24" cy="4.8" r="3" fill={FUR} />
      <circle cx="33.5" cy="8.5" r="2.6" fill={FUR} />
    </>
  ),
  monk: (
    <>
      <path d="M11 62C10 46 11 37 14 31 15 16 20 7 24 2 28 7 33 16 34 31 37 37 38 46 37 62Z" fill="var(--fs-monk)" />
      <path d="M24 12C18.5 14 18 26 24 30 30 26 29.5 14 24 12Z" fill="#3a2a1e" />
      <path d="M20.5 21C21 27 27 27 27.5 21 26 18.5 22 18.5 20.5 21Z" fill={FACE} strokeWidth="1.2" />
      <path d="M12 44Q24 48 36 44M27 46V56" strokeWidth="2.2" fill="none" />
      <path d="M19 33V41M16 36H22" strokeWidth="2" fill="none" />
    </>
  ),
  robber: (
    <>
      <path
        d="M2 58L12 37C15 31 14 26 14.5 21 15 11 20 6 26 5L36 3 33.5 10C35 14 34 19 33.5 22 34 29 34 32 36 37L46 58 38 55 33 62 26 56 19 62 13 55Z"
        fill="var(--fs-robber)"
      />
      <path d="M18 22C17.5 13 31 12 30.5 22L27 31H21Z" fill="#241a13" />
      <path d="M20.5 22.500H23.500M26 22.500H29" stroke={EYES} strokeWidth="2" />
      <path d="M24 34L21 46 24 50 27 46Z" fill="#d8d8da" strokeWidth="1.5" />
      <path d="M20.5 36.500H27.5" strokeWidth="2" />
    </>
  ),
};

export const FigureShape = memo(({ figure }: { figure: Figure }) => (
  <g stroke={EDGE} strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round" fill="none">
    {SHAPES[figure]}
  </g>
));

/** Puts a figure on its feet at the point where it stands. */
export const ON_ITS_FEET = 'translate(-28 -58) scale(1.16)';

/** A figure in running text or in a list. */
export const FigureMark = ({ figure, size = 32 }: { figure: Figure; size?: number }) => (
  <svg viewBox="0 0 48 66" width={(size * 48) / 66} height={size} aria-hidden="true">
    <FigureShape figure={figure} />
  </svg>
);

/** The headgear alone, in a box of 24: on fields, tokens and shields. */
export const CRESTS: Readonly<Record<Figure, string>> = {
  king: 'M4 19L2.5 6 8 11 12 4 16 11 21.5 6 20 19Z',
  queen:
    'M4 18L3.5 11Q12 5.5 20.5 11L20 18Q12 14 4 18ZM3.5 9.500a1.7 1.7 0 100-.1zM10.3 5.500a1.7 1.7 0 103.4 0 1.7 1.7 0 10-3.4 0zM18.8 9.500a1.7 1.7 0 103.4 0 1.7 1.7 0 10-3.4 0z',
  monk: 'M5 21C4 13 8 6 12 2 16 6 20 13 19 21ZM12 9C8.5 11 9 17 12 19 15 17 15.5 11 12 9Z',
  robber:
    'M4 21C5 15 4 6 12 4L20 2 18 7C20 12 19 16 20 21L16 19 12 22 8 19ZM8.5 13C8.5 8 15.5 8 15.5 13L13.5 17H10.500Z',
};
