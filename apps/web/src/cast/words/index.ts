import type { CastTexts } from '@wunderkammer/cast';
import { lazyWords } from '../../words/words.tsx';
import type { Words } from './en.ts';

export const useCastWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
}).use;

/** Who the characters are, and what they say. */
export const useCastTexts = lazyWords<CastTexts>({
  nl: async () => ({ default: (await import('@wunderkammer/cast/texts/nl')).nl }),
  de: async () => ({ default: (await import('@wunderkammer/cast/texts/de')).de }),
  en: async () => ({ default: (await import('@wunderkammer/cast/texts/en')).en }),
}).use;
