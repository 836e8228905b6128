import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { WholeFrame } from '../socket/text-frame.ts';
import type { Attendance } from './attendance.ts';
import type { Eyes } from './eyes.ts';
import { type Role, roleOf } from './roles.ts';
import type { TableState } from './table-state.ts';

/** Somebody who looks at a table: a connection. */
export interface Follower {
  /** The person it belongs to; undefined for somebody who has not said who they are. */
  readonly person: string | undefined;
  /** Is still there, and has not left the table. */
  follows(table: string): boolean;
  send(frame: string | WholeFrame): void;
  /** Does something at this follower's expense. */
  pay<T>(work: () => T): T;
  /** Resolves when it has read what it was sent, and it is its turn again. */
  ready(): Promise<void>;
}

/** Where a follower looks from. */
export interface Place {
  readonly role: Role;
  readonly seat: Seat | undefined;
  /** Whose eyes see the game; undefined if there is none yet, or none for them. */
  readonly viewer: Viewer | undefined;
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
    const place = this.#placeFor(follower.person);
    const { seat, viewer } = place;
    const before = this.#places.get(follower);
    this.#places.set(follower, place);
    if (seat !== undefined) this.#attendance.came(follower.person!);
    if (viewer !== undefined) this.#eyes.open(viewer);
    if (before !== undefined && before.viewer !== viewer) this.#closeEyes(before.viewer);
  }

  /** The table has changed: everybody gets the place that is theirs now. Returns those who were outside before, and are not now. */
  replace(): readonly Follower[] {
    return this.followers.filter((follower) => {
      const { role } = this.placeOf(follower);
      this.place(follower);
      return role === 'outsider' && this.placeOf(follower).role !== 'outsider';
    });
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

  /** With whose eyes somebody would see the game now. */
  viewerFor({ person }: Follower): Viewer | undefined {
    return this.#placeFor(person).viewer;
  }

  #placeFor(person: string | undefined): Place {
    const seat = this.#state.seatOf(person);
    const role = roleOf(this.#state, seat);
    const viewer = this.#state.truth === undefined || role === 'outsider' ? undefined : (seat ?? 'watcher');
    return { role, seat, viewer };
  }

  #closeEyes(viewer: Viewer | undefined): void {
    if (viewer === undefined) return;
    for (const place of this.#places.values()) if (place.viewer === viewer) return;
    this.#eyes.close(viewer);
  }
}
