import type { Glossary, Language } from '@wunderkammer/kernel';

/** What a thing is called in a language, and what else the old book of that language calls it. */
export interface Named {
  readonly word: string;
  readonly book?: {
    readonly words: readonly string[];
    /** Besides the word that we use. */
    readonly also: boolean;
  };
}

/** A word of a game as a reader of one language meets it. */
export interface Entry extends Named {
  readonly id: string;
  readonly meaning: string;
  readonly rules: readonly string[];
  /** What it is not called, as patterns: who looks for one of these means it nevertheless. */
  readonly not: readonly string[];
  /** The same thing in the other languages. */
  readonly elsewhere: readonly (Named & { readonly language: Language })[];
}

/** The other languages of each, the nearest one first. */
const OTHERS: Readonly<Record<Language, readonly Language[]>> = {
  nl: ['de', 'en'],
  de: ['nl', 'en'],
  en: ['nl', 'de'],
};

const named = (word: string, book: readonly string[] = []): Named => {
  const words = book.filter((other) => other !== word);
  return words.length === 0 ? { word } : { word, book: { words, also: words.length < book.length } };
};

/** The words of a game in the order in which somebody looks them up. */
export const inOrder = (glossary: Glossary, language: Language): readonly Entry[] => {
  const { compare } = new Intl.Collator(language);
  return Object.entries(glossary)
    .map(([id, { word, meaning, rules, book, not }]) => ({
      id,
      ...named(word[language], book[language]),
      meaning: meaning[language],
      rules,
      not: not?.[language] ?? [],
      elsewhere: OTHERS[language].map((other) => ({ language: other, ...named(word[other], book[other]) })),
    }))
    .toSorted((a, b) => compare(a.word, b.word));
};
