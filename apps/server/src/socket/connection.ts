import type { Duplex } from 'node:stream';
import { type ClientMessage, type Code, clientMessage, isDecision, LIMITS, PROTOCOL } from '@wunderkammer/protocol';
import type { WebSocket } from 'ws';
import type { Bus } from '../bus/bus.ts';
import { Bucket, type Rate } from '../people/buckets.ts';
import type { Identity } from '../people/door.ts';
import { Refusal } from '../refusal.ts';
import { StoreFault } from '../store/store.ts';
import type { Follower } from '../table/audience.ts';
import type { House } from '../table/house.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { World } from '../world.ts';
import { textFrame } from './text-frame.ts';

/** What a connection needs from the server. */
export interface ConnectionHouse {
  readonly world: World;
  readonly house: House;
  readonly bus: Bus;
  /** How often a connection may ask for something. */
  readonly rate: Rate;
  identify(token: string): Promise<Identity | undefined>;
  /** Our own mistake. */
  complain(error: unknown): void;
  /** A message was refused, for counting. */
  refused(code: Code): void;
}

type List = Extract<ClientMessage, { t: 'list' }>['what'];

/** Frames that may wait for a slow reader before it is let go: it can come back and read what it missed. */
const MOST_WAITING_BYTES = 1_000_000;
/** Messages that may wait while one is being worked on. */
const MOST_WAITING_MESSAGES = 64;
/** How many refusals for asking too often are answered before the line is cut. */
const MOST_OVERSTEPS = 200;
/** How long changes of a list are gathered before it is sent again. */
const LIST_PAUSE_MS = 250;

/** Close codes beyond those of the WebSocket standard. */
export const CLOSE = { policy: 1008, restart: 1012, again: 1013 } as const;

/** One client. Its messages are worked on one after the other, in their order. */
export class Connection implements Follower {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #line: Duplex;
  readonly #house: ConnectionHouse;
  readonly #bucket: Bucket;
  /** The tables it follows, by name: one that is read again is another in memory. */
  readonly #tables = new Set<string>();
  readonly #lists = new Map<List, () => void>();
  readonly #waiting: string[] = [];
  #identity: Identity | undefined;
  #greeted = false;
  #busy = false;
  #oversteps = 0;
  /** Has answered the last ping. */
  isAlive = true;

