import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

export type ToThread<Ask> = { readonly ask: Ask } | { readonly close: true };
export type FromThread<Answer> = { readonly answer: Answer } | { readonly error: string };

interface Task<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** How long a thread that has something to put away may take for it. */
const FAREWELL_MS = 2_000;

/** As many as there are cores, unless told otherwise. */
export const defaultJobs = (): number => availableParallelism();

/** Threads that answer what they are asked, one thing after the other, each whatever comes next. */
export class Threads<Ask, Answer> {
  readonly size: number;
  readonly #module: URL;
  /** Whether what is underway must be put away in order when they end. */
  readonly #tidy: boolean;
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #working = new Map<Worker, Task<Ask, Answer>>();
  readonly #queue: Task<Ask, Answer>[] = [];

  /** `module` is without its ending: it is TypeScript here, and JavaScript once it was compiled, as this file is. */
  constructor(module: URL, size: number, { tidy = false }: { readonly tidy?: boolean } = {}) {
    this.size = size;
    this.#module = new URL(module.href + extname(import.meta.url));
    this.#tidy = tidy;
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ ask, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads, whatever they are at. */
  async close(): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        const ended = once(worker, 'exit');
        const impatience = setTimeout(() => worker.terminate(), this.#tidy ? FAREWELL_MS : 0);
        worker.postMessage({ close: true } satisfies ToThread<Ask>);
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
    worker.postMessage({ ask: task.ask } satisfies ToThread<Ask>);
  }

  #start(): Worker {
    const worker = new Worker(this.#module, { execArgv: ['--conditions=@wunderkammer/source'] });
    worker.on('message', (message: FromThread<Answer>) => {
      const task = this.#working.get(worker);
      this.#working.delete(worker);
      this.#idle.push(worker);
      if ('answer' in message) task?.resolve(message.answer);
      else task?.reject(new Error(message.error));
      this.#next();
    });
    worker.on('error', (error) => {
      this.#working.get(worker)?.reject(error instanceof Error ? error : new Error(String(error)));
    });
    // One that has ended by itself is not to be waited for.
    worker.on('exit', () => this.#workers.splice(this.#workers.indexOf(worker), 1));
    this.#workers.push(worker);
    return worker;
  }
}
