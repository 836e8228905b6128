import type { Language } from './language.ts';

/** A thing that has one word in each language, and what people might call it instead. */
export interface Term {
  readonly word: Readonly<Record<Language, string>>;
  /**
   * What it is not called, as patterns of whole words: `lay(s|ing)? off`. A value in the middle of a sentence counts as `…`.
   * A word that is wrong only beside others is written with them.
   */
  readonly not?: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** A word of a game: what it means, where the rules say so, and what the old books call it. */
export interface GameTerm<Edition extends Language = never> extends Term {
  readonly meaning: Readonly<Record<Language, string>>;
  /** The rules that define it, the most telling one first. */
  readonly rules: readonly [string, ...string[]];
  /** What each edition that we have calls it; nothing where that book has no word for it. */
  readonly book: Readonly<Record<Edition, readonly string[]>> & Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The words of a game by an id; `Edition`: the languages in which we have its book. */
export type Glossary<Edition extends Language = never> = Readonly<Record<string, GameTerm<Edition>>>;
