import type { Seen } from '@wunderkammer/salomons-oordeel/pieces';
import type { Moment } from '../game-ui.ts';

/** How much each kind of moment matters; the end most of all. */
const WEIGHTS = { won: 10, out: 8, eyeLost: 6, wrong: 2 } as const;
/** From so many right guesses in a turn on it is a streak; the longer, the better. */
const STREAK = 3;
const LONGEST_STREAK = 7;

/** The turning points: eyes that had to make way, players going out, runs of right guesses, and guesses that cost a stone. */
export const moments = (log: readonly Seen[]): readonly Moment[] => {
  const found: Moment[] = [];
  let run = 0;
  for (const [index, seen] of log.entries()) {
    const right = seen.type === 'guess' && seen.right;
    run = right ? run + 1 : 0;
    const weight = weigh(seen, run);
    // A streak is told once, by its last guess; those who went out on the way are not forgotten.
    const before = found.at(-1);
    if (run > STREAK && before?.index === index - 1 && before.weight < WEIGHTS.out) found.pop();
    if (weight > 0) found.push({ index, weight });
  }
  return found;
};

const weigh = (seen: Seen, run: number): number => {
  if (seen.type !== 'guess' && seen.type !== 'settle') return 0;
  if (seen.winner !== undefined) return WEIGHTS.won;
  if (seen.out !== undefined) return WEIGHTS.out;
  if (seen.type === 'settle') return seen.removed === undefined ? 0 : WEIGHTS.eyeLost;
  if (!seen.right) return seen.cost === 'nothing' ? 0 : WEIGHTS.wrong;
  return run >= STREAK ? Math.min(run, LONGEST_STREAK) : 0;
};
