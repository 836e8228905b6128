import type { World } from '../world.ts';
import type { Audience, Follower } from './audience.ts';

/** How long it takes at the least until another number of watchers is told. */
const WATCHERS_PAUSE_MS = 250;

interface Listener {
  /** Somebody who sits at the table came or went. */
  readonly seatsChanged: () => void;
  /** Everybody is told who is here, except whoever knows it already. */
  readonly tell: (except?: Follower) => void;
}

/**
 * Tells who came and went. Watchers are strangers who may come and go a thousand times a second: how many there are is told
 * now and then.
 */
export class WhoIsHere {
  readonly #world: World;
  readonly #audience: Audience;
  readonly #listener: Listener;
  #told = { seats: '', watchers: 0, at: Number.NEGATIVE_INFINITY };
  #stopTelling: (() => void) | undefined;

  constructor(world: World, audience: Audience, listener: Listener) {
    this.#world = world;
    this.#audience = audience;
    this.#listener = listener;
  }

  /** Looks, and tells what is new. */
  look(except?: Follower): void {
    const { here, watchers } = this.#audience.presence();
    const seats = here.join();
    const { seats: seatsTold, watchers: watchersTold, at } = this.#told;
    if (seats === seatsTold && watchers === watchersTold) {
      // Somebody who is here may be at another server as well, and has left this one.
      this.#audience.tellElsewhere();
      return;
    }
    if (seats !== seatsTold) this.#listener.seatsChanged();
    if (seats === seatsTold && this.#world.lived() - at < WATCHERS_PAUSE_MS) {
      this.#stopTelling ??= this.#world.after(WATCHERS_PAUSE_MS, () => {
        this.#stopTelling = undefined;
        this.look();
      });
      return;
    }
    this.#told = { seats, watchers, at: this.#world.lived() };
    this.#audience.tellElsewhere();
    this.#listener.tell(except);
  }

  close(): void {
    this.#stopTelling?.();
  }
}
