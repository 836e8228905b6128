import type { Store } from './store/store.ts';
import type { World } from './world.ts';

const KIND = 'house';
const TIME = 'alive';
/** How long a page takes to notice that the server is back, and to be at its table again. */
const RETURN_MS = 2_000;

/** How long it has been since then, in the time of the house. It may repeat some seconds: less than nothing is nothing. */
export const elapsed = (then: number, now: number): number => Math.max(0, now - then);

/**
 * The time of the house, by which clocks go: milliseconds that its server was there for those who play. It stands while none
 * is, while the server is stopped or its machine sleeps, and then a little longer, until everybody has had the time to come
 * back. It is kept every few seconds and goes on from there, so it may repeat the last of them after a crash. Where several
 * servers share a house, it is the time of the one that is ahead: the others hear it twice a second (nodes/cluster.ts), so
 * they differ by as much as a message takes, or by half a second while the store has to carry it, and never go back.
 */
export class HouseTime {
  readonly #store: Store;
  readonly #world: World;
  /** How long this server had lived when it opened a house that was open before. */
  readonly #reopened: number;
  /** How long it had lived when another server was found ahead. */
  #joined = Number.NEGATIVE_INFINITY;
  #lived: number;
  #now: number;
  /** What it was when this server opened. */
  readonly began: number;

  private constructor(store: Store, world: World, kept: number | undefined) {
    this.#store = store;
    this.#world = world;
    this.#lived = world.lived();
    this.#reopened = kept === undefined ? Number.NEGATIVE_INFINITY : this.#lived;
    this.#now = kept ?? 0;
    this.began = this.#now;
  }

  static async open(store: Store, world: World): Promise<HouseTime> {
    const kept = await store.get(KIND, TIME);
    const time = new HouseTime(store, world, kept && (JSON.parse(kept.value) as number));
    await time.keep();
    return time;
  }

  now(): number {
    const lived = this.#world.lived();
    const woke = Math.max(this.#world.woke(), this.#reopened);
    // What was lived since the last look, without the while after the last awakening.
    const before = Math.max(0, Math.min(lived, woke) - this.#lived);
    const stands = this.#joined >= woke ? 0 : RETURN_MS;
    const after = Math.max(0, lived - Math.max(this.#lived, woke + stands));
    this.#lived = lived;
    this.#now += before + after;
    return this.#now;
  }

  /** At another server of the house it is this late already. */
  advanceTo(time: number): void {
    const now = this.now();
    if (time <= now) return;
    this.#now = time;
    // While others are there for those who play, it does not stand for them to come back.
    this.#joined = this.#lived;
  }

  /** Now, as events say it. */
  stamp(): { readonly at: number; readonly time: number } {
    return { at: this.#world.now(), time: this.now() };
  }

  /** To be called every few seconds, and when the server goes. */
  async keep(now = this.now()): Promise<void> {
    await this.#store.put({ kind: KIND, key: TIME, value: JSON.stringify(now) });
  }
}
