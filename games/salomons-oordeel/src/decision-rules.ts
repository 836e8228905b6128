import type { DecisionRules } from '@wunderkammer/kernel';
import type { SalomonsOordeelTypes } from './vocabulary.ts';

/** The rules behind each decision. */
export const decisionRules: DecisionRules<SalomonsOordeelTypes> = {
  arrange: ['SO-4', 'SO-5', 'SO-6'],
  guess: ['SO-7', 'SO-8', 'SO-9', 'SO-10', 'SO-11', 'SO-14'],
  stop: ['SO-8', 'SO-15'],
  give: ['SO-9', 'SO-12', 'SO-13'],
  open: ['SO-11'],
  settle: ['SO-12', 'SO-13'],
};
