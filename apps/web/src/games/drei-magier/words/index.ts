import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

const tableWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts of this table. */
export const useTableWords = tableWords.use;
