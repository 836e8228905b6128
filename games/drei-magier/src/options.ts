import { type OptionHelp, object, type Read } from '@wunderkammer/kernel';
import type { Options } from './vocabulary.ts';

/** The game has no options. */
export const optionHelp: readonly OptionHelp[] = [];

export const readOptions = (value: unknown): Read<Options> => object<Options>({})(value, 'options');
