import type { ReactNode } from 'react';
import { HAT_OUTLINES } from '../games/drei-magier/pieces/Hat.tsx';
import type { GameId } from '../games/engines.ts';
import { SalamanderSign } from '../games/feuersalamander/pieces/SalamanderSign.tsx';
import styles from './GameSeal.module.css';

/** What stands on each game's seal, in a box of 48 by 48. A list of tables would be slow with a whole board on every line. */
const SIGNS: Readonly<Record<GameId, ReactNode>> = {
  feuersalamander: (
    <g transform="rotate(-38 24 24) translate(6 13.200) scale(0.9)">
      <SalamanderSign skin="#f0e3c8" spots="#c4541f" />
    </g>
  ),
  'drei-magier': (
    <>
      <path d={HAT_OUTLINES.red} transform="translate(23.500 72) scale(0.52)" fill="#f0e3c8" />
      <path
        d="M36 10l1.200 3 3 1.200-3 1.200-1.200 3-1.200-3-3-1.200 3-1.200zM11 14l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z"
        fill="#c9a557"
      />
    </>
  ),
  'salomons-oordeel': (
    <>
      <rect x="13" y="9" width="22" height="29" rx="3.500" fill="#f0e3c8" />
      <path d="M16 20c4-5.500 12-5.500 16 0-4 5.500-12 5.500-16 0z" fill="none" stroke="#2b2118" strokeWidth="1.600" />
      <circle cx="24" cy="20" r="2.800" fill="#2b2118" />
      <path d="M16 28h16" stroke="#b9a67c" strokeWidth="1.200" />
      <path d="M24 30l3.400 2.600L24 35.200l-3.400-2.600z" fill="#3f7d6e" />
    </>
  ),
};

const GROUNDS: Readonly<Record<GameId, string>> = {
  feuersalamander: '#5a1c14',
  'drei-magier': '#1d2433',
  'salomons-oordeel': '#24463a',
};

/** A game as a small round seal. */
export const GameSeal = ({ game }: { game: GameId }) => (
  <svg className={styles['seal']} viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="23" fill={GROUNDS[game]} stroke="#b08d3c" strokeWidth="2" />
    <circle cx="24" cy="24" r="20.500" fill="none" stroke="#b08d3c" strokeWidth="0.700" />
    {SIGNS[game]}
  </svg>
);
