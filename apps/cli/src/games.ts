import { dreiMagier } from '@wunderkammer/drei-magier';
import { randomPolicy as dreiMagierPolicy } from '@wunderkammer/drei-magier/simulation';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { randomPolicy as feuersalamanderPolicy } from '@wunderkammer/feuersalamander/simulation';
import type { Game, Move, Random, Seat, State } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { randomPolicy as salomonsOordeelPolicy } from '@wunderkammer/salomons-oordeel/simulation';
import { wrongCall } from './failure.ts';

/** A game and the random policy of its rule file. */
export interface Entry {
  readonly game: Game;
  policy(state: State, seat: Seat, random: Random): Move;
}

const ENTRIES: readonly Entry[] = [
  { game: feuersalamander, policy: feuersalamanderPolicy as Entry['policy'] },
  { game: dreiMagier, policy: dreiMagierPolicy as Entry['policy'] },
  { game: salomonsOordeel, policy: salomonsOordeelPolicy as Entry['policy'] },
];

/** Every game of the cabinet; a fourth is one more line above. */
export const GAMES: readonly Game[] = ENTRIES.map(({ game }) => game);

export const findGame = (id: string | undefined): Entry => {
  const entry = ENTRIES.find(({ game }) => game.id === id);
  if (entry === undefined) {
    const known = GAMES.map((game) => game.id).join(', ');
    throw wrongCall(id === undefined ? `name a game: ${known}` : `there is no game "${id}"; there are ${known}`);
  }
  return entry;
};
