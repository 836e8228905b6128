import { setTimeout } from 'node:timers/promises';

/** How many ask for something that only reads, and how many for something that would change something. */
export const OF_EACH = 2;
/** How long each of them waits before the next time. */
const PAUSE_MS = 5;

/** Those who ask a house for something by HTTP, again and again, and note each time that nobody of the house answered. */
export class Visitors {
  readonly #door: string;
  readonly #asking: Promise<unknown>;
  #gone = false;
  /** Questions of either kind that were answered. */
  answered = 0;
  /** What was answered in place of the house, or why nothing was: of what only reads, and of what would change something. */
  readonly failed: Record<'GET' | 'POST', string[]> = { GET: [], POST: [] };

  constructor(door: string) {
    this.#door = door;
    this.#asking = Promise.all(
      Array.from({ length: OF_EACH }, () => [this.#ask('GET', '/api/me'), this.#ask('POST', '/api/tables')]).flat(),
    );
  }

  /** Nobody asks any more. */
  async leave(): Promise<void> {
    this.#gone = true;
    await this.#asking;
  }

  async #ask(method: 'GET' | 'POST', path: string): Promise<void> {
    while (!this.#gone) {
      try {
        const { status } = await fetch(this.#door + path, { method });
        // Whoever answers that they do not know us is of the house.
        if (status >= 500) this.failed[method].push(String(status));
        else this.answered++;
      } catch (error) {
        this.failed[method].push(String((error as Error).cause ?? error));
      }
      await setTimeout(PAUSE_MS);
    }
  }
}
