import type { GameEntry } from './game-entry.ts';
import { MORE_GAMES } from './more-games.ts';

const FOUND = import.meta.glob<GameEntry>('./*/entry.ts', { eager: true, import: 'entry' });

/** Every game of the cabinet, in the order of their titles. */
export const GAMES: readonly GameEntry[] = [...Object.values(FOUND), ...MORE_GAMES].toSorted((a, b) =>
  a.title < b.title ? -1 : 1,
);

/** A kept table, a house and a record may name a game that this page does not know. */
export const gameOf = (id: unknown): GameEntry | undefined => GAMES.find((game) => game.id === id);

export const knownGame = (id: string): GameEntry => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return game;
};

export const titleOf = (id: string): string => gameOf(id)?.title ?? id;
