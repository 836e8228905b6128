import type { Seat } from '@wunderkammer/kernel';
import { elapsed, type HouseTime } from '../house-time.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import type { TableState } from './table-state.ts';

const KIND = 'seen';
const DAY = 24 * 3600 * 1000;
/** Whoever loads a page anew is gone for less: nothing is written for that. */
const SETTLE_MS = 10_000;
/** Nobody asks any more when somebody was last seen so long ago. */
const KEPT_MS = 90 * DAY;

/** That somebody was at the table, or until when, in the time of the house; and which server saw it. */
interface Visit {
  readonly here: boolean;
  readonly at: number;
  readonly node: string;
}

/** What is kept of the visits to one table, by person. */
export type Visits = ReadonlyMap<string, Visit>;

interface AttendanceHouse {
  readonly store: Store;
  readonly world: World;
  readonly nodes: Nodes;
  readonly time: Pick<HouseTime, 'now' | 'began'>;
}

const keyOf = (table: string, person: string): string => `${table}/${person}`;

/** How long the table waits for somebody who is away, in milliseconds; undefined: that is not counted here. */
const patienceOf = ({ setup: { clock } }: TableState): number | undefined =>
  clock.type === 'none' && clock.away !== null ? clock.away * 1000 : undefined;

export const readVisits = async (store: Store, state: TableState): Promise<Visits> => {
  if (state.status !== 'playing' || patienceOf(state) === undefined) return new Map();
  const people = state.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const read = await Promise.all(
    people.map(async (person) => {
      const kept = await store.get(KIND, keyOf(state.id, person));
      return kept === undefined ? [] : [[person, JSON.parse(kept.value) as Visit] as const];
    }),
  );
  return new Map(read.flat());
};

/**
 * Who of those who sit at a table is there, and since when it waits for one who is not. Without a clock others may hand such a
 * seat to a bot after the time that was agreed on; when half of it is over, its owner is warned. Tables leave the memory and
 * servers stop, so visits are kept; somebody who was there when a server died was seen by it until its end.
 */
export class Attendance {
  readonly patience: number | undefined;
  readonly #house: AttendanceHouse;
  readonly #state: TableState;
  readonly #changed: () => void;
  readonly #here = new Set<string>();
  /** Those of them, and of those who went, who were last seen by another server. */
  readonly #elsewhere = new Set<string>();
  readonly #seen = new Map<string, number>();
  readonly #kept: Map<string, Visit>;
  /** Of which absence somebody was warned: since when it lasts. */
  readonly #warned = new Map<string, number>();
  /** Who came back after the half of it, for which turn, and when the whole of it was, or would have been, over: a date. */
  readonly #returned = new Map<string, { readonly since: number; readonly date: number }>();
  #stopSettling: (() => void) | undefined;

  /** `changed` is called when somebody has come or gone for longer than it takes to load a page. */
  constructor(house: AttendanceHouse, state: TableState, kept: Visits, changed: () => void) {
    this.#house = house;
    this.#state = state;
    this.#kept = new Map(kept);
    this.#changed = changed;
    this.patience = patienceOf(state);
    for (const [person, visit] of kept) this.#seen.set(person, this.#seenUntil(visit));
  }

