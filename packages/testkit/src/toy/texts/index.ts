import type { GameTexts, Language } from '@wunderkammer/kernel';
import type { ToyTypes } from '../vocabulary.ts';

const FILES: Readonly<Record<Language, () => Promise<{ readonly default: GameTexts<ToyTypes> }>>> = {
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
};

/** Everything that is said of the game in one language. */
export const texts = async (language: Language): Promise<GameTexts<ToyTypes>> => (await FILES[language]()).default;
