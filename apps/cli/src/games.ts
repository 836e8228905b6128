import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import type { Game } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { wrongCall } from './failure.ts';

/** Every game of the cabinet; a fourth is one more line here. */
export const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];

export const findGame = (id: string | undefined): Game => {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined) {
    const known = GAMES.map((game) => game.id).join(', ');
    throw wrongCall(id === undefined ? `name a game: ${known}` : `there is no game "${id}"; there are ${known}`);
  }
  return found;
};
