import { LANGUAGES, type Language } from '@wunderkammer/kernel';

/** The variables that say in which language somebody reads, in the order in which POSIX looks at them. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The language of the locale; English where it is neither Dutch nor German, or not said. */
export const languageOf = (environment: Readonly<Record<string, string | undefined>>): Language => {
  // An empty variable counts as one that is not set.
  const locale = VARIABLES.map((name) => environment[name]).find((value) => value !== undefined && value !== '') ?? '';
  const language = locale.slice(0, 2).toLowerCase();
  // "nds" is Low German and "den" an Athabaskan language: only a whole code counts.
  return isLanguage(language) && !/^[a-z]{3}/i.test(locale) ? language : 'en';
};
