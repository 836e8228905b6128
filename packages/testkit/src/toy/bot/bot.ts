import type { Bot } from '@wunderkammer/kernel';
import type { ToyTypes } from '../vocabulary.ts';

/** Bids as much as it may: nothing else is ever better. */
export const createBot = (): Bot<ToyTypes> => ({ observe: () => {}, decide: (_view, legal) => legal.at(-1)! });
