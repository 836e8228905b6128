import type { GameTypes, Seat } from '@wunderkammer/kernel';

/** What the coach says once so many steps of the script have been played. */
export interface Beat<Id extends string = string> {
  readonly id: Id;
  /** How many steps have been played when it is shown. Several beats at the same place follow each other. */
  readonly at: number;
  /** `read` waits for "Go on"; `do` waits until the learner has played the script's step. */
  readonly type: 'read' | 'do';
  /** What to look at: the `data-spot` of an element on the table. */
  readonly spot?: string;
  /** The rule behind it, for the link to the rulebook. */
  readonly rule?: string;
}

/**
 * A guided first game: a script on the real table, from the first step to the learner's victory. Chance and the others do
 * what it says; the learner does so too, with the coach beside them.
 */
export interface Lesson<T extends GameTypes, Id extends string = string> {
  readonly seats: number;
  readonly options: T['Options'];
  /** The seat of the learner. */
  readonly learner: Seat;
  readonly steps: readonly T['Step'][];
  readonly beats: readonly Beat<Id>[];
}

/** What the coach says in one language. A beat without words does not compile. */
export type LessonWords<Id extends string> = Readonly<Record<Id, { readonly title: string; readonly text: string }>>;
