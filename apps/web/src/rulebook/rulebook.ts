import type { ReactNode } from 'react';

/** One numbered rule in our own words. */
export interface RuleText {
  readonly title: string;
  readonly text: ReactNode;
  /** Where the books are silent or differ: what we decided, and why. */
  readonly ruling?: ReactNode;
}

export interface Chapter<Rule extends string> {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A game's whole rulebook in one language. A rule that is missing does not compile. */
export interface Rulebook<Rule extends string = string> {
  /** What the game is about, in two or three sentences. */
  readonly lead: ReactNode;
  readonly chapters: readonly Chapter<Rule>[];
  readonly rules: Readonly<Record<Rule, RuleText>>;
}
