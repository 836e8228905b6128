import type { Texts } from '@wunderkammer/feuersalamander/texts';
import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

const words = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts of this table in the language of the page. */
export const useTableWords = words.use;

export const texts = lazyWords<Texts>({
  nl: () => import('@wunderkammer/feuersalamander/texts/nl'),
  de: () => import('@wunderkammer/feuersalamander/texts/de'),
  en: () => import('@wunderkammer/feuersalamander/texts/en'),
});

/** Everything that is said of the game itself. */
export const useGameTexts = texts.use;
