import type { Colour } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { star } from '../board/scatter.ts';
import { HAT_OUTLINES, Hat } from './Hat.tsx';

const ROBE = 'M-26 0C-24 -24 -17 -44 -12 -62L12 -62C17 -44 24 -24 26 0C14 6 -14 6 -26 0Z';
const HEAD = 'M-11 -62a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z';
const STAFF = 'M27 2V-84';

/** The mark on a robe: a flame, a star, a crescent. */
const MARKS: Readonly<Record<Colour, string>> = {
  red: 'M0 -27C6 -20 9 -16 7 -10C5 -4 -5 -4 -7 -10C-8 -15 -4 -16 -3 -20C0 -18 1 -22 0 -27Z',
  black: star(6, 10, 4.4),
  white: 'M4 -26A10 10 0 1 0 9 -11A8.5 8.5 0 0 1 4 -26z',
};

/** A mage, tall; the foot at the origin. */
export const Mage = memo(({ colour }: { colour: Colour }) => (
  <g stroke="var(--dm-outline)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
    <path
      d={`${ROBE}${HEAD}${HAT_OUTLINES[colour]}${STAFF}`}
      fill="var(--dm-halo)"
      stroke="var(--dm-halo)"
      strokeWidth="9"
    />
    <path d={STAFF} fill="none" strokeWidth="5" />
    <path d={STAFF} fill="none" stroke="var(--dm-staff)" strokeWidth="2.2" />
    <circle cx="27" cy="-88" r="6" fill="var(--dm-jewel)" />
    <path d={ROBE} fill={`var(--dm-${colour})`} />
    <path
      d="M9 -58C14 -40 18 -20 17 -1M-9 -58C-13 -42 -16 -24 -17 -4"
      fill="none"
      stroke={`var(--dm-${colour}-fold)`}
    />
    <path d="M10 -56C22 -50 28 -46 29 -38L20 -34C16 -40 12 -42 6 -44Z" fill={`var(--dm-${colour})`} />
    <path
      d={MARKS[colour]}
      transform={colour === 'black' ? 'translate(0 -15)' : undefined}
      fill={`var(--dm-${colour}-trim)`}
      stroke="none"
    />
    <path d={HEAD} fill="var(--dm-skin)" />
    <path
      d="M-11 -58C-12 -42 -5 -34 0 -29C5 -34 12 -42 11 -58C6 -53 3 -55 0 -56C-3 -55 -6 -53 -11 -58Z"
      fill={`var(--dm-${colour}-beard)`}
      strokeWidth="1.6"
    />
    <path d="M-4.5 -62h.1M4.5 -62h.1" strokeWidth="3.4" />
    <Hat colour={colour} />
  </g>
));
