import type { Plugin } from 'vite';

/** Puts another file in place of src/games/more-games.ts: how a test adds a game to the cabinet. */
export const moreGames = (file: string | undefined): Plugin => ({
  name: 'more-games',
  enforce: 'pre',
  resolveId: { filter: { id: /\/more-games\.ts$/ }, handler: () => file },
});
