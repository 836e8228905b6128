/** The languages every text of a game is written in. A missing one does not compile. */
export const LANGUAGES = ['nl', 'de', 'en'] as const;
/** One of the languages. */
export type Language = (typeof LANGUAGES)[number];

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Our English is British: "a, b and c". */
const LOCALES: Words = { nl: 'nl', de: 'de', en: 'en-GB' };

/** Makes a thing for each language when it is first asked for. */
const perLanguage = <T>(make: (locale: string) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
};

const pluralRules = perLanguage((locale) => new Intl.PluralRules(locale));
const conjunctions = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Chooses by the language's own plural rules. */
export const plural = (language: Language, count: number, one: string, other: string): string =>
  pluralRules(language).select(count) === 'one' ? one : other;

/** A number of things: "1 card", "2 cards". */
export const counted = (language: Language, count: number, one: string, other: string): string =>
  `${count} ${plural(language, count, one, other)}`;

/** "a, b and c". */
export const inARow = (language: Language, items: readonly string[]): string => conjunctions(language).format(items);

/** A sentence begins with a capital, whatever it begins with. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
