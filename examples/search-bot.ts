/**
 * A bot that searches, for any game of the house and without a word about its rules: it draws truths behind what its seat
 * knows, tries decisions in them, lets chance and a policy play on, and takes what went best. It is given the game, never a
 * state: what it peeks into it has drawn itself.
 */
import {
  type Bot,
  cloneState,
  type DecisionOf,
  FastRandom,
  type Game,
  type GameTypes,
  MOST_MOVES,
  type Move,
  playAll,
  playout,
  type Random,
  type Seat,
  type StateOf,
  type Table,
} from '@wunderkammer/kernel';

/** How many truths are drawn for a decision, and how many decisions are tried in each. */
export interface Effort {
  readonly truths: number;
  readonly tried: number;
}

export const searchBot = <T extends GameTypes>(
  game: Game<T>,
  effort: Effort,
  seat: Seat,
  table: Table<T['Options']>,
  random: Random,
): Bot<T> => new SearchBot(game, effort, seat, table, random);

class SearchBot<T extends GameTypes> implements Bot<T> {
  readonly #game: Game<T>;
  readonly #effort: Effort;
  readonly #seat: Seat;
  readonly #table: Table<T['Options']>;
  readonly #random: Random;
  readonly #log: T['Seen'][] = [];
  readonly #moves = new Int32Array(MOST_MOVES);

  constructor(game: Game<T>, effort: Effort, seat: Seat, table: Table<T['Options']>, random: Random) {
    this.#game = game;
    this.#effort = effort;
    this.#seat = seat;
    this.#table = table;
    this.#random = random;
  }

  observe(seen: T['Seen']): void {
    this.#log.push(seen);
  }

  decide(view: T['View']): DecisionOf<T> {
    const { truths, tried } = this.#effort;
    const draw = this.#game.possible(this.#table, view, this.#log);
    const drawState = (): StateOf<T> => playAll(this.#game, this.#table, draw(this.#random));
    const first = drawState();
    if (this.#game.engine.moves(first, this.#seat, this.#moves) === 1) return this.#decision(first, this.#moves[0]!);
    const states = [first, ...Array.from({ length: truths - 1 }, drawState)];
    // What the policy would do if this truth or that were the real one: few, where there may be thousands.
    const moves = new Set(states.map((state) => this.#game.engine.randomPolicy(state, this.#seat, this.#random)));
    return this.#decision(first, this.#best([...moves].slice(0, tried), states));
  }

  #decision(state: StateOf<T>, move: Move): DecisionOf<T> {
    return this.#game.engine.unpack(state, this.#seat, move) as DecisionOf<T>;
  }

  #best(moves: readonly Move[], states: readonly StateOf<T>[]): Move {
    if (moves.length === 1) return moves[0]!;
    const worths = moves.map((move) => states.reduce((sum, state, index) => sum + this.#worth(state, move, index), 0));
    return moves[worths.indexOf(Math.max(...worths))]!;
  }

  /** How a game ends for this seat that goes on with this move: 1 for the first place, 0 for the last. */
  #worth(state: StateOf<T>, move: Move, index: number): number {
    const { engine } = this.#game;
    const trial = cloneState(state);
    // In one truth every move is tried with the same luck, so that it is the moves that differ.
    const luck = new FastRandom(`${this.#log.length} ${index}`);
    if (engine.play(trial, this.#seat, move) !== undefined) return 0;
    playout(engine, engine.randomPolicy, trial, luck);
    const turn = this.#game.turn(trial);
    if (turn.type !== 'over') return 0;
    const place = turn.outcome.ranking.findIndex((group) => group.includes(this.#seat));
    return 1 - place / turn.outcome.ranking.length;
  }
}
