import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

/** The texts of this table, and the names of what lies on it. */
export const tableWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The same in the language of the page. */
export const useTableWords = tableWords.use;
