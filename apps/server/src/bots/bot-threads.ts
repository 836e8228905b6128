import { availableParallelism } from 'node:os';
import type { DecisionBase } from '@wunderkammer/kernel';
import { OUR_GAMES } from '../games.ts';
import type { World } from '../world.ts';
import { type Bots, BotThread, type Question } from './bots.ts';

/** One core is for those who play; beyond four there would be more bots than people. */
const usualThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

/** Bots on several threads, so that a master who thinks keeps few others waiting. A table stays with the thread that knows it. */
export class BotThreads implements Bots {
  readonly #threads: readonly BotThread[];

  constructor(world: World, games = OUR_GAMES, count = usualThreads()) {
    this.#threads = Array.from({ length: count }, () => new BotThread(world, games));
  }

  decide(question: Question): Promise<DecisionBase | 'forgot'> {
    return this.#threadOf(question.table).decide(question);
  }

  forget(table: string): void {
    this.#threadOf(table).forget(table);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #threadOf(table: string): BotThread {
    let sum = 0;
    for (let index = 0; index < table.length; index++) sum += table.charCodeAt(index);
    return this.#threads[sum % this.#threads.length]!;
  }
}
