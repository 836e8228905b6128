import type { Words } from '../words/en.ts';
import { readSetting } from './local.ts';

/** What somebody calls themselves, wherever in this browser they last said so. */
export const ownName = ({ guest }: Pick<Words, 'guest'>): string => readSetting('name') ?? guest(0);
