import type { MakeBot } from '@wunderkammer/kernel';
import type { FeuersalamanderTypes } from '../vocabulary.ts';
import { Newcomer } from './newcomer.ts';
import { createBot as steady1 } from './steady-1/bot.ts';

/**
 * Bots that nobody meets at a table: others are measured against them. `steady-1` is the first bot there was, and never
 * changes; `newcomer` plays like a person who has just learnt the game.
 */
export const sparring = {
  'steady-1': steady1,
  newcomer: (...own) => new Newcomer(...own),
} as const satisfies Readonly<Record<string, MakeBot<FeuersalamanderTypes>>>;
