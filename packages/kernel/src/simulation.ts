import type { Watch } from './cursor.ts';
import { gameKey, makeFairness, StepRandom } from './fairness.ts';
import type { Game, GameTypes, StateOf, Table } from './game.ts';
import { MOST_STEPS } from './playout.ts';
import { FastRandom, type Random } from './random.ts';
import { type GameRecord, makeRecord } from './record.ts';
import type { Seat } from './seat.ts';
import { type HmacKey, sha256, toHex, utf8 } from './sha256.ts';
import { tableOf } from './table.ts';
import type { RuleViolation } from './violation.ts';

/**
 * A simulated game, one decision after the other: it draws what chance brings, and whoever runs it asks the players, as
 * soon or as late as they answer. The same seed brings the same chance at the same step, whoever plays.
 */
export class Simulation<T extends GameTypes = GameTypes> {
  readonly table: Table<T['Options']>;
  /** The whole truth, for players that may know it. */
  readonly state: StateOf<T>;
  readonly steps: T['Step'][] = [];
  readonly #game: Game<T>;
  readonly #givenOptions: object;
  readonly #seed: string;
  readonly #serverSeed: string;
  readonly #entropy: readonly string[];
  readonly #key: HmacKey;

  constructor(game: Game<T>, seats: number, givenOptions: object, seed: string) {
    this.table = tableOf(game, seats, givenOptions);
    this.state = game.create(this.table);
    this.#game = game;
    this.#givenOptions = givenOptions;
    this.#seed = seed;
    this.#serverSeed = toHex(sha256(utf8(`simulate ${seed}`)));
    this.#entropy = new Array<string>(seats).fill('');
    this.#key = gameKey(game.id, this.#serverSeed, this.#entropy);
  }

  /** A player's own random numbers: they have nothing to do with those of the table. */
  randomOf(seat: Seat): Random {
    return new FastRandom(`${this.#seed} seat ${seat}`);
  }

  /** Lets chance play until somebody is to decide; returns who, or nobody when the game is over. */
  decider(watch: Watch<T>): Seat | undefined {
    for (;;) {
      const turn = this.#game.turn(this.state);
      if (turn.type === 'over') return undefined;
      if (this.steps.length === MOST_STEPS)
        throw new Error(`${this.#game.id}, seed "${this.#seed}", is not over after ${MOST_STEPS} steps`);
      if (turn.type === 'decision') return turn.seats[0];
      this.play(this.#game.chance(this.state, new StepRandom(this.#key, this.steps.length)), watch);
    }
  }

  /** Plays a step that is known to be legal, a refusal is a bug of whoever decided; `watch` is shown it before. */
  play(step: T['Step'], watch: Watch<T>): void {
    watch(this.state, step, this.steps.length);
    const violation: RuleViolation | undefined = this.#game.play(this.state, step);
    if (violation !== undefined) {
      throw new Error(`${this.#game.id} refused ${JSON.stringify(step)}: ${violation.code} (${violation.rule})`);
    }
    this.steps.push(step);
  }

  /** What has been played, with the proof of its fairness; with a result once it is over. */
  record(): GameRecord<T> {
    const turn = this.#game.turn(this.state);
    return makeRecord(this.#game, this.table.seats, this.#givenOptions, this.steps, {
      ...(turn.type === 'over' && { result: turn.outcome }),
      fairness: makeFairness(this.#serverSeed, this.#entropy),
    });
  }
}
