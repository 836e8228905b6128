import type { Turn, Viewer } from '@wunderkammer/kernel';
import type { Words } from '../words/en.ts';

/** Whose turn it is, in words. */
export const turnText = (
  words: Words,
  turn: Turn | undefined,
  viewer: Viewer,
  names: readonly string[],
): { readonly text: string; readonly mine: boolean } => {
  if (turn === undefined || turn.type === 'chance') return { text: words.table.chance, mine: false };
  if (turn.type === 'over') return { text: words.table.over, mine: false };
  if (turn.seats.some((seat) => seat === viewer)) return { text: words.table.yourTurn, mine: true };
  return { text: words.table.turnOf(words.list(turn.seats.map((seat) => names[seat]!))), mine: false };
};
