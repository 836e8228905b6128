import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  type Code,
  clientMessage,
  isDecision,
  LIMITS,
  namesIn,
  PROTOCOL,
} from '@wunderkammer/protocol';
import type { WebSocket } from 'ws';
import type { Identity } from '../auth/authenticator.ts';
import type { Bus } from '../bus/bus.ts';
import type { FairShare, Payer } from '../limits/fair-share.ts';
import { type Rate, TokenBucket } from '../limits/token-bucket.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { Refusal } from '../refusal.ts';
import { StoreFault } from '../store/store.ts';
import type { Follower } from '../table/audience.ts';
import type { House } from '../table/house.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { World } from '../world.ts';
import { ListFeed } from './list-feed.ts';
import { textFrame, type WholeFrame } from './text-frame.ts';

/** What a connection needs from the server. */
export interface ConnectionContext {
  readonly world: World;
  readonly house: House;
  readonly bus: Bus;
  readonly nodes: Nodes;
  /** How often a connection may ask for something; what comes faster is worked on later. */
  readonly rate: Rate;
  readonly share: FairShare;
  identify(token: string): Promise<Identity | undefined>;
  /** Refuses whom the house shows nothing to. */
  admit(person: string | undefined): Promise<void>;
  /** Our own mistake. */
  reportError(error: unknown): void;
  /** A message was refused, for counting. */
  refused(code: Code): void;
}

type List = Extract<ClientMessage, { t: 'list' }>['what'];

/** Frames that may wait for a slow reader before it is let go: it can come back and read what it missed. */
const MOST_WAITING_BYTES = 1_000_000;
/** When so many messages wait to be worked on, nothing more is read from the connection until they are done. */
const MOST_WAITING_MESSAGES = 64;
/** How many pings too many are let pass before the connection is cut. */
const MOST_OVERSTEPS = 200;

/**
 * After how much silence a connection is asked whether anybody is there, in beats of a second: soon at a table, where the others
 * want to know. Asked twice in vain, it is cut: within ten seconds at a table, and nobody who was out of reach for less than
 * four.
 */
const QUIET_AT_TABLE = 5;
const QUIET_ELSEWHERE = 30;
const ASKED_AGAIN = 2;
const GIVEN_UP = 4;

/** Close codes beyond those of the WebSocket standard. */
export const CLOSE = { policy: 1008, restart: 1012, again: 1013 } as const;

/**
 * One client. Its messages are worked on one after the other, in their order. One that sends more than it may is not refused
 * but kept waiting, and in the end not listened to: what is not read stays with the sender.
 */
