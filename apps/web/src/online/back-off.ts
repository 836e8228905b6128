/**
 * When to try again after the connection was lost: at once, then ever later. A house that restarts is back within seconds and
 * everybody must be there again within two, so the steps stay short for the first minutes; a house that is away for good is
 * not knocked at so often.
 */
const STEPS = [0, 250, 500, 1_000] as const;
const SHORT = 1_500;
const LONG = 5_000;
const SHORT_TRIES = 90;
/** A house that refuses is given more time each time. */
const FIRST = 1_000;
const LONGEST = 30_000;

/** Up to a quarter less than so long, so that a house full of people does not come back in one breath. */
export const jittered = (ms: number, random: () => number): number => ms * (0.75 + 0.25 * random());

/** How long to wait before asking again for what the house has refused so many times: ever longer. */
export const retryDelay = (refusals: number, random: () => number): number =>
  jittered(Math.min(LONGEST, FIRST * 2 ** (refusals - 1)), random);

/** How long to wait until the connection is made again. */
export class BackOff {
  readonly #random: () => number;
  #lost = 0;
  #turnedAway = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** The house has hung up on this page again and again: once can happen to anybody. */
  get isTurnedAway(): boolean {
    return this.#turnedAway > 1;
  }

  /** The last connection was of use. */
  reset(): void {
    this.#lost = 0;
    this.#turnedAway = 0;
  }

  /** The connection was lost, or the house has cut it, which it will do again if this page goes on like that. */
  next(how: 'lost' | 'turned away'): number {
    if (how === 'turned away') return retryDelay(++this.#turnedAway, this.#random);
    const tries = this.#lost++;
    return jittered(STEPS[tries] ?? (tries < SHORT_TRIES ? SHORT : LONG), this.#random);
  }
}
