import type { Bus } from '../bus/bus.ts';
import { readHint } from '../bus/read-hint.ts';
import type { HouseTime } from '../house-time.ts';
import type { Store } from '../store/store.ts';
import { freshId, type World } from '../world.ts';
import type { Nodes } from './nodes.ts';
import type { SharedClock } from './shared-clock.ts';

const NODE = 'node';
const CLAIM = 'claim';
const ID_LENGTH = 12;
const DAY = 24 * 3600 * 1000;
/** How often every server shows in the store and on the bus that it lives, and looks who else does. */
const BEAT_MS = 500;
/** A server is gone when others saw no sign of it so often, for so long. By their own lived time: no clocks are compared. */
const LOOKS_IN_VAIN = 4;
const GONE_MS = 2_000;
/** A server that lives and was not heard on the bus for so long is not heard at all: what it does is looked for in the store. */
const UNHEARD_MS = 1_200;
/** How often that is looked for at the most. */
const LOOK_MS = 1_000;
/** How many of those who look for something do so at once; the others follow. */
const AT_ONCE = 50;
const FOLLOW_MS = 20;
/** After how many beats the clock is read again. */
const CLOCK_BEATS = 4;
/** How long it is remembered until when a server was there that is gone, and what it had claimed. */
const REMEMBERED_MS = 90 * DAY;

export interface ClusterOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly world: World;
  readonly time: HouseTime;
  /** Is read now and then. */
  readonly clock?: SharedClock | undefined;
  reportError(error: unknown): void;
}

/** What a server shows of itself in the store. */
interface Sign {
  /** The time of the house. */
  readonly time: number;
  /** Another one each time. */
  readonly beat: number;
  /** It has gone in order. */
  readonly gone?: true;
}

interface Fellow {
  sign: Sign;
  /** When it last showed something new, and how often nothing new was found since. */
  shownAt: number;
  inVain: number;
  /** When it was last heard on the bus, or first seen. */
  heardAt: number;
  gone: boolean;
}

/** What every server says on the bus at each beat: who it is, and what time it is in the house. */
interface Alive {
  readonly node: string;
  readonly time: number;
}

/**
 * This server among others on one store. Each shows twice a second that it lives; a claim on a table names a server and
 * counts while that one lives, so it costs nothing for as long as it is held, whatever is played. Two may still believe that
 * they hold one, for a moment: then the store's key decides.
 */
export class Cluster implements Nodes {
  readonly id: string;
  readonly isAlone = false;
  readonly #options: ClusterOptions;
  readonly #fellows = new Map<string, Fellow>();
  /** Who holds the claims on the tables in use here, as far as known. */
  readonly #claims = new Map<string, string>();
  readonly #lookListeners = new Set<() => void>();
  readonly #goneListeners = new Set<(node: string) => void>();
  readonly #stopListening: (() => void)[] = [];
  #beats = 0;
  #beatenAt: number;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isDeaf = false;
  #stopBeating: (() => void) | undefined;
  #beating: Promise<void> | undefined;
  #stopLooking: (() => void) | undefined;
  #closed = false;

  private constructor(options: ClusterOptions) {
    this.#options = options;
    this.id = freshId(options.world, ID_LENGTH);
    this.#beatenAt = options.world.lived();
    const { bus } = options;
    this.#stopListening.push(
      bus.subscribe('alive', (message) => this.#heard(message)),
      bus.subscribe('look', () => this.#lookSoon()),
      // What others did was not heard here, and what was done here was not heard by others.
      bus.onGap(() => bus.publish('look', this.id)),
    );
  }

  static async open(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options);
    await cluster.#beat();
    cluster.#beatLater();
    return cluster;
  }

  lives(node: string): boolean {
    return node === this.id || this.#fellows.get(node)?.gone === false;
  }

  goneSince(node: string): number | undefined {
    const fellow = this.#fellows.get(node);
    return fellow?.gone ? fellow.sign.time : undefined;
  }

