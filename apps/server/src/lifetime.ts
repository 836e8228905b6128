/** How often the clocks are looked at, whether anybody asks or not. */
const BEAT_MS = 250;
/** Between two looks there is a beat at the most; where there was more, the process did not live in between. */
const LAPSE_MS = 1_500;

/**
 * How long this process has lived. Whatever it did not live through counts for nothing: it was stopped, its machine slept or
 * had no time for it. A clock on the wall that somebody sets does not matter at all.
 */
export class Lifetime {
  readonly #monotonic: () => number;
  readonly #wall: () => number;
  #beating: NodeJS.Timeout | undefined;
  #looked: number;
  #lookedAtWall: number;
  #lived = 0;
  #woke = Number.NEGATIVE_INFINITY;

  constructor(monotonic: () => number, wall: () => number) {
    this.#monotonic = monotonic;
    this.#wall = wall;
    this.#looked = monotonic();
    this.#lookedAtWall = wall();
  }

  /** Looks at the clocks now and then from here on. Nothing else waits for it. */
  begin(): void {
    this.#beating ??= setInterval(() => this.look(), BEAT_MS).unref();
  }

  /** Milliseconds lived through so far; never less than before. */
  get lived(): number {
    this.look();
    return this.#lived;
  }

  /** How long it had lived when it last came back to life; minus infinity as long as it never had to. */
  get woke(): number {
    this.look();
    return this.#woke;
  }

  look(): void {
    const now = this.#monotonic();
    const wall = this.#wall();
    const passed = now - this.#looked;
    // Some machines count the time they sleep, some do not: then the clock on the wall is all that tells of it.
    const slept = wall - this.#lookedAtWall - passed;
    this.#looked = now;
    this.#lookedAtWall = wall;
    if (passed <= LAPSE_MS) this.#lived += passed;
    if (passed > LAPSE_MS || slept > LAPSE_MS) this.#woke = this.#lived;
  }
}
