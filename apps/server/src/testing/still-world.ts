import type { World } from '../world.ts';
import { foreseeable } from './foreseeable.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** A world that stands still until a test moves it, with randomness that is the same in every run. */
export class StillWorld implements World {
  #now: number;
  #drawn = 0;
  readonly #random: World['random'];
  readonly #timers = new Set<Timer>();

  constructor(seed = 'still', now = Date.UTC(2026, 0, 1)) {
    this.#random = foreseeable(seed);
    this.#now = now;
  }

  /** How often something unforeseeable was asked for: the same path of the code asks as often. */
  get drawn(): number {
    return this.#drawn;
  }

  readonly now = (): number => this.#now;

  random(bytes: number): Uint8Array {
    this.#drawn++;
    return this.#random(bytes);
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass; what was waiting for it happens in its order. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = until;
  }
}
