import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

/** Another server may have turned the key. */
const REMEMBER_MS = 3_000;

export const lockedOut = (): Refusal => new Refusal('locked', 'only people with an invitation may come in here');

/** Whether the house is locked: new people need an invitation then, and strangers are shown nothing. */
export class HouseLock {
  readonly #store: Store;
  readonly #world: World;
  readonly #turned: () => void;
  #known: { readonly locked: boolean; readonly at: number } | undefined;

  /** `turned`: the key was turned; every server is to hear of it. */
  constructor(store: Store, world: World, turned: () => void) {
    this.#store = store;
    this.#world = world;
    this.#turned = turned;
  }

  async isLocked(): Promise<boolean> {
    const now = this.#world.lived();
    if (this.#known && now - this.#known.at < REMEMBER_MS) return this.#known.locked;
    const kept = await this.#store.get('house', 'lock');
    this.#known = { locked: kept?.value === 'true', at: now };
    return this.#known.locked;
  }

  async set(locked: boolean): Promise<void> {
    await this.#store.put({ kind: 'house', key: 'lock', value: JSON.stringify(locked) });
    this.outdated();
    this.#turned();
  }

  /** The key was turned, here or on another server. */
  outdated(): void {
    this.#known = undefined;
  }

  /** Shows the house to somebody, or throws: a locked one shows nothing to strangers, not even what there is. */
  async admit(person: string | undefined): Promise<void> {
    if (person === undefined && (await this.isLocked())) throw lockedOut();
  }
}
