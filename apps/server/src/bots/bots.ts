import { Worker } from 'node:worker_threads';
import type { DecisionBase, Mind, Seat, StepBase, ViewBase } from '@wunderkammer/kernel';
import { beside } from '../beside.ts';
import { OUR_GAMES } from '../games.ts';
import { freshHex, type World } from '../world.ts';

/** Everything a bot needs to decide for a seat: what that seat saw and may do, never more. */
export interface Question {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seat: Seat;
  readonly mind: Mind;
  /** What the seat saw, from this step on; what came before the bot was told earlier. */
  readonly from: number;
  readonly seen: readonly StepBase[];
  readonly view: ViewBase;
  readonly legal: readonly DecisionBase[];
}

/** Players made of code, away from the thread that serves people. */
export interface Bots {
  /** What the bot on this seat decides; `forgot` if it has to be told everything from the start. */
  decide(question: Question): Promise<DecisionBase | 'forgot'>;
  /** A table is no longer in use. */
  forget(table: string): void;
  close(): Promise<void>;
}

export type ToBots =
  | { readonly type: 'decide'; readonly ask: number; readonly question: Question; readonly luck: string }
  | { readonly type: 'forget'; readonly table: string };

export interface FromBots {
  readonly ask: number;
  readonly decision?: DecisionBase | 'forgot';
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (decision: DecisionBase | 'forgot') => void;
  readonly reject: (error: Error) => void;
}

/** Bots on a thread of their own. Should it die, another one takes over and is told what it needs. */
export class BotThread implements Bots {
  readonly #world: World;
  readonly #games: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(world: World, games = OUR_GAMES) {
    this.#world = world;
    this.#games = games;
  }

  decide(question: Question): Promise<DecisionBase | 'forgot'> {
    const ask = ++this.#asked;
    const worker = this.#thread();
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask, { resolve, reject });
      const message: ToBots = { type: 'decide', ask, question, luck: freshHex(this.#world, 16) };
      worker.postMessage(message);
    });
  }

  forget(table: string): void {
    const message: ToBots = { type: 'forget', table };
    this.#worker?.postMessage(message);
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(beside(import.meta.url, 'worker'), {
      name: 'bots',
      workerData: this.#games.href,
      execArgv: ['--conditions=@wunderkammer/source'],
    });
    worker.unref();
    worker.on('message', ({ ask, decision, error }: FromBots) => {
      const waiting = this.#waiting.get(ask);
      this.#waiting.delete(ask);
      if (decision === undefined) waiting?.reject(new Error(`a bot failed: ${error}`));
      else waiting?.resolve(decision);
    });
    worker.on('error', (error) => this.#died(worker, error));
    worker.on('exit', () => this.#died(worker, new Error('the bots stopped')));
    this.#worker = worker;
    return worker;
  }

  #died(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const error = cause instanceof Error ? cause : new Error(String(cause));
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
