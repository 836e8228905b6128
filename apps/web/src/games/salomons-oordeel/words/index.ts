import type { Texts } from '@wunderkammer/salomons-oordeel/texts';
import { lazyWords } from '../../../words/words.tsx';
import type { Words } from './en.ts';

/** The texts of this table. */
export const words = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

export const texts = lazyWords<Texts>({
  nl: () => import('@wunderkammer/salomons-oordeel/texts/nl'),
  de: () => import('@wunderkammer/salomons-oordeel/texts/de'),
  en: () => import('@wunderkammer/salomons-oordeel/texts/en'),
});

/** Everything that is said of the game itself. */
export const useGameTexts = texts.use;
