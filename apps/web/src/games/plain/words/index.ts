import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

/** The few texts that what is plain has of its own; all others are the game's. */
export const plainWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});
