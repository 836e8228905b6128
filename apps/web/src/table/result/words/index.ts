import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

/** What is said when a game is over. */
export const useEndWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}).use;
