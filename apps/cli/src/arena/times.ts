/** Buckets in a doubling of time: a quantile is off by 4 % at the most. */
const A_DOUBLING = 8;
/** The shortest time that is told from none: a microsecond. */
const LEAST_MS = 0.001;

const bucketOf = (ms: number): number => Math.round(A_DOUBLING * Math.log2(Math.max(ms, LEAST_MS) / LEAST_MS));
const msOf = (bucket: number): number => LEAST_MS * 2 ** (bucket / A_DOUBLING);

/** How long decisions took, as it stands in a file: the longest in ms, and pairs of a bucket and how many fell into it. */
export interface WrittenTimes {
  readonly max: number;
  readonly buckets: readonly (readonly [bucket: number, count: number])[];
}

/** How long decisions took: counted in buckets that grow with the time, so that millions take no more room than a few. */
export class Times {
  readonly #counts = new Map<number, number>();
  #max = 0;
  #count = 0;

  add(ms: number): void {
    this.#put(bucketOf(ms), 1);
    this.#max = Math.max(this.#max, ms);
  }

  addAll({ max, buckets }: WrittenTimes): void {
    for (const [bucket, count] of buckets) this.#put(bucket, count);
    this.#max = Math.max(this.#max, max);
  }

  get count(): number {
    return this.#count;
  }

  get max(): number {
    return this.#max;
  }

  /** The time that this share of decisions did not exceed. */
  quantile(share: number): number {
    let left = share * this.#count;
    for (const [bucket, count] of this.#sorted()) {
      left -= count;
      if (left <= 0) return Math.min(msOf(bucket), this.#max);
    }
    return this.#max;
  }

  toJSON(): WrittenTimes {
    return { max: Math.round(1000 * this.#max) / 1000, buckets: this.#sorted() };
  }

  #put(bucket: number, count: number): void {
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count);
    this.#count += count;
  }

  #sorted(): readonly (readonly [number, number])[] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }
}
