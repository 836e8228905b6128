import { lazyWords } from '../../words/words.tsx';
import type { Words } from './en.ts';

export const useSetupWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}).use;
