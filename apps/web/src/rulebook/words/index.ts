import { lazyWords } from '../../words/words.tsx';
import type { RulebookWords } from './en.ts';

const rulebookWords = lazyWords<RulebookWords>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts around a rulebook, its settled questions and what one looks for in them. */
export const useRulebookWords = rulebookWords.use;
