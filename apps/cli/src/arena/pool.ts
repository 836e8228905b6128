import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Match, PlayedGame } from './match.ts';

export type ToWorker =
  | { readonly type: 'block'; readonly match: Match; readonly block: number; readonly from: number }
  | { readonly type: 'close' };

export type FromWorker = { readonly games: readonly PlayedGame[] } | { readonly error: string };

interface Task {
  readonly message: Extract<ToWorker, { type: 'block' }>;
  readonly resolve: (games: readonly PlayedGame[]) => void;
  readonly reject: (error: Error) => void;
}

/** How long a thread may take to end the programs it has started. */
const FAREWELL_MS = 2_000;

/** As many threads as there are cores, unless told otherwise. */
export const defaultJobs = (): number => availableParallelism();

/** Threads that play blocks. What is played depends on the match and the block alone, not on who plays it when. */
export class Pool {
  readonly size: number;
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #working = new Map<Worker, Task>();
  readonly #queue: Task[] = [];

  constructor(size: number) {
    this.size = size;
  }

  /** Plays the games of a block, from a rotation on. */
  play(match: Match, block: number, from = 0): Promise<readonly PlayedGame[]> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ message: { type: 'block', match, block, from }, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads and the programs they started, whatever they are at. */
  async close(): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        const ended = once(worker, 'exit');
        const { message } = this.#working.get(worker) ?? {};
        const hasPrograms = message?.match.contenders.some((name) => name.startsWith('exec:')) ?? true;
        const impatience = setTimeout(() => worker.terminate(), hasPrograms ? FAREWELL_MS : 0);
        worker.postMessage({ type: 'close' } satisfies ToWorker);
        await ended;
        clearTimeout(impatience);
      }),
    );
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#workers.length < this.size ? this.#start() : undefined);
    if (worker === undefined) return;
    const task = this.#queue.shift()!;
    this.#working.set(worker, task);
    worker.postMessage(task.message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'arena',
      execArgv: ['--conditions=@wunderkammer/source'],
    });
    worker.on('message', (answer: FromWorker) => {
      const task = this.#working.get(worker);
      this.#working.delete(worker);
      this.#idle.push(worker);
      if ('games' in answer) task?.resolve(answer.games);
      else task?.reject(new Error(answer.error));
      this.#next();
    });
    worker.on('error', (error) => this.#working.get(worker)?.reject(error));
    this.#workers.push(worker);
    return worker;
  }
}

/** Plays blocks of a match on all threads at once, and gives them in their order. */
export async function* playBlocks(
  pool: Pool,
  match: Match,
  { block: first, rotation }: { readonly block: number; readonly rotation: number },
  end: number,
): AsyncGenerator<readonly PlayedGame[]> {
  const ahead: Promise<readonly PlayedGame[]>[] = [];
  for (let block = first; block < end || ahead.length > 0; ) {
    // Enough that no thread waits for the slowest block.
    while (block < end && ahead.length < 3 * pool.size) {
      const games = pool.play(match, block, block === first ? rotation : 0);
      // Nobody may be there to hear of it any more.
      games.catch(() => {});
      ahead.push(games);
      block++;
    }
    yield await ahead.shift()!;
  }
}
