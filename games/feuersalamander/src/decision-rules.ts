import type { DecisionRules } from '@wunderkammer/kernel';
import type { FeuersalamanderTypes } from './vocabulary.ts';

/** The rules behind each decision. */
export const decisionRules: DecisionRules<FeuersalamanderTypes> = {
  discard: ['FS-10', 'FS-17'],
  throw: ['FS-15', 'FS-16', 'FS-19', 'FS-22', 'FS-29'],
  throwKeys: ['FS-13', 'FS-4'],
  place: ['FS-19', 'FS-20', 'FS-21'],
  move: ['FS-22', 'FS-23', 'FS-24', 'FS-25', 'FS-26'],
  ask: ['FS-26', 'FS-27', 'FS-28'],
  claim: ['FS-30', 'FS-31', 'FS-32', 'FS-33', 'FS-34', 'FS-35', 'FS-36', 'FS-37'],
  exchange: ['FS-35'],
  pass: ['FS-26', 'FS-29', 'FS-30'],
};