export class Connection implements Follower {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  readonly #house: ConnectionContext;
  readonly #bucket: TokenBucket;
  /** The tables it follows, by name: one that is read again is another in memory. */
  readonly #tables = new Set<string>();
  readonly #lists = new Map<List, ListFeed>();
  readonly #waiting: string[] = [];
  readonly #address: string;
  #identity: Identity | undefined;
  #payer: Payer;
  #greeted = false;
  #busy = false;
  /** Nothing is read from the connection for now. */
  #paused = false;
  #oversteps = 0;
  /** How many beats ago the other side was last heard. */
  #silence = 0;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    house: ConnectionContext,
    { address, identity }: { readonly address: string; readonly identity: Identity | undefined },
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#house = house;
    this.#bucket = new TokenBucket(house.rate, house.world.lived);
    this.#address = address;
    this.#identity = identity;
    this.#payer = house.share.connection(address, identity?.person.id);
    socket.on('message', (data, isBinary) => {
      this.#silence = 0;
      this.#receive(isBinary ? '' : String(data));
    });
    socket.on('pong', () => {
      this.#silence = 0;
    });
    socket.on('ping', (data) => this.#pong(data));
    // What comes next is `close`; there is nobody to tell.
    socket.on('error', () => {});
    socket.on('close', () => this.#leave());
  }

  get person(): string | undefined {
    return this.#identity?.person.id;
  }

  get identity(): Identity | undefined {
    return this.#identity;
  }

  get session(): string | undefined {
    return this.#identity?.session.id;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  follows(table: string): boolean {
    return this.isOpen && this.#tables.has(table);
  }

  get hasGreeted(): boolean {
    return this.#greeted;
  }

  send(frame: string | WholeFrame): void {
    if (!this.isOpen) return;
    if (this.#readsTooSlowly) this.#socket.terminate();
    else this.#stream.write(typeof frame === 'string' ? textFrame(frame) : frame);
  }

  pay<T>(work: () => T): T {
    return this.#payer.pay(work);
  }

  async ready(): Promise<void> {
    if (this.#stream.writableNeedDrain) await new Promise<void>((resolve) => this.#whenReady(resolve));
    while (this.isOpen && this.#payer.isHeldBack) await new Promise<void>((resolve) => this.#payer.hold(resolve));
  }

  #whenReady(call: () => void): void {
    const done = (): void => {
      this.#stream.off('drain', done).off('close', done);
      call();
    };
    this.#stream.on('drain', done).on('close', done);
  }

  get #readsTooSlowly(): boolean {
    return this.#socket.bufferedAmount > MOST_WAITING_BYTES;
  }

  /** Pings cost nothing to send; their answers count as everything does that waits for a slow reader. */
  #pong(data: Buffer): void {
    if (!this.isOpen) return;
    if (this.#bucket.take() > 0 && ++this.#oversteps > MOST_OVERSTEPS) {
      this.close(CLOSE.policy, 'too often');
    } else if (this.#readsTooSlowly) this.#socket.terminate();
    else this.#socket.pong(data);
  }

  /**
   * To be called once a second: asks whether anybody is there, and cuts the connection when nobody answers. Who is not listened to
   * cannot answer.
   */
  beat(): void {
    if (this.#paused) return;
    const since = ++this.#silence - (this.#tables.size > 0 ? QUIET_AT_TABLE : QUIET_ELSEWHERE);
    if (since >= GIVEN_UP) this.#socket.terminate();
    else if (since === 0 || since === ASKED_AGAIN) this.#socket.ping();
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #leave(): void {
    for (const id of this.#tables) this.#house.house.inMemory(id)?.unfollow(this);
    for (const feed of this.#lists.values()) feed.stop();
    this.#tables.clear();
    this.#lists.clear();
    this.#waiting.length = 0;
  }

  #receive(text: string): void {
    this.#waiting.push(text);
    if (this.#waiting.length >= MOST_WAITING_MESSAGES && !this.#paused) {
      this.#paused = true;
      this.#socket.pause();
    }
    this.#workOff();
  }

  /** Works on the messages that wait. Whoever was told to go is no longer listened to. */
  #workOff(): void {
    while (!this.#busy && this.isOpen) {
      const text = this.#waiting[0];
      if (text === undefined) {
        this.#listenAgain();
        return;
      }
      if (this.#mustWait()) return;
      this.#waiting.shift();
      const working = this.#payer.pay(() => this.#work(text));
      if (working !== undefined) this.#pause((goOn) => void working.then(goOn));
    }
  }

  /** Sees to it that it is gone on with later, if it came too early. */
  #mustWait(): boolean {
    if (this.#payer.isHeldBack) {
      this.#pause((goOn) => this.#payer.hold(goOn));
      return true;
    }
    const wait = this.#bucket.take();
    if (wait > 0) this.#pause((goOn) => this.#house.world.after(wait, goOn));
    return wait > 0;
  }

  #pause(until: (goOn: () => void) => void): void {
    this.#busy = true;
    until(() => {
      this.#busy = false;
      this.#workOff();
    });
  }

  #listenAgain(): void {
    if (!this.#paused) return;
    this.#paused = false;
    // What was not heard may have been the answer to a ping.
    this.#silence = 0;
    this.#socket.resume();
  }

  /** Undefined when it is done already. */
  #work(text: string): Promise<void> | undefined {
    let value: unknown;
    try {
      value = parse(text);
      const doing = this.#answer(readMessage(value));
      return doing?.catch((error: unknown) => this.#refuse(value, error));
    } catch (error) {
      this.#refuse(value, error);
      return undefined;
    }
  }

  /** A refusal names what it refuses, as far as that can be read. */
  #refuse(asked: unknown, error: unknown): void {
    const refusal = asRefusal(error);
    if (refusal.code === 'internal') this.#house.reportError(error);
    this.#house.refused(refusal.code);
    const { code, message, violation } = refusal;
    this.send(JSON.stringify({ t: 'refused', ...namesIn(asked), code, message, violation }));
  }

  #answer(message: ClientMessage): Promise<void> | undefined {
    if (message.t !== 'hello' && !this.#greeted) throw new Refusal('protocol', 'say hello first');
    switch (message.t) {
      case 'hello':
        return this.#hello(message);
      case 'ping':
        this.send('{"t":"pong"}');
        return undefined;
      case 'open':
        return this.#open(message);
      case 'leave':
        this.#close(message.table);
        return undefined;
      case 'do':
        if (message.do.type !== 'play') this.#needOwner();
        return this.#opened(message.table).command({ follower: this, id: message.id, command: message.do });
      case 'why': {
        const violation = this.#opened(message.table).why(this, message.step);
        this.send(JSON.stringify({ t: 'answer', id: message.id, violation }));
        return undefined;
      }
      case 'legal': {
        const legal = this.#opened(message.table).legal(this);
        this.send(`{"t":"answer","id":"${message.id}","legal":${legal}}`);
        return undefined;
      }
      case 'mark':
        this.#mark(message);
        return undefined;
      case 'list':
        return this.#list(message);
    }
  }

  async #hello({ protocol, token }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    // What is open already was opened by whoever one was then.
    if (this.#greeted) throw new Refusal('not-now', 'you have said hello already');
    if (protocol !== PROTOCOL) {
      throw new Refusal('protocol', `this server speaks version ${PROTOCOL}, not ${protocol}`);
    }
    if (token !== undefined) {
      this.#identity = await this.#house.identify(token);
      if (this.#identity === undefined) throw new Refusal('unauthenticated', 'nobody is known by this token');
      this.#payer = this.#house.share.connection(this.#address, this.#identity.person.id);
    }
    this.#greeted = true;
    const person = this.#identity?.person;
    const you = person === undefined ? null : { id: person.id, name: person.name };
    this.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, you }));
  }

  /** The token for a program plays somebody's seat; whatever else is done in their name they do themselves. */
  #needOwner(): void {
    if (this.#identity?.session.table !== undefined)
      throw new Refusal('forbidden', 'this token may play, and nothing else');
  }

  #mayEnter(table: string): boolean {
    const scope = this.#identity?.session.table;
    return scope === undefined || scope === table;
  }

  async #open({ table: id, since }: Extract<ClientMessage, { t: 'open' }>): Promise<void> {
    if (!this.#mayEnter(id)) throw new Refusal('forbidden', 'this token is for another table');
    if (this.person === undefined) await this.#house.admit(undefined);
    if (!this.#tables.has(id) && this.#tables.size >= LIMITS.open) {
      throw new Refusal('full', 'too many tables at once');
    }
    this.#tables.add(id);
    try {
      if (await this.#house.house.follow(id, this, since)) return;
    } catch (error) {
      this.#close(id);
      throw error;
    }
    this.#close(id);
    this.send(`{"t":"gone","table":"${id}","code":"unknown"}`);
  }

  #close(id: string): void {
    if (this.#tables.delete(id)) this.#house.house.inMemory(id)?.unfollow(this);
  }

  #opened(id: string): LiveTable {
    if (!this.#tables.has(id)) throw new Refusal('not-now', 'open the table first');
    const table = this.#house.house.inMemory(id);
    if (table?.isFollowedBy(this) !== true) throw new Refusal('unavailable', 'the table is being read again');
    return table;
  }

  /** What comes next does not wait for it: notes are gathered before they are kept. */
  #mark(message: Extract<ClientMessage, { t: 'mark' }>): void {
    const { id, table, marks } = message;
    this.#opened(table)
      .mark(this, marks)
      .then(
        () => this.send(`{"t":"done","id":"${id}"}`),
        (error: unknown) => this.#refuse(message, error),
      );
  }

  async #list({ what, on }: Extract<ClientMessage, { t: 'list' }>): Promise<void> {
    if (!on) {
      this.#lists.get(what)?.stop();
      return;
    }
    const { person } = this;
    this.#needOwner();
    if (what === 'mine' && person === undefined) throw new Refusal('unauthenticated', 'say who you are first');
    if (person === undefined) await this.#house.admit(undefined);
    // Whoever hung up meanwhile follows nothing any more.
    if (!this.isOpen) return;
    const feed = this.#lists.get(what) ?? this.#newFeed(what, person);
    this.#lists.set(what, feed);
    await feed.follow();
  }

  #newFeed(what: List, person: string | undefined): ListFeed {
    const { house, bus, nodes, world } = this.#house;
    return new ListFeed({
      world,
      read: async () => {
        const tables = await (what === 'mine' ? house.mine(person!) : house.lobby());
        return `{"t":"list","what":"${what}","tables":${tables}}`;
      },
      send: (frame) => this.pay(() => this.send(frame)),
      subscribe: (changed) => {
        const topic = what === 'mine' ? `person.${person}` : 'lobby';
        const stops = [bus.subscribe(topic, changed, nodes.isAlone ? undefined : changed), nodes.onLook(changed)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      reportError: (error) => this.#house.reportError(error),
    });
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('message', 'the message is not JSON');
  }
};

const readMessage = (value: unknown): ClientMessage => {
  if (isDecision(value)) return value;
  const read = clientMessage.safeParse(value);
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.');
  throw new Refusal('message', place ? `"${place}" is not what it should be` : 'the message is not what it should be');
};

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreFault) return new Refusal('unavailable', 'it could not be kept; try again');
  return new Refusal('internal', 'our own mistake; nothing was done');
};
