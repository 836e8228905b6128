import type { Game, GameTypes, StateOf, Table } from './game.ts';
import type { Viewer } from './seat.ts';
import type { RuleViolation } from './violation.ts';

/** Called for each step before it is played. */
export type Watch<T extends GameTypes = GameTypes> = (before: StateOf<T>, step: T['Step'], index: number) => void;

/** Goes through a game, and stays where it stopped: what is new costs what is new. */
export class Cursor<T extends GameTypes = GameTypes> {
  /** The game as it is before the next step. */
  readonly state: StateOf<T>;
  readonly #game: Game<T>;
  #at = 0;

  constructor(game: Game<T>, table: Table<T['Options']>) {
    this.#game = game;
    this.state = game.create(table);
  }

  /** How many steps have been played. */
  get at(): number {
    return this.#at;
  }

  /** Plays the next step, or says why not and stays. */
  play(step: T['Step'], watch?: Watch<T>): RuleViolation | undefined {
    watch?.(this.state, step, this.#at);
    const violation = this.#game.play(this.state, step);
    if (violation === undefined) this.#at++;
    return violation;
  }

  /** Plays on until the first `end` of these steps are played. They are known to be legal: a refusal is a bug. */
  goTo(end: number, steps: readonly T['Step'][], watch?: Watch<T>): void {
    while (this.#at < end) {
      const step = steps[this.#at]!;
      const violation = this.play(step, watch);
      if (violation !== undefined) {
        const { rule, code } = violation;
        throw new Error(`step ${this.#at} ${JSON.stringify(step)} is refused: ${rule} ${code}`);
      }
    }
  }
}

/** Plays a whole list of steps that are known to be legal; returns the game as it is then. */
export const playAll = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
  watch?: Watch<T>,
): StateOf<T> => {
  const cursor = new Cursor(game, table);
  cursor.goTo(steps.length, steps, watch);
  return cursor.state;
};

/** A game as one viewer sees it, as far as it has been looked at. */
export class SeenLog<T extends GameTypes = GameTypes> {
  readonly #game: Game<T>;
  readonly #viewer: Viewer;
  readonly #cursor: Cursor<T>;

  constructor(game: Game<T>, table: Table<T['Options']>, viewer: Viewer) {
    this.#game = game;
    this.#viewer = viewer;
    this.#cursor = new Cursor(game, table);
  }

  /** How many steps have been looked at. */
  get at(): number {
    return this.#cursor.at;
  }

  /** What the viewer saw of the steps that were not looked at yet, up to `end`. */
  next(steps: readonly T['Step'][], end = steps.length): T['Seen'][] {
    const seen: T['Seen'][] = [];
    this.#cursor.goTo(end, steps, (before, step) => seen.push(this.#game.seen(before, step, this.#viewer)));
    return seen;
  }
}

/** Everything a viewer saw of a game. */
export const seenLog = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
  viewer: Viewer,
): T['Seen'][] => new SeenLog(game, table, viewer).next(steps);
