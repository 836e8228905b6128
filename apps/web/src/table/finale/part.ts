import type { Outcome, Viewer } from '@wunderkammer/kernel';

/** What the end of a game is to whoever looks: they won, shared the victory, lost, or nobody in particular is looking. */
export type Part = 'won' | 'shared' | 'lost' | 'watched';

export const partOf = ({ ranking }: Outcome, front: Viewer): Part => {
  if (front === 'watcher') return 'watched';
  const winners = ranking[0]!;
  if (!winners.includes(front)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
};
