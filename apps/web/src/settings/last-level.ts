import { LEVELS, type Level } from '@wunderkammer/kernel';
import { readSetting } from './local.ts';

/** How well the bots of the last table played; a newcomer meets the gentle ones. */
export const lastLevel = (): Level => LEVELS.find((level) => level === readSetting('level')) ?? 'gentle';
