import type { World } from '../world.ts';
import { foreseeable } from './foreseeable.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** A world that stands still until a test moves it, with randomness that is the same in every run. */
export class StillWorld implements World {
  #now: number;
  #lived = 0;
  #woke = Number.NEGATIVE_INFINITY;
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
  readonly lived = (): number => this.#lived;
  readonly woke = (): number => this.#woke;

  random(bytes: number): Uint8Array {
    this.#drawn++;
    return this.#random(bytes);
  }

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.#lived + ms, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass; what was waiting for it happens in its order. */
  pass(ms: number): void {
    const until = this.#lived + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#live(next.at);
      next.call();
    }
    this.#live(until);
  }

  /** Lets time pass while nobody lives: the process is stopped, or the machine sleeps. */
  sleep(ms: number): void {
    this.#now += ms;
    this.#woke = this.#lived;
  }

  /** Puts the clock on the wall forward, or back. */
  setClock(by: number): void {
    this.#now += by;
  }

  #live(until: number): void {
    const ms = Math.max(0, until - this.#lived);
    this.#now += ms;
    this.#lived += ms;
  }
}
