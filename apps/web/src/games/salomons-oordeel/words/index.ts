import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

/** The texts of this table. */
export const words = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});
