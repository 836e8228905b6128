import type { Level, Temper } from '@wunderkammer/kernel';
import type { CharacterId } from './characters.ts';
import type { Occasion } from './remarks.ts';

/** What is said of a character, and what it says itself. */
export interface CharacterTexts {
  /** Who this is, in a few words: "a parrot with a past". */
  readonly about: string;
  /** Short lines for each occasion. They are said to everybody, so they know nothing. */
  readonly lines: Readonly<Record<Occasion, readonly [string, string]>>;
}

/** Everything that is said of the cast in one language. */
export interface CastTexts {
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly about: string }>>;
  readonly tempers: Readonly<Record<Exclude<Temper, 'even'>, string>>;
  readonly characters: Readonly<Record<CharacterId, CharacterTexts>>;
}
