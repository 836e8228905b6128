import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import type { Game } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';

/** Every game that can be played here. */
export const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];

/** Where a house finds its games: a module with `GAMES`, since the bots read it on their own thread, too. */
export const OUR_GAMES = new URL(import.meta.url);

export const loadGames = async (module: URL): Promise<readonly Game[]> => {
  const { GAMES: games }: { readonly GAMES: readonly Game[] } = await import(module.href);
  return games;
};

export const gameOf = (games: readonly Game[], id: string): Game | undefined => games.find((game) => game.id === id);
