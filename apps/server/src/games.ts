import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import type { Game } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';

/** Every game that can be played here. */
export const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel] as unknown as readonly Game[];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
