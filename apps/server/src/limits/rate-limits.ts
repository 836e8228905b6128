import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type Rate, TokenBuckets } from './token-bucket.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * What strangers may do how often. A school or a club comes from one address, so the bursts are large; what is slow is the
 * filling of a disk. "Overall" is for those who have any number of addresses.
 */
export const RATES = {
  /** New people, by address and overall. */
  people: { burst: 60, every: 10 * SECOND },
  peopleOverall: { burst: 2_000, every: 500 },
  /** Wrong one-time and recovery codes by address; wrong invitations count as well. */
  codes: { burst: 10, every: 30 * SECOND },
  /** Wrong one-time codes. With a hundred good ones at any moment, guessing one takes some forty years at this rate. */
  codesOverall: { burst: 300, every: 200 },
  /** What a person changes about themselves. */
  changes: { burst: 30, every: 5 * SECOND },
  /** New tables, by person and by address. */
  tables: { burst: 20, every: MINUTE },
  tablesByAddress: { burst: 100, every: 20 * SECOND },
  /** What a person says at tables, and does there besides playing: all of it is kept. */
  words: { burst: 30, every: SECOND },
  doings: { burst: 60, every: SECOND },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limited = keyof typeof RATES;
export type Rates = Readonly<Record<Limited, Rate>>;

/** Too much, too often: not done, and not to be tried again before so many milliseconds. */
export class TooManyRequests extends Refusal {
  readonly wait: number;

  constructor(wait: number) {
    super('rate-limited', 'too often; wait a little');
    this.wait = wait;
  }

  /** The same in whole seconds, as HTTP has it. */
  get seconds(): number {
    return Math.ceil(this.wait / 1000);
  }
}

/** Everything that is counted, in one place. */
export class RateLimits {
  readonly #buckets: ReadonlyMap<string, TokenBuckets>;

  constructor(world: World, rates: Rates = RATES) {
    const now = (): number => world.lived();
    this.#buckets = new Map(Object.entries(rates).map(([what, rate]) => [what, new TokenBuckets(rate, now)]));
  }

  /** Counts one; throws `TooManyRequests` when there were too many. Without a key: overall. */
  count(what: Limited, key = ''): void {
    const wait = this.#buckets.get(what)!.take(key);
    if (wait > 0) throw new TooManyRequests(wait);
  }

  /** It was no misuse after all. */
  uncount(what: Limited, key = ''): void {
    this.#buckets.get(what)!.giveBack(key);
  }
}
