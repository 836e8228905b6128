/** Remembers the last so many things for so long. */
export class TtlCache<T> {
  readonly #most: number;
  readonly #ms: number;
  readonly #now: () => number;
  /** In the order of last use. */
  readonly #things = new Map<string, { readonly thing: T; readonly at: number }>();

  constructor(most: number, ms: number, now: () => number) {
    this.#most = most;
    this.#ms = ms;
    this.#now = now;
  }

  get(key: string): T | undefined {
    const found = this.#things.get(key);
    if (!found) return undefined;
    this.#things.delete(key);
    if (this.#now() - found.at >= this.#ms) return undefined;
    this.#things.set(key, found);
    return found.thing;
  }

  set(key: string, thing: T): void {
    this.#things.delete(key);
    this.#things.set(key, { thing, at: this.#now() });
    if (this.#things.size > this.#most) this.#things.delete(this.#things.keys().next().value!);
  }

  delete(key: string): void {
    this.#things.delete(key);
  }
}
