import type { Seat } from '@wunderkammer/kernel';
import type { OnlineSetup, Seating, Since } from '@wunderkammer/protocol';
import type { Notification } from '../push/push.ts';
import { Refusal } from '../refusal.ts';
import type { Damage, Head } from '../store/store.ts';
import { anonymised } from './anonymised.ts';
import { readVisits } from './attendance.ts';
import type { Follower } from './audience.ts';
import type { TableEvent } from './events.ts';
import { Lists } from './lists.ts';
import { LiveTable, type Shown } from './live-table.ts';
import { loadTable } from './load-table.ts';
import { NewTables, type TableMaking } from './new-tables.ts';
import type { Request } from './requests.ts';
import { roleOf } from './roles.ts';
import { archiveTime, cardJson, headOf } from './room.ts';
import type { TableContext } from './table-context.ts';
import { DamagedTable, type TableState } from './table-state.ts';

/** What a house is furnished with. */
export interface HouseOptions
  extends TableMaking,
    Omit<TableContext, 'openNext' | 'mayJoin' | 'awaited' | 'missed' | 'lost'> {
  /** Something to know for somebody who is not looking. */
  notify(person: string, notification: Notification): void;
  /** Something failed that those at the table cannot help. */
  reportError(error: unknown, table?: string): void;
}

/** How often the house looks for tables that have to go on by themselves. */
const ROUND_MS = 5_000;
/** How often it puts away what nobody touched, and how many tables at once. */
const TIDY_MS = 10 * 60_000;
const HANDFUL = 500;
/** How many tables are looked after at once when hints were missed, and how often it is asked then who is where. */
const LOOKED_AT = 500;
const ASK_MS = 5_000;
/** How often something is tried by the house's hand where other servers are faster. */
const TRIES = 5;
/** How long a table rests that has to be read again because something failed. */
const REST_MS = 1_000;

/** All the tables: those in use are in memory, the others in the store. */
export class House {
  readonly #with: HouseOptions;
  readonly #forTables: TableContext;
  readonly #lists: Lists;
  readonly #newTables: NewTables;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that were idle at the last round already. */
  #idle: ReadonlySet<string> = new Set();
  /** Damaged tables that were told of. */
  readonly #told = new Set<string>();
  #asked = Number.NEGATIVE_INFINITY;
  #tidied = Number.NEGATIVE_INFINITY;
  #woke = Number.NEGATIVE_INFINITY;
  #stopRounds: (() => void) | undefined;
  #closed = false;

  constructor(furnishing: HouseOptions) {
    this.#with = furnishing;
    this.#forTables = {
      ...furnishing,
      openNext: (state) => this.#newTables.openNext(state),
      mayJoin: (person) => this.#newTables.mayJoin(person),
      awaited: (person, { id, game, setup, version }) => {
        const urgent = setup.clock.type !== 'none';
        furnishing.notify(person, { kind: 'turn', table: id, game, version, urgent });
      },
      missed: (person, { id, game }, { since, left }) => {
        const until = furnishing.world.now() + left;
        furnishing.notify(person, { kind: 'away', table: id, game, version: since, urgent: true, until });
      },
      lost: (table, error) => this.#readAgain(table, error),
    };
    this.#lists = new Lists(furnishing);
    this.#newTables = new NewTables(furnishing);
    furnishing.nodes.onLook(() => {
      this.#look().catch((error: unknown) => furnishing.reportError(error));
    });
    furnishing.nodes.onGone((node) => this.#nodeGone(node));
  }