  get alive(): number {
    return 1 + [...this.#fellows.values()].filter(({ gone }) => !gone).length;
  }

  get hearsAll(): boolean {
    return !this.#isDeaf;
  }

  get claimed(): number {
    return [...this.#claims.values()].filter((holder) => holder === this.id).length;
  }

  chore(name: string, milliseconds: number): Promise<boolean> {
    return this.#options.store.lease(name, this.id, milliseconds);
  }

  claim(table: string): boolean | Promise<boolean> {
    const holder = this.#claims.get(table);
    if (holder === this.id) return true;
    return holder !== undefined && this.lives(holder) ? false : this.#take(table);
  }

  doubt(table: string): void {
    this.#claims.delete(table);
  }

  release(table: string): void {
    const { store, bus, reportError } = this.#options;
    const isMine = this.#claims.get(table) === this.id;
    this.#claims.delete(table);
    if (!isMine || this.#closed) return;
    store.take(CLAIM, table).then(() => bus.publish(`table.${table}`, 'free'), reportError);
  }

  onLook(listener: () => void): () => void {
    this.#lookListeners.add(listener);
    return () => this.#lookListeners.delete(listener);
  }

  onGone(listener: (node: string) => void): () => void {
    this.#goneListeners.add(listener);
    return () => this.#goneListeners.delete(listener);
  }

  /** Goes, so that the others need not wait until they miss it. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopBeating?.();
    this.#stopLooking?.();
    for (const stop of this.#stopListening) stop();
    // What it shows last is that it goes.
    await this.#beating;
    await this.#show({ time: this.#options.time.now(), beat: ++this.#beats, gone: true });
  }

  async #show(sign: Sign): Promise<void> {
    const { store, world } = this.#options;
    const expires = world.now() + REMEMBERED_MS;
    await store.put({ kind: NODE, key: this.id, value: JSON.stringify(sign), expires });
  }

  async #take(table: string): Promise<boolean> {
    const { store, world } = this.#options;
    for (;;) {
      const kept = await store.get(CLAIM, table);
      const holder = kept === undefined ? undefined : (JSON.parse(kept.value) as string);
      // One that came a moment ago is not known yet.
      if (holder !== undefined && holder !== this.id && !this.#fellows.has(holder)) await this.#lookAround();
      if (holder !== undefined && holder !== this.id && this.lives(holder)) {
        this.#claims.set(table, holder);
        return false;
      }
      // Should nobody be left to release it, it is swept away one day.
      const expires = world.now() + REMEMBERED_MS;
      const claim = { kind: CLAIM, key: table, value: JSON.stringify(this.id), expires };
      if (holder === this.id || (await store.swap(claim, kept?.value))) {
        this.#claims.set(table, this.id);
        return true;
      }
    }
  }

  #beatLater(): void {
    this.#stopBeating = this.#options.world.after(BEAT_MS, () => {
      this.#beating = this.#beat()
        .catch((error: unknown) => this.#options.reportError(error))
        .finally(() => this.#closed || this.#beatLater());
    });
  }

  async #beat(): Promise<void> {
    const { store, bus, world, time, clock } = this.#options;
    if (this.#beats % CLOCK_BEATS === 0) await clock?.read(store);
    const sign: Sign = { time: time.now(), beat: ++this.#beats };
    bus.publish('alive', JSON.stringify({ node: this.id, time: sign.time } satisfies Alive));
    await this.#show(sign);
    const now = world.lived();
    // The others may have taken it for gone, and its claims for free.
    if (now - this.#beatenAt > GONE_MS) this.#claims.clear();
    this.#beatenAt = now;
    await this.#lookAround();
    this.#missSome(world.lived());
    this.#listenFor(world.lived());
  }

  /** Looks in the store who lives. */
  async #lookAround(): Promise<void> {
    const { store, world, time } = this.#options;
    const signs = new Map<string, Sign>();
    for (const { key, value } of await store.list(NODE)) {
      if (key !== this.id) signs.set(key, JSON.parse(value) as Sign);
    }
    const now = world.lived();
    for (const [node, sign] of signs) {
      time.advanceTo(sign.time);
      this.#found(node, sign, now);
    }
  }

  #found(node: string, sign: Sign, now: number): void {
    const fellow = this.#fellows.get(node);
    if (fellow === undefined) {
      this.#fellows.set(node, { sign, shownAt: now, inVain: -1, heardAt: now, gone: sign.gone === true });
    } else if (sign.gone) {
      fellow.sign = sign;
      this.#lost(node, fellow);
    } else if (fellow.sign.beat !== sign.beat) {
      if (fellow.gone) fellow.heardAt = now;
      Object.assign(fellow, { sign, shownAt: now, inVain: -1, gone: false });
    }
  }

  /** To be called when the store has just answered: while it does not, nobody can show anything. */
  #missSome(now: number): void {
    for (const [node, fellow] of this.#fellows) {
      if (++fellow.inVain >= LOOKS_IN_VAIN && now - fellow.shownAt >= GONE_MS) this.#lost(node, fellow);
    }
  }

  #lost(node: string, fellow: Fellow): void {
    if (fellow.gone) return;
    fellow.gone = true;
    for (const listener of this.#goneListeners) listener(node);
  }

  #heard(message: string): void {
    const alive = readHint<Alive>(message, ({ node, time }) => typeof node === 'string' && Number.isFinite(time));
    if (alive === undefined || alive.node === this.id) return;
    const { node, time } = alive;
    this.#options.time.advanceTo(time);
    const fellow = this.#fellows.get(node);
    if (fellow !== undefined) fellow.heardAt = this.#options.world.lived();
  }

  /** Is there anybody who lives and is not heard? Then what they do has to be looked for, and once more when they are heard again. */
  #listenFor(now: number): void {
    const wasDeaf = this.#isDeaf;
    this.#isDeaf = [...this.#fellows.values()].some(({ gone, heardAt }) => !gone && now - heardAt > UNHEARD_MS);
    if (this.#isDeaf || wasDeaf) this.#lookSoon();
  }

  #lookSoon(): void {
    if (this.#stopLooking !== undefined || this.#closed) return;
    const { world } = this.#options;
    this.#stopLooking = world.after(Math.max(0, this.#lookedAt + LOOK_MS - world.lived()), () => {
      this.#lookedAt = world.lived();
      this.#callAll([...this.#lookListeners]);
    });
  }

  #callAll(listeners: readonly (() => void)[]): void {
    for (const listener of listeners.slice(0, AT_ONCE)) if (this.#lookListeners.has(listener)) listener();
    const rest = listeners.slice(AT_ONCE);
    this.#stopLooking = rest.length === 0 ? undefined : this.#options.world.after(FOLLOW_MS, () => this.#callAll(rest));
  }
}
