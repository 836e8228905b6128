/** A table's place in lists and schedules: what can be asked for without reading its events. */
export interface Head {
  readonly table: string;
  /** How many events the table has. */
  readonly version: number;
  readonly status: 'waiting' | 'playing' | 'over' | 'archived';
  readonly listed: boolean;
  /** When somebody last did something at it, in milliseconds of the server's clock. */
  readonly touched: number;
  /** When the server has to do something at it by itself: a bot's move, a clock that runs out. Null: nothing. */
  readonly due: number | null;
  /** Who sits there, and whether the table waits for them. */
  readonly members: readonly { readonly person: string; readonly waited: boolean }[];
  /** What lists show, as JSON. */
  readonly card: string;
}

/** New events of one table, and its head after them. All or none are kept. */
export interface Append {
  /** The version after them; the first of them has `head.version - events.length`, which must be the next one. */
  readonly head: Head;
  /** Each one JSON. */
  readonly events: readonly string[];
}

export interface HeadQuery {
  /** Tables of this person. */
  readonly person?: string;
  readonly listed?: true;
  readonly status?: readonly Head['status'][];
  /** Those with `due` at or before this time. */
  readonly dueBefore?: number;
  /** Those nobody touched since before this time. */
  readonly untouchedSince?: number;
  /** At most so many, the last touched first; with `dueBefore`, the earliest due first. */
  readonly limit: number;
}

/** How much there is. */
export interface Counts {
  readonly tables: Readonly<Record<Head['status'], number>>;
  /** Documents by kind. */
  readonly documents: Readonly<Partial<Record<string, number>>>;
}

/**
 * Small things that are kept by name and are not events: people, codes, subscriptions, notebooks, the house's keys. What
 * belongs to a person goes when the person goes; what has an end goes when it comes.
 */
export interface Document {
  readonly kind: string;
  readonly key: string;
  /** JSON. */
  readonly value: string;
  readonly owner?: string;
  /** Milliseconds; from then on it is not found any more. */
  readonly expires?: number;
}

/** The events of a table as far as they are sound. */
export interface KeptEvents {
  /** In order, each one JSON. */
  readonly events: readonly string[];
  /** Not there while all is well. */
  readonly damage?: Damage;
}

/** A table of which something was lost or changed behind the store's back. What is sound of it can be read. */
export interface Damage {
  /** So many events from the first one on are sound. */
  readonly sound: number;
  /** So many there were. */
  readonly told: number;
}

/** A table that is set aside: nobody can play on there until whoever runs the house accepts what is left of it. */
export interface Aside extends Damage {
  readonly table: string;
}

/**
 * Where everything is kept that must not be lost. When a promise is fulfilled, what it stands for survives a power cut.
 * Whatever decides races (the next version of a table, a code that can be used once) is decided here, so that several
 * servers may share one store.
 */
export interface Store {
  /** Keeps the events of several tables at once. A table whose next version is another one is left as it is. */
  append(batch: readonly Append[]): Promise<readonly ('kept' | 'conflict')[]>;
  /** The events of a table from this version on; each is checked by those before it, and none after a damaged one is told. */
  events(table: string, from: number): Promise<KeptEvents>;
  /** Puts other words into events that are kept; for removing what a person wrote, never to change a game. All or none. */
  rewrite(table: string, events: ReadonlyMap<number, string>): Promise<void>;
  /**
   * Accepts that a table has no more events than this: the others go, and it is no longer set aside. Its head stays what it
   * was but for the version; without any event there is no table.
   */
  cut(table: string, version: number): Promise<void>;
  /** The tables known to be damaged. */
  aside(): Promise<readonly Aside[]>;
  head(table: string): Promise<Head | undefined>;
  heads(query: HeadQuery): Promise<readonly Head[]>;
  /** The versions of these tables, as far as there are such. */
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;

  get(kind: string, key: string): Promise<Document | undefined>;
  put(document: Document): Promise<void>;
  /** Puts `document` only if what is there is exactly `expected` (undefined: nothing). */
  swap(document: Document, expected: string | undefined): Promise<boolean>;
  /** Removes a document and returns it: of several who ask, one gets it. */
  take(kind: string, key: string): Promise<Document | undefined>;
  list(kind: string, owner?: string): Promise<readonly Document[]>;
  /** Removes every document of this owner. */
  forget(owner: string): Promise<void>;
  /** Removes what has expired, documents and leases. */
  sweep(now: number): Promise<void>;

  /**
   * Makes `holder` the only one who may do something from now on for so long, or lets them go on; false if somebody else may.
   * It ends by the store's own time, whatever the clock of the one who asks says, and whoever held it is not told: what
   * is done under a lease must do no harm if it is done twice.
   */
  lease(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Ends a lease early; that of somebody else stays. */
  release(name: string, holder: string): Promise<void>;

  /** What time it is by the store's own clock: the same for all who share it, in milliseconds since 1970. */
  clock(): Promise<number>;
  /** Keeps something of some size and throws it away: rejects if nothing can be kept just now. */
  prove(): Promise<void>;
  /** What the one who runs the house should know about how it was found when it was opened: a line each, mostly none. */
  readonly remarks: readonly string[];
  /** Looks at everything: for figures, not for each move. */
  count(): Promise<Counts>;
  /** Copies the whole store into a new file while it is in use. */
  backUp(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A store that cannot be used, in words for the one who runs the house. */
export class StoreFault extends Error {
  /** The same for everybody: in a few words, which name no file. */
  readonly reason: string;

  constructor(message: string, reason = 'the store does not answer') {
    super(message);
    this.reason = reason;
  }
}