  /** Hints may have been missed: what other servers did at the tables in use here is looked for. */
  async #look(): Promise<void> {
    const { world } = this.#with;
    this.#lists.forgetLobby();
    await this.#compareVersions();
    if (world.lived() - this.#asked < ASK_MS) return;
    this.#asked = world.lived();
    for (const table of this.#tables.values()) table.askElsewhere();
  }

  /** Also now and then while all seems well: what was lost between two servers of NATS nobody is told. */
  async #compareVersions(): Promise<void> {
    const ids = [...this.#tables.keys()];
    for (let from = 0; from < ids.length; from += LOOKED_AT) {
      const versions = await this.#with.store.versions(ids.slice(from, from + LOOKED_AT));
      for (const [id, version] of versions) this.#tables.get(id)?.isAt(version);
    }
  }

  /** Another server is gone: what was its task is somebody else's now, also at tables that nobody has in memory. */
  #nodeGone(node: string): void {
    for (const table of this.#tables.values()) table.nodeGone(node);
    this.#openDue().catch((error: unknown) => this.#with.reportError(error));
  }

  /** How many tables are in memory. */
  get inUse(): number {
    return this.#tables.size;
  }

  /** Lets the tables go on that were in the middle of something, and looks after all of them from now on. */
  async start(): Promise<void> {
    await this.round();
    const next = (): void => {
      this.#stopRounds = this.#with.world.after(ROUND_MS, () => {
        this.round()
          .catch((error: unknown) => this.#with.reportError(error))
          .then(() => this.#closed || next());
      });
    };
    next();
  }

  /** Waits until everything under way is kept and told, and stops. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopRounds?.();
    // What cannot be kept now was acknowledged to nobody.
    await Promise.allSettled([...this.#tables.values()].map((table) => table.rest()));
    for (const table of this.#tables.values()) table.close();
    this.#tables.clear();
  }

  inMemory(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** The table of this name, or undefined. Whoever has to be waited for pays for it being read. */
  async open(id: string, payer?: Pick<Follower, 'pay'>): Promise<LiveTable | undefined> {
    const table = this.#tables.get(id);
    if (table !== undefined) return table;
    const opening = this.#opening.get(id) ?? this.#read(id, payer).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** Shows a table to somebody from now on. False: there is none of this name. */
  async follow(id: string, follower: Follower, since: Since | undefined): Promise<boolean> {
    for (;;) {
      const table = await this.open(id, follower);
      if (table === undefined) return false;
      // It may have left the memory just now: then it is read again.
      if (await table.follow(follower, since)) return true;
    }
  }

  async #read(id: string, payer: Pick<Follower, 'pay'> | undefined): Promise<LiveTable | undefined> {
    if (this.#closed) throw closing();
    const { store, games } = this.#with;
    const [{ state, damage, why }, head] = await Promise.all([loadTable(store, games, id, payer), store.head(id)]);
    if (damage !== undefined) this.#tell(id, damage, why);
    if (state === undefined && damage !== undefined) throw new Refusal('damaged', 'nothing of this table can be read');
    if (state === undefined) return undefined;
    const visits = await readVisits(store, state);
    if (this.#closed) throw closing();
    const table = new LiveTable(this.#forTables, state, { due: head?.due ?? null, visits });
    this.#tables.set(id, table);
    return table;
  }

  /** Says once that a table is damaged. */
  #tell(id: string, { sound, told }: Damage, why: string): void {
    if (this.#told.has(id)) return;
    this.#told.add(id);
    const how = `set aside: of ${told} events the first ${sound} are sound${why === '' ? '' : ` (${why})`}`;
    this.#with.reportError(new DamagedTable(`${how}; accept them (wunderkammer admin accept) or restore a backup`), id);
  }

  /** Opens a table; whoever opens it has the say and a seat, and bots sit where they were put. */
  create(setup: OnlineSetup, person: string, name: string, seating: Seating): Promise<string> {
    return this.#newTables.open(setup, person, name, seating);
  }

  /** What is in memory is not what is kept, or something failed: everybody gets the table as it is kept. */
  #readAgain(table: LiveTable, error: unknown): void {
    if (this.#tables.get(table.id) !== table) return;
    this.#tables.delete(table.id);
    const { followers, requests } = table.handOver();
    if (error === undefined) {
      void this.#bringBack(table.id, followers, requests);
      return;
    }
    this.#with.reportError(error, table.id);
    for (const request of requests) refuse(request, new Refusal('unavailable', 'it could not be kept; try again'));
    // What they were shown may have been our mistake: they are shown all of it.
    const all = followers.map(({ follower }) => ({ follower, since: undefined }));
    this.#with.world.after(REST_MS, () => void this.#bringBack(table.id, all, []));
  }

  async #bringBack(id: string, followers: readonly Shown[], requests: readonly Request[]): Promise<void> {
    if (this.#closed) return;
    try {
      // Also when nobody looks: bots and clocks go on.
      await this.open(id);
      for (const { follower, since } of followers) await this.follow(id, follower, since);
      for (const request of requests) {
        // As somebody asks who is at the table: what happens in between is asked again.
        const table = await this.open(id);
        try {
          await table?.command(request);
        } catch (error) {
          refuse(request, error);
        }
      }
    } catch (error) {
      // They were told that the server goes, and find the table elsewhere.
      if (this.#closed) return;
      this.#with.reportError(error, id);
      for (const { follower } of followers) follower.send(`{"t":"gone","table":"${id}","code":"unavailable"}`);
    }
  }

  /** A person's tables, as JSON. */
  mine(person: string): Promise<string> {
    return this.#lists.mine(person);
  }

  /** Tables that everybody may join or watch, as JSON. */
  lobby(): Promise<string> {
    return this.#lists.lobby();
  }

  /** The whole game as JSON, when it is over, for those who may see it. */
  async record(id: string, person: string | undefined): Promise<string> {
    const table = await this.open(id);
    if (table === undefined) throw new Refusal('unknown', 'there is no such table');
    await table.settled();
    const { state } = table;
    const record = table.record();
    if (record === undefined) throw new Refusal('not-now', 'the game is not over');
    if (roleOf(state, state.seatOf(person)) === 'outsider') {
      throw new Refusal('forbidden', 'only those who played may see this game');
    }
    return record;
  }

  /** Closes a table by the house's hand. */
  async shut(id: string): Promise<void> {
    const isThere = await this.#byHand(id, ({ status }) => {
      if (status === 'over') throw new Refusal('not-now', 'the game is over already');
      return { type: 'ended', how: 'closed', ...this.#with.time.stamp() };
    });
    if (!isThere) throw new Refusal('unknown', 'there is no such table');
  }

  /**
   * Lets happen by the house's hand what `event` makes of the table as it is; nothing if that is undefined. Another server may
   * be faster, whatever it does there: then it is looked at again. False: there is no such table.
   */
  async #byHand(id: string, event: (state: TableState) => TableEvent | undefined): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      const table = await this.open(id);
      if (table === undefined) return false;
      const happens = event(table.state);
      if (happens === undefined) return true;
      table.happen(happens);
      try {
        await table.settled();
        return true;
      } catch (error) {
        if (this.#with.nodes.isAlone || tries === TRIES) throw error;
      }
    }
  }

  /** Lets a damaged table go on from what is sound of it, for good; without anything sound, it goes. Tells how much that is. */
  async accept(id: string): Promise<number> {
    const { store, games, world, bus } = this.#with;
    const { state, damage } = await loadTable(store, games, id);
    if (damage === undefined) {
      throw state === undefined
        ? new Refusal('unknown', 'there is no such table')
        : new Refusal('not-now', 'nothing is wrong with this table');
    }
    await store.cut(id, damage.sound);
    this.#told.delete(id);
    if (state !== undefined) {
      state.damage = undefined;
      const head = headOf(state, state.status === 'playing' ? world.now() : null, cardJson(state));
      await store.append([{ head, events: [] }]);
      for (const { person } of head.members) bus.publish(`person.${person}`, id);
      if (head.listed) bus.publish('lobby', id);
    }
    const before = this.#tables.get(id);
    if (before !== undefined) this.#readAgain(before, undefined);
    if (!this.#with.nodes.isAlone) bus.publish(`table.${id}`, 'anew');
    return damage.sound;
  }

  /** Takes a person out of every table, and what they wrote out of the store. Returns the tables. */
  async forget(person: string): Promise<readonly string[]> {
    const { store } = this.#with;
    const heads = await store.heads({ person, limit: Number.MAX_SAFE_INTEGER });
    for (const { table: id } of heads) {
      await this.#endIfDamaged(id);
      let left: Seat | undefined;
      await this.#byHand(id, (state) => {
        const seat = state.seatOf(person);
        if (seat === undefined) return undefined;
        left = seat;
        const now = this.#with.time.stamp();
        return state.status === 'waiting'
          ? { type: 'freed', seat, ...now }
          : { type: 'forgotten', seat, person, ...now };
      });
      if (left === undefined) continue;
      const { events } = await store.events(id, 0);
      await store.rewrite(id, anonymised(events, person, left));
    }
    return heads.map(({ table }) => table);
  }

  /** At a damaged table nothing can happen, but what a person wrote must be able to go: that ends it. */
  async #endIfDamaged(id: string): Promise<void> {
    const { store, games } = this.#with;
    const { damage } = await loadTable(store, games, id);
    if (damage === undefined) return;
    await this.accept(id);
    await this.#byHand(id, ({ status }) =>
      status === 'over' ? undefined : { type: 'ended', how: 'closed', ...this.#with.time.stamp() },
    );
  }

  /** Looks after the tables: those that have to go on, those nobody uses, those nobody touched for long. */
  async round(): Promise<void> {
    const { store, world, nodes } = this.#with;
    const [now, lived] = [world.now(), world.lived()];
    await this.#openDue();
    if (!nodes.isAlone) await this.#compareVersions();
    this.#letGo();
    this.#tellTime(world.woke());
    if (lived - this.#tidied < TIDY_MS) return;
    this.#tidied = lived;
    if (await nodes.chore('tidy', TIDY_MS / 2)) {
      await this.#tidy(now);
      await store.sweep(now);
    }
    await this.#newTables.count();
  }

  /** Tables that have to go on by themselves, and are not in the care of another server. */
  async #openDue(): Promise<void> {
    const { store, time, nodes } = this.#with;
    const due = await store.heads({ dueBefore: time.now() + ROUND_MS, status: ['playing'], limit: HANDFUL });
    for (const { table } of due) {
      if (this.#tables.has(table) || this.#closed) continue;
      if (await nodes.claim(table)) await this.#openOr(table);
      // Of what is not in memory here nothing is remembered.
      else nodes.doubt(table);
    }
  }

  /** While the server slept the clocks on people's pages went on: they are told how much time there is. */
  #tellTime(woke: number): void {
    if (woke > this.#woke) for (const table of this.#tables.values()) table.tellTime();
    this.#woke = woke;
  }

  /** One damaged table must not keep the others from going on. */
  async #openOr(id: string): Promise<LiveTable | undefined> {
    try {
      return await this.open(id);
    } catch (error) {
      this.#with.reportError(error, id);
      return undefined;
    }
  }

  #letGo(): void {
    const idle = new Set<string>();
    for (const [id, table] of this.#tables) {
      table.tidy();
      if (!table.isIdle) continue;
      if (!this.#idle.has(id)) {
        idle.add(id);
        continue;
      }
      void table.rest();
      table.close();
      this.#tables.delete(id);
      this.#with.nodes.release(id);
    }
    this.#idle = idle;
  }

