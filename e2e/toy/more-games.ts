import { toyGame } from '@wunderkammer/testkit/toy';
import type { GameEntry } from '../../apps/web/src/games/game-entry.ts';

const { id, title, seats, secrets, usual, texts } = toyGame;

/** The toy, of which the cabinet has nothing but the game itself: whatever is seen of it is plain. */
export const MORE_GAMES: readonly GameEntry[] = [
  { id, title, seats, secrets, ...(usual !== undefined && { usual }), open: async () => toyGame, texts },
];
