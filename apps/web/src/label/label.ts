import type { Component, Label, LabelFacts, Language } from '@wunderkammer/kernel';
import type { ReactNode } from 'react';

/** A drawing from the hand that drew the table, in its own units. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly art: ReactNode;
}

/** What a game's folder shows beside its label. */
export interface Showcase {
  readonly facts: LabelFacts;
  readonly label: Label;
  readonly components: readonly Component[];
  /** What each is called, as it stands behind its number. */
  readonly names: Readonly<Record<string, string>>;
  readonly exhibits: Readonly<Record<string, Drawing>>;
  /** The table before the first turn. */
  readonly setup: Drawing;
  /** The class with the game's own colours. */
  readonly colours: string;
}

/** Everything the label page shows of a game, in a language. */
export type LoadShowcase = (language: Language) => Promise<Showcase>;
