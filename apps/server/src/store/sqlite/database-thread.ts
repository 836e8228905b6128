import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beside } from '../../beside.ts';
import { StoreFault } from '../store.ts';
import type { Answer, DatabasePlace, FromWorker, Opened, Request, ToWorker } from './requests.ts';

const errorOf = ({ message, reason }: Extract<FromWorker, { type: 'failed' }>): Error =>
  reason === undefined ? new Error(message) : new StoreFault(message, reason);

/**
 * The database in a thread of its own, as seen from the server. One message is under way at a time.
 *
 * The thread costs CPU: with 50 and 200 tables 4 and 6 µs an event more than calling the database here (28 against 24,
 * 36 against 30; single runs on a busy machine, before events were gathered in `recent`). But the server would stand
 * still during each commit, and the longest ones of such runs took from 9 to 227 ms.
 */
export class DatabaseThread {
  readonly #worker: Worker;
  #answer: PromiseWithResolvers<readonly Answer[]>;
  #opened: Opened | undefined;
  #ended = false;

  private constructor(place: DatabasePlace) {
    this.#answer = Promise.withResolvers();
    this.#worker = new Worker(beside(import.meta.url, 'worker'), { workerData: place, name: 'database' });
    this.#worker.on('message', (message: FromWorker) => {
      switch (message.type) {
        case 'open':
          this.#opened = message.opened;
          return this.#answer.resolve([]);
        case 'answers':
          return this.#answer.resolve(message.answers);
        case 'failed':
          return this.#answer.reject(errorOf(message));
      }
    });
    const end = (why: string): void => {
      this.#ended = true;
      this.#answer.reject(new StoreFault(`the thread of the database ended (${why}); what was under way may be lost`));
    };
    this.#worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', (code) => end(`code ${code}`));
  }

  static async open(place: DatabasePlace): Promise<DatabaseThread> {
    const thread = new DatabaseThread(place);
    try {
      await thread.#answer.promise;
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
    return thread;
  }

  /** How the database was found. */
  get opened(): Opened {
    return this.#opened!;
  }

  /** The thread is gone, and it is not known what became of the requests it had in hand. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Carries out all requests, in their order, or none. */
  run(requests: readonly Request[]): Promise<readonly Answer[]> {
    this.#answer = Promise.withResolvers();
    this.#post(requests);
    return this.#answer.promise;
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    const exit = once(this.#worker, 'exit');
    this.#post('close');
    await exit;
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
