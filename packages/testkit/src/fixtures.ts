import type {
  DecisionOf,
  Game,
  GameTypes,
  Move,
  Random,
  RuleViolation,
  Seat,
  StateOf,
  Table,
  Viewer,
} from '@wunderkammer/kernel';

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
  /** The random policy of the rule file. */
  policy(state: StateOf<T>, seat: Seat, random: Random): Move;
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
   * Another history of the same length that `viewer` could not tell from this one, or undefined if none was found.
   * Written from the rule file's "What each sees", never from `view` or `seen`: it is what they are tested against.
   * Absent where nothing is hidden.
   */
  otherTruth?(
    steps: readonly T['Step'][],
    table: Table<T['Options']>,
    viewer: Viewer,
    random: Random,
  ): T['Step'][] | undefined;
}
