/** How the time of the server is shared, as parts of 1. */
export interface Shares {
  /** What one person, or the strangers of one address together, may take while others want something. */
  readonly each: number;
  /** The same for everybody at one address, and for all strangers together. */
  readonly group: number;
}

/** Work of this long ago counts for a third: usage is milliseconds of work in about the last second. */
const MEMORY_MS = 1_000;
/** Less than this is nothing that anybody would notice. */
const NOTICEABLE_MS = 1;
/** How often those who are held back are looked at. */
const TICK_MS = 10;
/** Of one person or address, so many wait at the most before the next are turned away. */
const MOST_WAITING = 100;
/** As many people and addresses are remembered; the one that was quiet the longest is forgotten first. */
const MOST_ACCOUNTS = 20_000;

/** What was done lately, in milliseconds of work. */
class Usage {
  readonly #now: () => number;
  #used = 0;
  #at: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  get used(): number {
    this.#fade(this.#now());
    return this.#used;
  }

  add(ms: number, now: number): void {
    this.#fade(now);
    this.#used += ms;
  }

  #fade(now: number): void {
    if (now <= this.#at) return;
    this.#used *= Math.exp((this.#at - now) / MEMORY_MS);
    this.#at = now;
  }
}

/** Somebody's usage, and how much of it there may be. */
interface Account {
  readonly usage: Usage;
  readonly most: number;
}

/** Those who wait on behalf of one account, first come, first served; and all the accounts that pay for them. */
interface Held {
  readonly accounts: readonly Account[];
  readonly calls: (() => void)[];
}

/**
 * Shares the one thread that serves everybody. Work is charged by the time it took, to a person or, for strangers, to the
 * address they come from, and to everybody at that address together. Whoever has taken more than their share lately waits,
 * as long as anybody else wants something: a house with one guest is that guest's, and nobody is ever refused for it.
 */
export class FairShare {
  readonly #now: () => number;
  readonly #after: (ms: number, call: () => void) => unknown;
  readonly #shares: Shares;
  readonly #everybody: Usage;
  readonly #strangers: Account;
  /** In the order of last use. */
  readonly #accounts = new Map<string, Account>();
  readonly #held = new Map<Account, Held>();

  constructor(
    shares: Shares,
    now: () => number = () => performance.now(),
    after: (ms: number, call: () => void) => unknown = (ms, call) => setTimeout(call, ms).unref(),
  ) {
    this.#shares = shares;
    this.#now = now;
    this.#after = after;
    this.#everybody = new Usage(now);
    this.#strangers = this.#newAccount(shares.group);
  }

  /** Somebody at an address who has a connection of their own: a person, or a stranger if no person is named. */
  connection(address: string, person: string | undefined): Payer {
    return new Payer(this, this.#accountsOf(address, person), new Usage(this.#now));
  }

  /** Somebody at an address who asks for one thing and goes. */
  visitor(address: string): Payer {
    return new Payer(this, this.#accountsOf(address, undefined), undefined);
  }

  #accountsOf(address: string, person: string | undefined): readonly Account[] {
    const { each, group } = this.#shares;
    const household = this.#account(`at ${address}`, group);
    return person === undefined
      ? [this.#account(`stranger ${address}`, each), household, this.#strangers]
      : [this.#account(`person ${person}`, each), household];
  }

  /** How many wait, of all. */
  get heldBack(): number {
    let count = 0;
    for (const { calls } of this.#held.values()) count += calls.length;
    return count;
  }

  /** How many are waiting on behalf of the same account. */
  waiting(account: Account): number {
    return this.#held.get(account)?.calls.length ?? 0;
  }

  /** Whether one of these has taken more than its share while others want something. */
  isHeavy(accounts: readonly Account[]): boolean {
    const all = this.#everybody.used;
    return accounts.some(({ usage: { used }, most }) => used > most && all - used > NOTICEABLE_MS);
  }

  /** `connection` is what that one used. */
  charge(accounts: readonly Account[], ms: number, connection?: Usage): void {
    const now = this.#now();
    this.#everybody.add(ms, now);
    connection?.add(ms, now);
    for (const { usage } of accounts) usage.add(ms, now);
  }

  hold(accounts: readonly Account[], call: () => void): void {
    const held = this.#held.get(accounts[0]!);
    if (held !== undefined) {
      held.calls.push(call);
      return;
    }
    if (this.#held.size === 0) this.#after(TICK_MS, () => this.#tick());
    this.#held.set(accounts[0]!, { accounts, calls: [call] });
  }

  #tick(): void {
    for (const [account, { accounts, calls }] of [...this.#held]) {
      // Whoever is called may have to wait again: each is called once at the most.
      for (let left = calls.length; left > 0 && !this.isHeavy(accounts); left--) calls.shift()!();
      if (calls.length === 0) this.#held.delete(account);
    }
    if (this.#held.size > 0) this.#after(TICK_MS, () => this.#tick());
  }

  #account(key: string, share: number): Account {
    const account = this.#accounts.get(key) ?? this.#newAccount(share);
    this.#accounts.delete(key);
    this.#accounts.set(key, account);
    if (this.#accounts.size > MOST_ACCOUNTS) this.#accounts.delete(this.#accounts.keys().next().value!);
    return account;
  }

  #newAccount(share: number): Account {
    return { usage: new Usage(this.#now), most: share < 1 ? share * MEMORY_MS : Number.POSITIVE_INFINITY };
  }
}

/** Whoever pays for what is done for one connection. */
export class Payer {
  readonly #share: FairShare;
  readonly #accounts: readonly Account[];
  readonly #connection: Usage | undefined;

  constructor(share: FairShare, accounts: readonly Account[], connection: Usage | undefined) {
    this.#share = share;
    this.#accounts = accounts;
    this.#connection = connection;
  }

  /** How many of the same person or address are held back. */
  get #waiting(): number {
    return this.#share.waiting(this.#accounts[0]!);
  }

  /** Must wait. A connection that asks for next to nothing never has to, whatever its neighbours do. */
  get isHeldBack(): boolean {
    const isLight = this.#connection !== undefined && this.#connection.used <= NOTICEABLE_MS;
    return !isLight && this.#share.isHeavy(this.#accounts);
  }

  charge(ms: number): void {
    this.#share.charge(this.#accounts, ms, this.#connection);
  }

  /** Does something, and charges the time it takes. */
  pay<T>(work: () => T): T {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.charge(performance.now() - start);
    }
  }

  /** Waits for this payer's turn; false if too many of the same are waiting already. */
  async turn(): Promise<boolean> {
    if (!this.isHeldBack) return true;
    if (this.#waiting >= MOST_WAITING) return false;
    await new Promise<void>((resolve) => this.hold(resolve));
    return true;
  }

  /** Calls back when it is this payer's turn again. */
  hold(call: () => void): void {
    this.#share.hold(this.#accounts, call);
  }
}
