import { lazyWords } from '../../../../words/words.tsx';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

/** What is on the printed sheets and nowhere else. */
export const printWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});
