import type { Game } from '@wunderkammer/kernel';
import { use } from 'react';
import { loadOnce } from '../ui/load-once.ts';
import { knownGame } from './games.ts';

const rulesOf = loadOnce((id: string): Promise<Game> => knownGame(id).open());

/** The rules of a game, for pages on which nobody plays it yet. */
export const useRules = (id: string): Game => use(rulesOf(id));
