import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { Attendance } from './attendance.ts';
import type { Eyes } from './eyes.ts';
import type { TableState } from './table-state.ts';

/** Somebody who looks at a table: a connection. */
export interface Follower {
  /** The person it belongs to; undefined for somebody who has not said who they are. */
  readonly person: string | undefined;
  /** Is still there, and has not left the table. */
  follows(table: string): boolean;
  send(frame: string): void;
}

/** Where a follower looks from: undefined for somebody who may not see the game. */
export interface Place {
  readonly viewer: Viewer | undefined;
  readonly seat: Seat | undefined;
}

/** Everybody who looks at a table, and from where; the table's eyes are open wherever somebody looks. */
export class Audience {
  readonly #state: TableState;
  readonly #eyes: Eyes;
  readonly #attendance: Attendance;
  readonly #places = new Map<Follower, Place>();

  constructor(state: TableState, eyes: Eyes, attendance: Attendance) {
    this.#state = state;
    this.#eyes = eyes;
    this.#attendance = attendance;
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  get followers(): readonly Follower[] {
    return [...this.#places.keys()];
  }

  /** Everybody with their place, in the order in which they came. */
  entries(): IterableIterator<[Follower, Place]> {
    return this.#places.entries();
  }

  has(follower: Follower): boolean {
    return this.#places.has(follower);
  }

  placeOf(follower: Follower): Place {
    return this.#places.get(follower)!;
  }

  /** Gives a follower the place that is theirs now. */
  place(follower: Follower): void {
    const seat = this.#state.seatOf(follower.person);
    const viewer = this.#viewerOn(seat);
    const before = this.#places.get(follower);
    this.#places.set(follower, { viewer, seat });
    if (seat !== undefined) this.#attendance.came(follower.person!);
    if (viewer !== undefined) this.#eyes.open(viewer);
    if (before !== undefined && before.viewer !== viewer) this.#closeEyes(before.viewer);
  }

  /** The table has changed: everybody gets the place that is theirs now. */
  replace(): void {
    for (const follower of this.#places.keys()) this.place(follower);
  }

  /** False: was not there. */
  remove(follower: Follower): boolean {
    const place = this.#places.get(follower);
    if (place === undefined) return false;
    this.#places.delete(follower);
    this.#closeEyes(place.viewer);
    if (place.seat !== undefined && !this.isHere(place.seat)) this.#attendance.went(follower.person!);
    return true;
  }

  clear(): void {
    this.#places.clear();
  }

  isHere(seat: Seat): boolean {
    for (const place of this.#places.values()) if (place.seat === seat) return true;
    return false;
  }

  presence(): { readonly here: readonly Seat[]; readonly watchers: number } {
    const seats = [...this.#places.values()].map(({ seat }) => seat);
    const here = [...new Set(seats.filter((seat) => seat !== undefined))].sort((a, b) => a - b);
    return { here, watchers: seats.filter((seat) => seat === undefined).length };
  }

  #viewerOn(seat: Seat | undefined): Viewer | undefined {
    const { status, setup, truth } = this.#state;
    if (truth === undefined) return undefined;
    if (seat !== undefined) return seat;
    return setup.watch === 'public' || (setup.watch === 'after' && status === 'over') ? 'watcher' : undefined;
  }

  #closeEyes(viewer: Viewer | undefined): void {
    if (viewer === undefined) return;
    for (const place of this.#places.values()) if (place.viewer === viewer) return;
    this.#eyes.close(viewer);
  }
}
