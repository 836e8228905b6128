import type { Store } from '../store/store.ts';
import type { Elapsed } from './clockwork.ts';

const KIND = 'house';
const ALIVE = 'alive';
const OUTAGES = 'outages';
/** Nothing has to remember more: a clock that ran through a hundred outages forgets the first. */
const KEPT = 100;

type Outage = readonly [from: number, to: number];

/** When no server was there. Clocks stand still meanwhile. */
export class Outages {
  readonly #store: Store;
  readonly #outages: readonly Outage[];

  private constructor(store: Store, outages: readonly Outage[]) {
    this.#store = store;
    this.#outages = outages;
  }

  /** Reads when there was nobody, up to now included. */
  static async open(store: Store, now: number): Promise<Outages> {
    const [alive, kept] = await Promise.all([store.get(KIND, ALIVE), store.get(KIND, OUTAGES)]);
    const outages = kept === undefined ? [] : (JSON.parse(kept.value) as Outage[]);
    const last = alive === undefined ? now : (JSON.parse(alive.value) as number);
    if (last < now) {
      outages.push([last, now]);
      await store.put({ kind: KIND, key: OUTAGES, value: JSON.stringify(outages.slice(-KEPT)) });
    }
    const opened = new Outages(store, outages);
    await opened.alive(now);
    return opened;
  }

  /** Notes that the server is there; to be called every few seconds, and when it goes. */
  async alive(now: number): Promise<void> {
    await this.#store.put({ kind: KIND, key: ALIVE, value: JSON.stringify(now) });
  }

  readonly elapsed: Elapsed = (from, to) => {
    let time = to - from;
    for (const [down, up] of this.#outages) time -= Math.max(0, Math.min(to, up) - Math.max(from, down));
    return Math.max(0, time);
  };
}
