import type { DecisionOf, Game, GameTypes, Random, RuleViolation, Seat, StateOf, Table } from '@wunderkammer/kernel';

/** A table as a record's head gives it. */
export interface TableHead {
  readonly seats: number;
  readonly options: object;
}

/** A golden game: played by the random policy from a seed, printed for every viewer, committed and read by people. */
export interface Playthrough extends TableHead {
  readonly name: string;
  readonly seed: string;
  /** How many steps to print at the most. */
  readonly steps: number;
}

/** What a game brings to the conformance suite. */
export interface Fixtures<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Everything a step can be refused for, by code. */
  readonly violations: Readonly<Record<T['Code'], RuleViolation>>;
  /** The game's folder, where `playthroughs/` and `regressions/` lie. */
  readonly folder: URL;
  /** Every number of players with every set of options worth telling apart. */
  readonly tables: readonly TableHead[];
  readonly playthroughs: readonly Playthrough[];
  /** Every well-formed decision of every seat, legal anywhere or not, except those too large to list. */
  decisions(table: Table<T['Options']>): Iterable<DecisionOf<T>>;
  /** Samples of the decisions that are too large to list, for a seat that is asked for one now. */
  sampleLarge?(
    state: StateOf<T>,
    seat: Seat,
    random: Random,
  ): { readonly legal: readonly DecisionOf<T>[]; readonly illegal: readonly DecisionOf<T>[] };
  /**
   * What tells a truth from others, and what it weighs beside those that look the same to somebody: as much as its chance.
   * Only for games with secrets whose `possible` keeps to that weight where there are few truths.
   */
  weigh?(steps: readonly T['Step'][], table: Table<T['Options']>): { readonly key: string; readonly weight: number };
}
