import {
  cloneState,
  type Game,
  type GameTypes,
  type Seat,
  type StateOf,
  sameState,
  seat,
  type Table,
  tableOf,
  type Viewer,
} from '@wunderkammer/kernel';

/** How a game's steps are written in its tests: one short line each. */
export interface Shorthand<T extends GameTypes> {
  /** The step that a line stands for. */
  read(line: string): T['Step'];
  /** What may be chosen, as a line. */
  write(choice: T['Choice']): string;
}

/** A viewer as a test names them. */
export type Looking = number | 'watcher';

const viewerOf = (looking: Looking): Viewer => (looking === 'watcher' ? looking : seat(looking));

/** A game in a test: plays steps, tells what is refused and what can be seen. */
export class Trial<T extends GameTypes> {
  readonly table: Table<T['Options']>;
  readonly state: StateOf<T>;
  readonly #game: Game<T>;
  readonly #shorthand: Shorthand<T>;

  /** Options as a record has them. */
  constructor(game: Game<T>, shorthand: Shorthand<T>, seats: number, options: object = {}) {
    this.table = tableOf(game, seats, options);
    this.state = game.create(this.table);
    this.#game = game;
    this.#shorthand = shorthand;
  }

  /** Plays steps that must be legal. */
  play(...steps: readonly (string | T['Step'])[]): this {
    for (const step of steps) {
      const violation = this.#game.play(this.state, this.#read(step));
      if (violation !== undefined) throw new Error(`${nameOf(step)}: ${violation.rule} ${violation.code}`);
    }
    return this;
  }

  /** The rule and the code that refuse a step, or "accepted"; the table stays as it is. */
  refusal(step: string | T['Step']): string {
    const copy = cloneState(this.state);
    const violation = this.#game.play(copy, this.#read(step));
    if (violation === undefined) return 'accepted';
    if (!sameState(copy, this.state)) throw new Error(`the refused ${nameOf(step)} changed the table`);
    return `${violation.rule} ${violation.code}`;
  }

  /** What a seat may decide, in short. */
  legal(by: number): string[] {
    return this.#game.legal(this.state, seat(by)).map((choice) => this.#shorthand.write(choice));
  }

  /** What a seat or a watcher may know now. */
  view(looking: Looking = 'watcher'): T['View'] {
    return this.#game.view(this.state, viewerOf(looking));
  }

  /** What somebody would see of a step that is not played yet. */
  sees(looking: Looking, step: string | T['Step']): T['Seen'] {
    return this.#game.seen(this.state, this.#read(step), viewerOf(looking));
  }

  /** Whom the table waits for: "chance eyes", "0", "0 2", or "over". */
  get asked(): string {
    const turn = this.#game.turn(this.state);
    if (turn.type === 'chance') return `chance ${turn.chance}`;
    return turn.type === 'decision' ? turn.seats.join(' ') : 'over';
  }

  /** The first seat that is asked; fails where none is. */
  get decider(): Seat {
    const turn = this.#game.turn(this.state);
    if (turn.type !== 'decision') throw new Error(`nobody is asked: ${this.asked}`);
    return turn.seats[0]!;
  }

  #read(step: string | T['Step']): T['Step'] {
    return typeof step === 'string' ? this.#shorthand.read(step) : step;
  }
}

const nameOf = (step: unknown): string => (typeof step === 'string' ? step : JSON.stringify(step));
