import { LANGUAGES, type Language } from '@wunderkammer/kernel';
import { createContext, type ReactNode, startTransition, use, useContext, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { readSetting, writeSetting } from '../settings/local.ts';
import { loadOnce } from '../ui/load-once.ts';
import type { Words } from './en.ts';

/**
 * Texts in one language a file, loaded when needed. English says which texts there are; the other files have the type of
 * the English one, so a text that is missing does not compile. A text with a number or a name in it is a function.
 */
export interface LazyWords<W> {
  readonly load: (language: Language) => Promise<W>;
  /** The texts in the language of the page. */
  readonly use: () => W;
}

export const lazyWords = <W,>(files: Readonly<Record<Language, () => Promise<{ default: W }>>>): LazyWords<W> => {
  const load = loadOnce(async (language: Language) => (await files[language]()).default);
  return { load, use: () => use(load(useLanguage().language)) };
};

const shellWords = lazyWords<Words>({
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});

/** The texts of the house itself; those of a game are in its own folder. */
export const useWords = shellWords.use;

interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

export const useLanguage = (): LanguageChoice => {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('there is no language around this');
  return choice;
};

const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** What was chosen before, else the first of the browser's languages that we speak. */
export const preferredLanguage = (): Language => {
  const chosen = readSetting('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};

export const LanguageProvider = ({ first, children }: { first: Language; children: ReactNode }) => {
  const [language, setLanguage] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    (): LanguageChoice => ({
      language,
      // What is on the page stays until all of it can be said in the other language.
      setLanguage: (wanted) => {
        writeSetting('language', wanted);
        void shellWords.load(wanted).then(() => startTransition(() => setLanguage(wanted)));
      },
    }),
    [language],
  );
  return (
    <LanguageContext value={choice}>
      {/* What React Aria says of its own accord, such as the hidden buttons that close menus and panels. */}
      <I18nProvider locale={language}>{children}</I18nProvider>
    </LanguageContext>
  );
};
