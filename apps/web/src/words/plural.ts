import type { Language } from '@wunderkammer/kernel';

/** Chooses by the language's own plural rules. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  new Intl.PluralRules(language).select(count) === 'one' ? one : other;