  constructor(socket: WebSocket, line: Duplex, house: ConnectionHouse, identity: Identity | undefined) {
    this.#socket = socket;
    this.#line = line;
    this.#house = house;
    this.#bucket = new Bucket(house.rate, house.world.lived);
    this.#identity = identity;
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('ping', (data) => this.#pong(data));
    // What comes next is `close`; there is nobody to tell.
    socket.on('error', () => {});
    socket.on('close', () => this.#leave());
  }

  get person(): string | undefined {
    return this.#identity?.person.id;
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

  send(frame: string): void {
    if (!this.isOpen) return;
    if (this.#readsTooSlowly) this.#socket.terminate();
    else this.#line.write(textFrame(frame));
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

  /** Asks whether anybody is there; cuts the line if nobody answered the last time. */
  ping(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    this.#socket.ping();
  }

  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #leave(): void {
    for (const id of this.#tables) this.#house.house.inMemory(id)?.unfollow(this);
    for (const stop of this.#lists.values()) stop();
    this.#tables.clear();
    this.#lists.clear();
    this.#waiting.length = 0;
  }

  #receive(text: string): void {
    if (!this.#busy) this.#workOff(text);
    else if (this.#waiting.length < MOST_WAITING_MESSAGES) this.#waiting.push(text);
    else this.close(CLOSE.policy, 'too many messages at once');
  }

  /** Works on a message and those that waited for it. Whoever was told to go is no longer listened to. */
  #workOff(first: string | undefined): void {
    for (let text = first; text !== undefined && this.isOpen; text = this.#waiting.shift()) {
      const working = this.#work(text);
      if (working === undefined) continue;
      this.#busy = true;
      void working.then(() => {
        this.#busy = false;
        this.#workOff(this.#waiting.shift());
      });
      return;
    }
  }

  /** Undefined when it is done already. */
  #work(text: string): Promise<void> | undefined {
    let message: ClientMessage | undefined;
    try {
      this.#count();
      message = readMessage(text);
      const doing = this.#answer(message);
      return doing?.catch((error: unknown) => this.#refuse(message, error));
    } catch (error) {
      this.#refuse(message, error);
      return undefined;
    }
  }

  #count(): void {
    if (this.#bucket.take() === 0) return;
    if (++this.#oversteps > MOST_OVERSTEPS) this.close(CLOSE.policy, 'too often');
    throw new Refusal('limit', 'too often; wait a little');
  }

  #refuse(message: ClientMessage | undefined, error: unknown): void {
    const refusal = asRefusal(error);
    if (refusal.code === 'internal') this.#house.complain(error);
    this.#house.refused(refusal.code);
    const { code, message: words, violation } = refusal;
    const id = message !== undefined && 'id' in message ? message.id : undefined;
    const table = message !== undefined && 'table' in message ? message.table : undefined;
    this.send(JSON.stringify({ t: 'refused', id, table, code, message: words, violation }));
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
        return this.#opened(message.table).command({ follower: this, id: message.id, command: message.do });
      case 'why': {
        const violation = this.#opened(message.table).why(this, message.step);
        this.send(JSON.stringify({ t: 'answer', id: message.id, violation }));
        return undefined;
      }
      case 'legal': {
        const legal = this.#opened(message.table).legal(this);
        this.send(JSON.stringify({ t: 'answer', id: message.id, legal }));
        return undefined;
      }
      case 'mark':
        return this.#opened(message.table).mark(this, message.key, message.value);
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
      if (this.#identity === undefined) throw new Refusal('nobody', 'nobody is known by this token');
    }
    this.#greeted = true;
    const person = this.#identity?.person;
    const you = person === undefined ? null : { id: person.id, name: person.name };
    this.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, you }));
  }

  #mayEnter(table: string): boolean {
    const scope = this.#identity?.session.table;
    return scope === undefined || scope === table;
  }

  async #open({ table: id, since }: Extract<ClientMessage, { t: 'open' }>): Promise<void> {
    if (!this.#mayEnter(id)) throw new Refusal('forbidden', 'this token is for another table');
    if (!this.#tables.has(id) && this.#tables.size >= LIMITS.open) {
      throw new Refusal('limit', 'too many tables at once');
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

  async #list({ what, on }: Extract<ClientMessage, { t: 'list' }>): Promise<void> {
    this.#lists.get(what)?.();
    this.#lists.delete(what);
    if (!on) return;
    const { person } = this;
    if (this.#identity?.session.table !== undefined) throw new Refusal('forbidden', 'this token is for a table');
    if (what === 'mine' && person === undefined) throw new Refusal('nobody', 'say who you are first');
    const { house, bus, world } = this.#house;
    const read = what === 'mine' ? () => house.mine(person!) : () => house.lobby();
    let sent = '';
    const tell = async (): Promise<void> => {
      const frame = JSON.stringify({ t: 'list', what, tables: await read() });
      if (frame !== sent) this.send(frame);
      sent = frame;
    };
    let stopWaiting: (() => void) | undefined;
    const unsubscribe = bus.subscribe(what === 'mine' ? `person.${person}` : 'lobby', () => {
      stopWaiting ??= world.after(LIST_PAUSE_MS, () => {
        stopWaiting = undefined;
        void tell().catch((error: unknown) => this.#house.complain(error));
      });
    });
    this.#lists.set(what, () => {
      unsubscribe();
      stopWaiting?.();
    });
    await tell();
  }
}

const readMessage = (text: string): ClientMessage => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('message', 'the message is no JSON');
  }
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
