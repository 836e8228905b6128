import type { Language } from '@wunderkammer/kernel';

const rules = new Map<Language, Intl.PluralRules>();

const rulesOf = (language: Language): Intl.PluralRules => {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
};

/** Chooses by the language's own plural rules. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  rulesOf(language).select(count) === 'one' ? one : other;
