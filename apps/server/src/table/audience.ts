import { allSeats, type Seat, type Viewer } from '@wunderkammer/kernel';
import type { WholeFrame } from '../socket/text-frame.ts';
import type { Attendance } from './attendance.ts';
import type { Elsewhere } from './elsewhere.ts';
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

/** Everybody who looks at a table here, and from where; the table's eyes are open wherever somebody looks. */
export class Audience {
  readonly #state: TableState;
  readonly #eyes: Eyes;
  readonly #attendance: Attendance;
  readonly #elsewhere: Elsewhere | undefined;
  readonly #places = new Map<Follower, Place>();

  /** `elsewhere` are those who look at it at other servers. */
  constructor(state: TableState, eyes: Eyes, attendance: Attendance, elsewhere?: Elsewhere) {
    this.#state = state;
    this.#eyes = eyes;
    this.#attendance = attendance;
    this.#elsewhere = elsewhere;
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
    this.lookElsewhere();
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
    if (place.seat !== undefined) this.#leaves(place.seat, follower.person!);
    return true;
  }

  #leaves(seat: Seat, person: string): void {
    if (!this.isHere(seat)) this.#attendance.went(person);
    else if (!this.#isHereHere(seat)) this.#attendance.came(person, true);
  }

  /** Somebody came or went at another server. */
  lookElsewhere(): void {
    if (this.#elsewhere === undefined) return;
    for (const [index, { person }] of this.#state.seats.entries()) {
      const seat = index as Seat;
      if (person === null || this.#isHereHere(seat)) continue;
      if (this.#elsewhere.has(person)) this.#attendance.came(person, true);
      else this.#attendance.went(person);
    }
  }

  clear(): void {
    this.#places.clear();
  }

  isHere(seat: Seat): boolean {
    return this.#isHereHere(seat) || this.#elsewhere?.has(this.#state.seats[seat]!.person) === true;
  }

  /** At this server. */
  #isHereHere(seat: Seat): boolean {
    for (const place of this.#places.values()) if (place.seat === seat) return true;
    return false;
  }

  presence(): { readonly here: readonly Seat[]; readonly watchers: number } {
    const { here, watchers } = this.#presenceHere();
    if (this.#elsewhere === undefined) return { here, watchers };
    const all = allSeats(this.#state.setup.seats).filter((seat) => this.isHere(seat));
    return { here: all, watchers: watchers + this.#elsewhere.watchers };
  }

  #presenceHere(): { readonly here: readonly Seat[]; readonly watchers: number } {
    const seats = [...this.#places.values()].map(({ seat }) => seat);
    const here = [...new Set(seats.filter((seat) => seat !== undefined))].sort((a, b) => a - b);
    return { here, watchers: seats.filter((seat) => seat === undefined).length };
  }

  /** Tells the other servers who is here, if that is news to them. */
  tellElsewhere(): void {
    if (this.#elsewhere === undefined) return;
    const { here, watchers } = this.#presenceHere();
    this.#elsewhere.tell({ people: here.map((seat) => this.#state.seats[seat]!.person!), watchers });
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
