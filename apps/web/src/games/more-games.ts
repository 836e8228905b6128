import type { GameEntry } from './game-entry.ts';

/** None. A build for tests puts its own in place of this file (build/more-games.ts). */
export const MORE_GAMES: readonly GameEntry[] = [];
