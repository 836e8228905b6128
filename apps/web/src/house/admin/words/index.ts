import { lazyWords } from '../../../words/words.tsx';
import type { AdminWords } from './en.ts';

const adminWords = lazyWords<AdminWords>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts for whoever runs the house. */
export const useAdminWords = adminWords.use;
