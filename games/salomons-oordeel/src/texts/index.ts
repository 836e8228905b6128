import type { Language } from '@wunderkammer/kernel';
import type { Texts } from './texts.ts';

export type { Label, Names, Texts } from './texts.ts';

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: Texts }>>> = {
  nl: () => import('./nl/index.ts'),
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
};

/** Everything that is said of the game in one language. */
export const texts = async (language: Language): Promise<Texts> => (await FILES[language]()).default;
