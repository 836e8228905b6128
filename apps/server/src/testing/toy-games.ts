import type { Game } from '@wunderkammer/kernel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { GAMES as OURS } from '../games.ts';

/** Our games and one more, as a house can be given them. */
export const GAMES: readonly Game[] = [...OURS, toyGame];

export const WITH_TOY = new URL(import.meta.url);
