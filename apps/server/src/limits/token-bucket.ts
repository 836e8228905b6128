/** So many at once, and one more each time this many milliseconds have passed. */
export interface Rate {
  readonly burst: number;
  readonly every: number;
}

/** A token bucket. */
export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#at = now();
  }

  /** Takes one and returns 0; or takes nothing and returns how many milliseconds there is to wait. */
  take(): number {
    this.#fill();
    if (this.#left < 1) return Math.ceil((1 - this.#left) * this.#rate.every);
    this.#left--;
    return 0;
  }

  /** Puts back one that was taken. */
  giveBack(): void {
    this.#fill();
    this.#left = Math.min(this.#rate.burst, this.#left + 1);
  }

  #fill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#rate.burst, this.#left + (now - this.#at) / this.#rate.every);
    this.#at = now;
  }
}

/**
 * TokenBuckets by key. At most so many keys are remembered; the one that has been quiet the longest is forgotten first, since
 * its bucket is the fullest. So a million addresses cost no more memory than `keys` of them.
 */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #keys: number;
  /** In the order of last use: a key that is used is put at the end. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate, now: () => number, keys = 10_000) {
    this.#rate = rate;
    this.#now = now;
    this.#keys = keys;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** As `TokenBucket.take`. */
  take(key: string): number {
    return this.#of(key).take();
  }

  giveBack(key: string): void {
    this.#of(key).giveBack();
  }

  #of(key: string): TokenBucket {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#rate, this.#now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#keys) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }
}
