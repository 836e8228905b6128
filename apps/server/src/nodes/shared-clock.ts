import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

/** An answer that took longer than this tells the time too badly, once it is known at all. */
const SLOW_MS = 250;

/**
 * The date by the clock of the store that several servers share: theirs may differ by minutes, and somebody may set them. It
 * is read now and then, and in between it goes on by the time this server lives through.
 */
export class SharedClock {
  readonly #world: World;
  #read: { readonly date: number; readonly at: number } | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  readonly now = (): number => {
    if (this.#read === undefined) return this.#world.now();
    return Math.floor(this.#read.date + this.#world.lived() - this.#read.at);
  };

  async read(store: Store): Promise<void> {
    const asked = this.#world.lived();
    const date = await store.clock();
    const at = this.#world.lived();
    if (this.#read === undefined || at - asked < SLOW_MS) this.#read = { date: date + (at - asked) / 2, at };
  }
}
