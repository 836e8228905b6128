import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { LocalBus } from './local-bus.ts';

export interface NatsBusOptions {
  /** `nats://` or `tls://`, a name and a password or a token before an `@`, and one host or several with a comma between them. */
  readonly url: string;
  /** The name of the house: with it begins every subject, so that houses may share a NATS server. */
  readonly house: string;
  /** The line is there, or away. */
  readonly report?: (state: 'up' | 'down', why?: string) => void;
}

/** How long it takes until it is tried again to reach a server. */
const AGAIN_MS = 500;
/** A line that is silent is asked so often whether anybody is there, and given up when so many answers are missing. */
const PING_MS = 2_000;
const PINGS_UNANSWERED = 2;
/** How much may be on its way that no server has taken; what comes beyond is dropped. */
const MOST_UNDERWAY_BYTES = 1_000_000;
/** After so much the server is asked whether it has taken it. */
const ASK_AFTER_BYTES = 64_000;

/** Topics of plain words stay readable for whoever looks at the server; others cannot be mistaken for wildcards or for one another. */
const tokenOf = (topic: string): string =>
  /^[\w-]+(\.[\w-]+)*$/.test(topic) ? topic : `~${Buffer.from(topic).toString('base64url')}`;

/** What stands in an address before the `@`: a name and a password, or a token. */
const credentialsOf = (login: string): { user?: string; pass?: string; token?: string } => {
  const [user = '', pass] = login.split(':').map(decodeURIComponent);
  if (user === '') return {};
  return pass === undefined ? { token: user } : { user, pass };
};

const readUrl = (url: string) => {
  const [, scheme, login = '', hosts] = /^(\w+):\/\/(?:([^/@]*)@)?([^/]+)/.exec(url)!;
  return { servers: hosts!.split(','), ...credentialsOf(login), ...(scheme === 'tls' && { tls: {} }) };
};

interface Topic {
  listeners: number;
  subscription: Subscription | undefined;
}

/**
 * A bus between servers, over NATS. Within this server messages go around without it (and it does not send them back), so a
 * house whose NATS is away is as prompt for those at the same server as ever. It connects by itself, for ever.
 */
export class NatsBus implements Bus {
  readonly #local = new LocalBus();
  readonly #options: NatsBusOptions;
  readonly #topics = new Map<string, Topic>();
  readonly #gapListeners = new Set<() => void>();
  #connection: NatsConnection | undefined;
  #isUp = false;
  /** Something may have been lost since the line last was in order. */
  #hasGap = false;
  /** Bytes that no server is known to have taken. */
  #underway = 0;
  #isFlushing = false;
  #awaited: (() => void)[] = [];
  #redial: NodeJS.Timeout | undefined;
  #dialling: Promise<void>;
  #closed = false;

