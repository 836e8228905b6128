/** So many at once, and one more each time this many milliseconds have passed. */
export interface Rate {
  readonly burst: number;
  readonly every: number;
}

interface Bucket {
  left: number;
  at: number;
}

/**
 * Token buckets by key. At most so many keys are remembered; the one that has been quiet the longest is forgotten first,
 * since its bucket is the fullest. So a million addresses cost no more memory than `keys` of them.
 */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #keys: number;
  /** In the order of last use: a key that is used is put at the end. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number, keys = 10_000) {
    this.#rate = rate;
    this.#now = now;
    this.#keys = keys;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one and returns 0; or takes nothing and returns how many milliseconds there is to wait. */
  take(key: string): number {
    const bucket = this.#filled(key);
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) * this.#rate.every);
    bucket.left--;
    return 0;
  }

  /** Puts back one that was taken. */
  giveBack(key: string): void {
    const bucket = this.#filled(key);
    bucket.left = Math.min(this.#rate.burst, bucket.left + 1);
  }

  #filled(key: string): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: this.#rate.burst, at: now };
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#keys) this.#buckets.delete(this.#buckets.keys().next().value!);
    // A clock that was put back must not empty the bucket.
    const passed = Math.max(0, now - bucket.at);
    bucket.left = Math.min(this.#rate.burst, bucket.left + passed / this.#rate.every);
    bucket.at = now;
    return bucket;
  }
}
