import type { Policy } from '@wunderkammer/kernel';
import type { ToyTypes } from './vocabulary.ts';

/** Evenly among the bids. */
export const randomPolicy: Policy<ToyTypes> = ({ options }, _seat, random) => random.below(options.highest + 1);
