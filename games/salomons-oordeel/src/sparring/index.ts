import type { MakeBot } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes } from '../vocabulary.ts';
import { createNewcomer } from './newcomer.ts';
import { createBot as steady1 } from './steady-1/bot.ts';

/** Bots that nobody meets at a table: others are measured against them. `steady-1` is the first bot there was, and never changes; `newcomer` is a person after the first game. */
export const sparring = { 'steady-1': steady1, newcomer: createNewcomer } as const satisfies Readonly<
  Record<string, MakeBot<SalomonsOordeelTypes>>
>;
