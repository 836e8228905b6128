import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

const words = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts of this game's table in the language of the page. */
export const useTableWords = words.use;
export type { Words };
