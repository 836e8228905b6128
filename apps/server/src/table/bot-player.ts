import { type DecisionBase, type Seat, SeenLog } from '@wunderkammer/kernel';
import type { Bots } from '../bots/bots.ts';
import type { World } from '../world.ts';
import type { TableState } from './table-state.ts';

/**
 * Asks the bots for the decisions of one table. They are told what their seat saw, and answer at a time that tells nothing
 * about what they thought: on the next beat.
 */
export class BotPlayer {
  readonly #state: TableState;
  readonly #bots: Bots;
  readonly #world: World;
  readonly #pace: number;
  /** What the bot of each seat has been told. */
  readonly #logs = new Map<Seat, SeenLog>();
  #stopWaiting: (() => void) | undefined;
  /** The seat that is being thought for. */
  seat: Seat | undefined;

  constructor(state: TableState, bots: Bots, world: World, pace: number) {
    this.#state = state;
    this.#bots = bots;
    this.#world = world;
    this.#pace = pace;
  }

  /** What a bot decides for this seat; one at a time. */
  async decide(seat: Seat): Promise<DecisionBase> {
    const asked = this.#world.lived();
    this.seat = seat;
    try {
      const decision = await this.#ask(seat);
      const beats = Math.max(1, Math.ceil((this.#world.lived() - asked) / this.#pace));
      await this.#until(asked + beats * this.#pace);
      return decision;
    } finally {
      this.seat = undefined;
    }
  }

  /** A step was taken back: what the bots were told is no longer so, and they are told everything anew. */
  tellAnew(): void {
    this.#logs.clear();
  }

  close(): void {
    this.#stopWaiting?.();
    this.#bots.forget(this.#state.id);
  }

  async #ask(seat: Seat): Promise<DecisionBase> {
    const { id, game, setup, truth, steps } = this.#state;
    // More may happen while the bot thinks: it decides about what it was shown.
    const end = steps.length;
    const question = {
      table: id,
      game: game.id,
      seats: setup.seats,
      options: setup.options,
      seat,
      mind: this.#state.mindOf(seat),
      view: game.view(truth!, seat),
      legal: game.legal(truth!, seat),
    };
    const tell = (log: SeenLog): Promise<DecisionBase | 'forgot'> => {
      this.#logs.set(seat, log);
      const from = log.at;
      // A step may have been taken back since, if the bot had to be told twice.
      return this.#bots.decide({ ...question, from, seen: log.next(steps, Math.min(end, steps.length)) });
    };
    const fresh = (): SeenLog => new SeenLog(game, this.#state.table, seat);
    const answer = await tell(this.#logs.get(seat) ?? fresh());
    if (answer !== 'forgot') return answer;
    const again = await tell(fresh());
    if (again === 'forgot') throw new Error('a bot forgot what it was just told');
    return again;
  }

  #until(time: number): Promise<void> {
    return new Promise((resolve) => {
      this.#stopWaiting = this.#world.after(time - this.#world.lived(), resolve);
    });
  }
}
