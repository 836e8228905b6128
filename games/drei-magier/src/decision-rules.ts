import type { DecisionRules } from '@wunderkammer/kernel';
import type { DreiMagierTypes } from './vocabulary.ts';

/** The rules behind each decision. */
export const decisionRules: DecisionRules<DreiMagierTypes> = {
  throw: ['DM-8', 'DM-9', 'DM-10'],
  pass: ['DM-10', 'DM-30'],
  walk: ['DM-11', 'DM-12', 'DM-15', 'DM-16', 'DM-17', 'DM-18', 'DM-26'],
  jump: ['DM-3', 'DM-13', 'DM-14', 'DM-16', 'DM-17', 'DM-19'],
  stay: ['DM-13', 'DM-14'],
  take: ['DM-17'],
  rethrow: ['DM-21', 'DM-22'],
  stand: ['DM-21', 'DM-22'],
  cast: ['DM-26', 'DM-27', 'DM-28', 'DM-29'],
  decline: ['DM-26'],
  choose: ['DM-26', 'DM-27', 'DM-28', 'DM-29'],
  leap: ['DM-27'],
  remain: ['DM-27'],
};