  /** Whoever was there when a server died was seen by it until its end. */
  #seenUntil({ here, at, node }: Visit): number {
    if (!here) return at;
    const { nodes, time } = this.#house;
    if (nodes.isAlone) return at <= time.began ? time.began : time.now();
    return nodes.lives(node) ? time.now() : (nodes.goneSince(node) ?? at);
  }

  /** Looks in the store who was seen by other servers: one that cannot be heard may have them there. */
  async look(): Promise<void> {
    const { store, nodes } = this.#house;
    for (const [person, visit] of await readVisits(store, this.#state)) {
      if (visit.node === nodes.id) continue;
      this.#seen.set(person, Math.max(this.#seen.get(person) ?? 0, this.#seenUntil(visit)));
    }
  }

  close(): void {
    this.#stopSettling?.();
  }

  /** `elsewhere`: is at another server, which keeps that. */
  came(person: string, elsewhere = false): void {
    if (elsewhere) this.#elsewhere.add(person);
    else this.#elsewhere.delete(person);
    if (this.#here.has(person)) return;
    this.#noteReturn(person);
    this.#here.add(person);
    this.settleLater();
  }

  went(person: string): void {
    if (!this.#here.delete(person)) return;
    this.#seen.set(person, this.#house.time.now());
    this.settleLater();
  }

  /** Since when the table waits for somebody who is not there; undefined where it does not. */
  missedSince(seat: Seat): number | undefined {
    const { person, since } = this.#state.seats[seat]!;
    if (since === null || person === null || this.#here.has(person)) return undefined;
    return Math.max(since, this.#seen.get(person) ?? since);
  }

  /** How long it is until others may hand this seat to a bot. */
  left(seat: Seat, now: number): number {
    const patience = this.patience ?? Number.POSITIVE_INFINITY;
    const since = this.missedSince(seat);
    return since === undefined ? patience : Math.max(0, patience - elapsed(since, now));
  }

  /** The date when others could have handed somebody's seat to a bot, for the one who came back late to this turn. */
  returnedLate(person: string | undefined): number | undefined {
    const returned = person === undefined ? undefined : this.#returned.get(person);
    const seat = this.#state.seatOf(person);
    if (returned === undefined || seat === undefined) return undefined;
    return this.#state.seats[seat]!.since === returned.since ? returned.date : undefined;
  }

  /** In how many milliseconds somebody has to be warned; undefined: nobody has to. */
  nextWarning(now: number): number | undefined {
    const { patience } = this;
    if (patience === undefined) return undefined;
    const waits = this.#unwarned().map(({ since }) => Math.max(0, patience / 2 - elapsed(since, now)));
    return waits.length === 0 ? undefined : Math.min(...waits);
  }

  /** The same, should everybody leave now who is there and whom the table waits for. */
  nextWarningAfterAll(): number | undefined {
    const isAwaitedHere = this.#state.seats.some(({ person, since }) => since !== null && this.#here.has(person ?? ''));
    return this.patience === undefined || !isAwaitedHere ? undefined : this.patience / 2;
  }

  /** Those who have to be warned now, each for one absence only, and how long the table still waits for them. */
  warn(now: number): readonly { readonly person: string; readonly since: number; readonly left: number }[] {
    const { patience } = this;
    if (patience === undefined) return [];
    const late = this.#unwarned().filter(({ since }) => elapsed(since, now) >= patience / 2);
    return late.map(({ seat, person, since }) => {
      this.#warned.set(person, since);
      return { person, since, left: this.left(seat, now) };
    });
  }

  /** Keeps who is there now, and until when the others were. */
  async settle(): Promise<void> {
    this.#stopSettling?.();
    this.#stopSettling = undefined;
    if (this.patience === undefined || this.#state.status !== 'playing') return;
    const { store, world } = this.#house;
    const expires = world.now() + KEPT_MS;
    const puts = this.#state.seats.map(async ({ person }) => {
      const visit = person === null || this.#elsewhere.has(person) ? undefined : this.#news(person);
      if (person === null || visit === undefined) return;
      const key = keyOf(this.#state.id, person);
      await store.put({ kind: KIND, key, value: JSON.stringify(visit), owner: person, expires });
      this.#kept.set(person, visit);
    });
    await Promise.all(puts);
  }

  /** Keeps it when everybody has had the time to load a page anew. */
  settleLater(): void {
    if (this.patience === undefined) return;
    this.#stopSettling ??= this.#house.world.after(SETTLE_MS, () => this.#changed());
  }

  /** A person's last visit, unless it is what is kept. */
  #news(person: string): Visit | undefined {
    const before = this.#kept.get(person);
    const here = this.#here.has(person);
    const at = here ? this.#house.time.now() : this.#seen.get(person);
    if (at === undefined || (before?.here === here && (here || before.at === at))) return undefined;
    return { here, at, node: this.#house.nodes.id };
  }

  #noteReturn(person: string): void {
    const seat = this.#state.seatOf(person);
    const missed = seat === undefined ? undefined : this.missedSince(seat);
    if (seat === undefined || missed === undefined || this.patience === undefined) return;
    const { time, world } = this.#house;
    const away = elapsed(missed, time.now());
    if (away < this.patience / 2) return;
    this.#returned.set(person, {
      since: this.#state.seats[seat]!.since!,
      date: world.now() + this.patience - away,
    });
  }

  #unwarned(): readonly { readonly seat: Seat; readonly person: string; readonly since: number }[] {
    return this.#state.seats.flatMap(({ person }, index) => {
      const seat = index as Seat;
      const since = this.missedSince(seat);
      if (person === null || since === undefined || this.#warned.get(person) === since) return [];
      return [{ seat, person, since }];
    });
  }
}
