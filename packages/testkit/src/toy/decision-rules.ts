import type { DecisionRules } from '@wunderkammer/kernel';
import type { ToyTypes } from './vocabulary.ts';

/** The rules behind each decision. */
export const decisionRules: DecisionRules<ToyTypes> = { bid: ['TOY-3'] };