  constructor(options: NatsBusOptions) {
    this.#options = options;
    this.#dialling = this.#dial();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  publish(topic: string, message: string): void {
    if (this.#closed) return;
    this.#local.publish(topic, message);
    const connection = this.#isUp ? this.#connection : undefined;
    const subject = this.#subjectOf(topic);
    const bytes = subject.length + message.length;
    if (connection === undefined || this.#underway + bytes > MOST_UNDERWAY_BYTES) {
      this.#hasGap = true;
      return;
    }
    try {
      connection.publish(subject, message);
      this.#underway += bytes;
      if (this.#underway > ASK_AFTER_BYTES) void this.#flush(connection);
    } catch {
      // It is closing, or the message is larger than that server takes.
      this.#hasGap = true;
    }
  }

  subscribe(topic: string, listener: (message: string) => void, heard?: () => void): () => void {
    const stop = this.#local.subscribe(topic, listener);
    const known = this.#topics.get(topic);
    if (known === undefined) this.#topics.set(topic, { listeners: 1, subscription: this.#listen(topic) });
    else known.listeners++;
    let stopped = false;
    if (heard !== undefined) this.#whenHeard(() => stopped || heard());
    return () => {
      stop();
      if (stopped) return;
      stopped = true;
      this.#leave(topic);
    };
  }

  /** What is on its way to the server now has arrived there: it is asked once for all who want to know in the same moment. */
  #whenHeard(call: () => void): void {
    if (this.#awaited.push(call) === 1) setImmediate(() => void this.#askHeard());
  }

  async #askHeard(): Promise<void> {
    const calls = this.#awaited;
    this.#awaited = [];
    // A server that is away now is told everything when it is back, and then there was a gap for everybody.
    await (this.#isUp ? this.#connection?.flush().catch(() => {}) : undefined);
    if (!this.#closed) for (const call of calls) call();
  }

  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => this.#gapListeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#redial);
    this.#gapListeners.clear();
    this.#topics.clear();
    await this.#local.close();
    await this.#dialling;
    await this.#connection?.close();
  }

  #subjectOf(topic: string): string {
    return `wunderkammer.${this.#options.house}.${tokenOf(topic)}`;
  }

  #leave(topic: string): void {
    const known = this.#topics.get(topic);
    if (known === undefined || --known.listeners > 0) return;
    this.#topics.delete(topic);
    if (this.#connection?.isClosed() === false) known.subscription?.unsubscribe();
  }

  #listen(topic: string): Subscription | undefined {
    const connection = this.#connection;
    if (connection === undefined || connection.isClosed()) return undefined;
    return connection.subscribe(this.#subjectOf(topic), {
      callback: (error, message) => {
        if (error === null) this.#local.publish(topic, message.string());
      },
    });
  }

  /** The client comes back by itself once it has been connected; the first time, and should it give up, it is made anew. */
  async #dial(): Promise<void> {
    try {
      const connection = await connect({
        ...readUrl(this.#options.url),
        name: 'wunderkammer',
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: AGAIN_MS,
        ignoreAuthErrorAbort: true,
        pingInterval: PING_MS,
        maxPingOut: PINGS_UNANSWERED,
        timeout: PING_MS,
      });
      if (this.#closed) {
        await connection.close();
        return;
      }
      this.#connection = connection;
      for (const [topic, known] of this.#topics) known.subscription = this.#listen(topic);
      this.#came();
      void this.#watch(connection);
    } catch (error) {
      this.#went(error instanceof Error ? error.message : String(error));
      this.#dialLater();
    }
  }

  #dialLater(): void {
    if (this.#closed) return;
    this.#redial = setTimeout(() => {
      this.#dialling = this.#dial();
    }, AGAIN_MS);
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.#went('the connection was lost');
      else if (type === 'reconnect') this.#came();
    }
    if (connection === this.#connection && !this.#closed) {
      this.#went('the connection was closed');
      this.#dialLater();
    }
  }

  #came(): void {
    this.#isUp = true;
    this.#underway = 0;
    this.#options.report?.('up');
    // Subscriptions are ahead of it on the line: what is published once it has come back is heard.
    void this.#flush(this.#connection!);
  }

  #went(why: string): void {
    this.#hasGap = true;
    if (this.#isUp || this.#connection === undefined) this.#options.report?.('down', why);
    this.#isUp = false;
  }

  /** Waits until the server has taken everything so far: what is on its way is bounded, and gaps are told when they are over. */
  async #flush(connection: NatsConnection): Promise<void> {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    const [sent, hadGap] = [this.#underway, this.#hasGap];
    this.#hasGap = false;
    try {
      await connection.flush();
    } catch {
      this.#hasGap = true;
    }
    this.#isFlushing = false;
    if (connection.isClosed() || connection !== this.#connection || !this.#isUp) {
      this.#hasGap ||= hadGap;
      return;
    }
    this.#underway = Math.max(0, this.#underway - sent);
    if (hadGap) for (const listener of this.#gapListeners) listener();
    if (this.#underway > ASK_AFTER_BYTES || this.#hasGap) void this.#flush(connection);
  }
}
