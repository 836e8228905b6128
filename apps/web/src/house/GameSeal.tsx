import { titleOf } from '../games/games.ts';
import type { Seal } from '../games/seal.ts';
import styles from './GameSeal.module.css';

/** A list of tables would be slow with a whole board on every line. */
const SEALS = import.meta.glob<Seal>('../games/*/Seal.tsx', { eager: true, import: 'seal' });

/** The first letter of its name, for a game without a sign. */
const plainSeal = (game: string): Seal => ({
  ground: '#3a2a1e',
  sign: (
    <text x="24" y="33" textAnchor="middle" fill="#f0e3c8" fontFamily="var(--serif)" fontSize="28">
      {titleOf(game).slice(0, 1)}
    </text>
  ),
});

/** A game as a small round seal. */
export const GameSeal = ({ game }: { game: string }) => {
  const { ground, sign } = SEALS[`../games/${game}/Seal.tsx`] ?? plainSeal(game);
  return (
    <svg className={styles['seal']} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={ground} stroke="#b08d3c" strokeWidth="2" />
      <circle cx="24" cy="24" r="20.500" fill="none" stroke="#b08d3c" strokeWidth="0.700" />
      {sign}
    </svg>
  );
};
