import type { MakeBot } from '@wunderkammer/kernel';
import type { DreiMagierTypes } from '../vocabulary.ts';
import { newcomer } from './newcomer.ts';
import { createBot as steady1 } from './steady-1/bot.ts';

/**
 * Bots that nobody meets at a table: others are measured against them. `steady-1` is the first bot there was, and never
 * changes; `newcomer` is a model of a person who plays for the first time.
 */
export const sparring = { 'steady-1': steady1, newcomer } as const satisfies Readonly<
  Record<string, MakeBot<DreiMagierTypes>>
>;
