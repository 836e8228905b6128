import { lazyWords } from '../../words/words.tsx';
import type { HouseWords } from './en.ts';

export type { HouseWords } from './en.ts';

const houseWords = lazyWords<HouseWords>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts of lobby, new table, my tables and profile. */
export const useHouseWords = houseWords.use;
