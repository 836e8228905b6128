import { lazyWords } from '../../words/words.tsx';
import type { LabelWords } from './en.ts';

const labelWords = lazyWords<LabelWords>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts around the label of a game. */
export const useLabelWords = labelWords.use;
