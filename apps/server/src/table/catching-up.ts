import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import type { TableEvent } from './events.ts';
import type { TableState } from './table-state.ts';

/** How long it takes until it is tried again to read what could not be read. */
const AGAIN_MS = 1_000;

interface CatchingUpHouse {
  readonly store: Store;
  readonly world: World;
}

/** What a table does then. */
interface CatchingUpActions {
  /** Resolves when nothing is under way that this server does at the table. */
  underway(): Promise<void>;
  /** Lets happen here what happened elsewhere. */
  adopt(events: readonly TableEvent[]): void;
  /** The table has to be read as a whole. */
  lost(error: unknown): void;
}

/** Reads what other servers have added to a table in use: the gap, however many hints told of it. */
export class CatchingUp {
  readonly #house: CatchingUpHouse;
  readonly #state: TableState;
  readonly #actions: CatchingUpActions;
  #reading: Promise<void> | undefined;
  /** It was asked for again since the store was asked. */
  #again = false;
  #stopWaiting: (() => void) | undefined;
  #closed = false;

  constructor(house: CatchingUpHouse, state: TableState, actions: CatchingUpActions) {
    this.#house = house;
    this.#state = state;
    this.#actions = actions;
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting?.();
  }

  /** Resolves when everything has happened here that was kept when it was asked for, or the table has to be read again. */
  now(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** The same for those who do not wait: what cannot be read now is read later. */
  soon(): void {
    this.now().catch(() => {
      this.#stopWaiting ??= this.#house.world.after(AGAIN_MS, () => {
        this.#stopWaiting = undefined;
        this.soon();
      });
    });
  }

  async #read(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      await this.#actions.underway();
      const { version } = this.#state;
      const { events, damage } = await this.#house.store.events(this.#state.id, version);
      if (this.#closed) return;
      // What this server has begun meanwhile cannot be kept if there was anything: then the table is read again.
      if (this.#state.version === version) this.#adopt(events, damage !== undefined);
    }
  }

  #adopt(events: readonly string[], isDamaged: boolean): void {
    if (isDamaged) this.#actions.lost(undefined);
    if (isDamaged || events.length === 0) return;
    try {
      this.#actions.adopt(events.map((event) => JSON.parse(event) as TableEvent));
    } catch (error) {
      this.#actions.lost(error);
    }
  }
}