  async #tidy(now: number): Promise<void> {
    const { store, keeping } = this.#with;
    const untouched = await Promise.all([
      store.heads({ status: ['waiting'], untouchedSince: now - keeping.unstarted, limit: HANDFUL }),
      store.heads({ status: ['playing', 'over'], untouchedSince: now - keeping.played, limit: HANDFUL }),
    ]);
    for (const { table: id } of untouched.flat()) {
      if ((await this.#openOr(id)) === undefined) continue;
      await this.#byHand(id, (state) => {
        // Somebody may have come back to it while it was read.
        if (state.damage !== undefined || archiveTime(state, keeping) > now || state.status === 'archived')
          return undefined;
        return { type: 'archived', ...this.#with.time.stamp() };
      });
    }
  }

  /** Every table that is not put away, for whoever runs the house. */
  async all(limit: number): Promise<readonly Head[]> {
    return this.#with.store.heads({ status: ['waiting', 'playing', 'over'], limit });
  }
}

const closing = (): Refusal => new Refusal('unavailable', 'the house is closing');

const refuse = ({ follower, id }: Request, error: unknown): void => {
  const { code, message } = error instanceof Refusal ? error : new Refusal('unavailable', 'it could not be kept');
  follower.send(JSON.stringify({ t: 'refused', id, code, message }));
};
