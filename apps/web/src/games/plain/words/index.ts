import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

const plainWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The few texts of the plain table; all others are the game's. */
export const usePlainWords = plainWords.use;
