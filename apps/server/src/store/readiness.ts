import type { World } from '../world.ts';
import { type Store, StoreFault } from './store.ts';

export interface ReadinessParts {
  readonly store: Store;
  readonly world: World;
  /** Nothing can be kept from now on: told once, and again if it is for another reason. */
  lost(error: unknown): void;
  /** All is well again. */
  back(): void;
  /** Something failed, though the store is well. */
  reportError(error: unknown, table: string | undefined): void;
}

/** How long a proof counts; and how soon it is tried again while nothing can be kept. */
const FRESH_MS = 5_000;
/** A store that takes longer is in trouble. */
const PATIENCE_MS = 2_000;

const LATE = new StoreFault(`the store takes longer than ${PATIENCE_MS / 1000} s to keep something`);

/**
 * Knows whether anything can be kept. A store that still answers may have no room left, or no file: so something is kept
 * for a try, when somebody asks and the last try is some seconds old, and when something has failed.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  #proving: Promise<void> | undefined;
  #proved = Number.NEGATIVE_INFINITY;
  #trouble: string | undefined;
  /** What failed since the last proof. */
  #doubts: (readonly [error: StoreFault, table: string | undefined])[] = [];
  #stopWaiting: (() => void) | undefined;
  #closed = false;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** Why nothing can be kept, in plain words that name no file; undefined: all is well. */
  async look(): Promise<string | undefined> {
    if (this.#parts.world.lived() - this.#proved >= FRESH_MS) await this.#prove();
    return this.#trouble;
  }

  /**
   * Something could not be kept or read. While nothing can be kept, a thousand tables fail in the same way: the reason is
   * told once, and not what follows from it.
   */
  doubt(error: StoreFault, table?: string): void {
    if (this.#trouble !== undefined) return;
    if (this.#closed) {
      this.#parts.reportError(error, table);
      return;
    }
    this.#doubts.push([error, table]);
    void this.#prove();
  }

  /** Nothing is tried any more. */
  close(): void {
    this.#closed = true;
    this.#stopWaiting?.();
  }

  /** Tries to keep something; returns when it is known how that ended, or when it takes too long. */
  #prove(): Promise<void> {
    if (this.#proving !== undefined) return this.#proving;
    const { store, world } = this.#parts;
    const known = Promise.withResolvers<void>();
    this.#proving = known.promise;
    const ends = (error?: unknown): void => {
      this.#turn(error);
      known.resolve();
    };
    const stopPatience = world.after(PATIENCE_MS, () => ends(LATE));
    void store
      .prove()
      .then(
        () => ends(),
        (error: unknown) => ends(error ?? LATE),
      )
      .finally(() => {
        stopPatience();
        this.#proving = undefined;
      });
    return known.promise;
  }

  #turn(error: unknown): void {
    const { world, lost, back, reportError } = this.#parts;
    const before = this.#trouble;
    this.#proved = world.lived();
    this.#stopWaiting?.();
    const doubts = this.#doubts.splice(0);
    if (error === undefined) {
      this.#trouble = undefined;
      if (before !== undefined) back();
      for (const [doubt, table] of doubts) reportError(doubt, table);
      return;
    }
    // That it takes long as well is no news.
    if (error !== LATE || before === undefined) {
      this.#trouble = error instanceof StoreFault ? error.reason : LATE.reason;
    }
    if (this.#trouble !== before) lost(error);
    if (!this.#closed) this.#stopWaiting = world.after(FRESH_MS, () => void this.#prove());
  }
}
