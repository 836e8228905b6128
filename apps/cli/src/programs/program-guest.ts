import {
  type Bot,
  type DecisionBase,
  FastRandom,
  type Game,
  type Seat,
  type StepBase,
  type Table,
  USUAL_MIND,
  type ViewBase,
} from '@wunderkammer/kernel';
import type { GuestPlayer } from '@wunderkammer/protocol/guest';
import { type BotProcess, ProgramFault } from './bot-process.ts';
import { readDecision } from './read-decision.ts';

/**
 * A program at a table with others: they are not to wait for one that has failed, so the game's own bot plays on for it.
 */
export class ProgramGuest implements GuestPlayer {
  #fault: string | undefined;
  readonly #process: BotProcess;
  readonly #standIn: Bot;
  readonly #game: Game;
  readonly #table: Table;
  readonly #seat: Seat;

  constructor(process: BotProcess, game: Game, table: Table, seat: Seat) {
    this.#process = process;
    this.#standIn = game.bot(USUAL_MIND, seat, table, new FastRandom(crypto.randomUUID()));
    this.#game = game;
    this.#table = table;
    this.#seat = seat;
    process.start(game.id, seat, table);
  }

  observe(seen: StepBase): void {
    this.#standIn.observe(seen);
    if (this.#fault === undefined) this.#process.see(seen);
  }

  async decide(view: ViewBase, legal: readonly DecisionBase[]): Promise<DecisionBase> {
    if (this.#fault !== undefined) return this.#standIn.decide(view, legal);
    try {
      return readDecision(this.#game, this.#table, this.#seat, await this.#process.decide(view, legal));
    } catch (error) {
      if (!(error instanceof ProgramFault)) throw error;
      this.#failed(error.message);
      return this.#standIn.decide(view, legal);
    }
  }

  refused(why: string): void {
    this.#failed(`decided against the rules: ${why}`);
  }

  #failed(fault: string): void {
    if (this.#fault !== undefined) throw new Error(`the stand-in was refused: ${fault}`);
    this.#fault = fault;
    this.#process.kill();
    process.stderr.write(`wunderkammer: the program ${fault}; the game's own bot plays on\n`);
  }
}
