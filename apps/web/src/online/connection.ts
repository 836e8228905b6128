import type { StepBase } from '@wunderkammer/kernel';
import {
  type Card,
  type ClientMessage,
  type Code,
  type Command,
  LogParts,
  PROTOCOL,
  type ServerMessage,
  type Since,
  serverMessage,
} from '@wunderkammer/protocol';
import type { Marks } from '../table/source.ts';
import { BackOff, jittered } from './back-off.ts';
import type { Environment, Socket } from './environment.ts';
import { type Noted, PendingNotes } from './pending-notes.ts';
import { PendingRequests, type Reply } from './pending-requests.ts';
import type { RequestSender } from './request-sender.ts';

/**
 * How the connection is: being made, up, lost (and being made again; or the house cannot open a table just then), or of another
 * version than this page.
 */
export type ConnectionState = 'connecting' | 'up' | 'lost' | 'outdated';

export interface ConnectionStatus {
  readonly state: ConnectionState;
  /** Who one is there: null for nobody yet, undefined as long as it was not said. */
  readonly you: { readonly id: string; readonly name: string } | null | undefined;
  /** The connection is lost because the house hangs up on this page again and again: how long it waits until it tries again. */
  readonly turnedAway: { readonly ms: number } | undefined;
  /** What was noted while the connection was away is being sent. */
  readonly catchingUp: boolean;
}

export type TableMessage = Extract<
  ServerMessage,
  { t: 'sync' | 'outside' | 'played' | 'takenBack' | 'room' | 'chat' | 'here' | 'gone' }
>;

/** Somebody who wants to know everything that happens at a table. */
export interface Follower {
  /** What it has already, when the connection is made again. */
  readonly since: () => Since | undefined;
  readonly receive: (message: TableMessage) => void;
  /** Something noted there is kept, or is not. */
  readonly noted: (noted: Noted) => void;
}

type ListName = 'lobby' | 'mine';
type ListListener = (tables: readonly Card[]) => void;

/** How long a connection may take to be made, and a ping to be answered. */
const CONNECT_PATIENCE = 5_000;
const PONG_PATIENCE = 5_000;
/** Somebody came back to the page: whether the connection still holds should be known soon. */
const QUICK_PATIENCE = 2_000;
/** After so much silence the connection is tested: soon when something was asked, else now and then. */
const SILENCE = 20_000;
const SILENCE_WHEN_ASKED = 3_000;
/** How long the connection is kept when nobody wants it any more: from one page to the next. */
const REST = 30_000;
/** How long until a table is asked for again that the house could not open. */
const REOPEN = 5_000;
const FOR_NOW: ReadonlySet<Code> = new Set(['unavailable', 'rate-limited', 'full']);
/** A connection that was up so long has proved itself, also if nothing was asked on it. */
const PROVED = 10_000;
/** The house closes a connection with this code when it will not have what comes over it. */
const POLICY = 1008;
/** So many unreadable messages in a row are no accident: the house speaks another version. */
const UNREADABLE = 3;

/**
 * The one connection of this page to the house. It keeps itself: lost, it is made again; whatever was asked and not yet answered is
 * asked again under the same name, so that it is done once.
 */
export class Connection {
  readonly #environment: Environment;
  readonly #backOff: BackOff;
  readonly #requests: PendingRequests;
  readonly #notes: PendingNotes;
  #status: ConnectionStatus = { state: 'connecting', you: undefined, turnedAway: undefined, catchingUp: false };
  readonly #changed = new Set<() => void>();
  readonly #followers = new Map<string, Follower>();
  readonly #lists = new Map<ListName, Set<ListListener>>();
  /** Tables that the house has opened for this connection: things can be asked there. */
  readonly #open = new Set<string>();
  /** Tables that it was asked to open and has not answered for: a long log may be on its way. */
  readonly #opening = new Set<string>();
  readonly #parts = new LogParts();
  /** Tables that it could not open just now, and how to stop trying again: until it can, the connection is as good as lost. */
  readonly #away = new Map<string, () => void>();
  /** The house has answered the hello. */
  #greeted = false;
  #socket: Socket | undefined;
  /** Counts the connections: whatever an earlier one still says is not heard. */
  #socketNumber = 0;
  #unreadable = 0;
  #comeBackIn: number | undefined;
  #stopWaiting = (): void => {};
  #stopTesting = (): void => {};
  #stopProving = (): void => {};
  /** There is no connection, and nobody wants one. */
  #resting = false;
  #stopRestingLater = (): void => {};
  /** A ping is on its way. */
  #testing = false;

  constructor(environment: Environment) {
    const { after, random, newId } = environment;
    const sender: RequestSender = {
      after,
      random,
      newId,
      isOpen: (table) => this.#open.has(table),
      send: (message) => {
        this.#send(message);
        this.#testSoon();
      },
    };
    this.#environment = environment;
    this.#backOff = new BackOff(random);
    this.#requests = new PendingRequests(sender);
    this.#notes = new PendingNotes(sender, (table, noted) => this.#noted(table, noted));
    this.#connect();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed);
    return () => this.#changed.delete(changed);
  };

  readonly snapshot = (): ConnectionStatus => this.#status;

  /** Follows a table until the returned function is called. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.#greeted) this.#sendOpen(table, follower);
    else this.#wake();
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      this.#isBack(table);
      this.#leave(table);
      this.#restLater();
    };
  }

  /** Asks for the table anew: something was missed, or there is more to see now. */
  reopen(table: string): void {
    const follower = this.#followers.get(table);
    if (follower !== undefined && this.#greeted && !this.#opening.has(table)) this.#sendOpen(table, follower);
  }

  /** Follows the lobby or one's own tables. */
  list(what: ListName, listener: ListListener): () => void {
    const listeners = this.#lists.get(what) ?? new Set();
    this.#lists.set(what, listeners.add(listener));
    // Also for one who comes second: the house answers with the list as it is.
    if (this.#greeted) this.#send({ t: 'list', what, on: true });
    else this.#wake();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !this.#lists.delete(what)) return;
      if (this.#greeted) this.#send({ t: 'list', what, on: false });
      this.#restLater();
    };
  }

  /** Does something at a table; answered once it was done or refused, however long the connection is away in between. */
  do(table: string, command: Command): Promise<Reply> {
    return this.#requests.ask({ t: 'do', id: this.#environment.newId(), table, do: command });
  }

  /** Asks why a decision is not possible. */
  why(table: string, step: StepBase & { readonly by: number }): Promise<Reply> {
    return this.#requests.ask({ t: 'why', id: this.#environment.newId(), table, step: { ...step } });
  }

  mark(table: string, key: string, value: string): void {
    this.#notes.note(table, key, value);
  }

  /** The marks of a table that are not yet kept: newer than what the house knows. */
  marksOf(table: string): Marks {
    return this.#notes.of(table);
  }

  /** Somebody came back to the page, or the network did: no more waiting. */
  reconnectNow(): void {
    if (this.#status.state === 'outdated' || this.#resting) return;
    if (this.#greeted) this.#ping(QUICK_PATIENCE);
    else this.#connect();
  }

  /** Hangs up and dials anew: one has become somebody else. */
  renew(): void {
    if (this.#status.state === 'outdated') return;
    this.#backOff.reset();
    this.#set({ state: 'connecting', you: undefined, turnedAway: undefined });
    this.#connect();
  }

  /** What was noted at a table is sent before it is left. */
  #leave(table: string): void {
    if (this.#followers.has(table) || this.#notes.has(table)) return;
    if (this.#open.delete(table)) this.#send({ t: 'leave', table });
  }

  #sendOpen(table: string, follower: Follower): void {
    const since = follower.since();
    this.#opening.add(table);
    this.#send({ t: 'open', table, ...(since && { since }) });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  get #isWanted(): boolean {
    return this.#followers.size > 0 || this.#lists.size > 0;
  }

  /** Somebody wants something again. */
  #wake(): void {
    if (this.#resting) this.#connect();
  }

  /** Nobody wants anything of the house: the connection is given up for now, and not made again. */
  #rest(): void {
    this.#hangUp();
    this.#resting = true;
    this.#set({ state: 'connecting', you: undefined, turnedAway: undefined });
  }

  #restLater(): void {
    this.#stopRestingLater();
    this.#stopRestingLater = this.#environment.after(REST, () => {
      if (!this.#isWanted && this.#status.state !== 'outdated') this.#rest();
    });
  }

  #connect(): void {
    this.#hangUp();
    this.#resting = false;
    if (this.#status.turnedAway !== undefined) this.#set({ turnedAway: { ms: 0 } });
    const number = ++this.#socketNumber;
    const current =
      <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
      (...args: Args): void => {
        if (number === this.#socketNumber) call(...args);
      };
    const lost = current((code?: number) => this.#lose(code));
    this.#stopWaiting = this.#environment.after(CONNECT_PATIENCE, lost);
    this.#socket = this.#environment.connect({
      opened: current(() => this.#send({ t: 'hello', protocol: PROTOCOL })),
      received: current((text) => this.#receive(text)),
      closed: lost,
    });
  }

  #hangUp(): void {
    this.#stopWaiting();
    this.#stopTesting();
    this.#stopProving();
    this.#socketNumber++;
    this.#greeted = false;
    this.#open.clear();
    this.#opening.clear();
    this.#parts.clear();
    this.#requests.shut();
    this.#notes.shut();
    for (const stop of this.#away.values()) stop();
    this.#away.clear();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #lose(code?: number): void {
    this.#hangUp();
    if (this.#status.state === 'outdated') return;
    if (!this.#isWanted) {
      this.#rest();
      return;
    }
    const wait = this.#comeBackIn ?? this.#backOff.next(code === POLICY ? 'turned away' : 'lost');
    this.#comeBackIn = undefined;
    const turnedAway = code === POLICY && this.#backOff.isTurnedAway ? { ms: wait } : undefined;
    this.#set({ state: 'lost', turnedAway });
    this.#stopWaiting = this.#environment.after(wait, () => this.#connect());
  }

  #outdate(): void {
    this.#set({ state: 'outdated' });
    this.#hangUp();
  }

  /** Something was asked: unless the connection is being tested already, it is tested soon. */
  #testSoon(): void {
    if (!this.#testing) this.#testAfter(SILENCE_WHEN_ASKED);
  }

  #testAfter(silence: number): void {
    this.#stopTesting();
    this.#testing = false;
    this.#stopTesting = this.#environment.after(silence, () => this.#ping(PONG_PATIENCE));
  }

  #ping(retryDelay: number): void {
    this.#send({ t: 'ping' });
    this.#stopTesting();
    this.#testing = true;
    this.#stopTesting = this.#environment.after(retryDelay, () => this.#lose());
  }

  #receive(text: string): void {
    const message = read(text);
    if (message === undefined) {
      if (++this.#unreadable >= UNREADABLE) this.#outdate();
      else this.#lose();
      return;
    }
    switch (message.t) {
      case 'hello':
        if (message.protocol === PROTOCOL) this.#welcome(message.you);
        else this.#outdate();
        break;
      case 'log':
        this.#parts.take(message);
        break;
      case 'sync':
      case 'outside':
        this.#unreadable = 0;
        this.#opening.delete(message.table);
        this.#tell(message.t === 'sync' ? this.#parts.join(message) : message);
        if (message.t === 'outside') this.#answered(message.id, { ok: true });
        this.#isBack(message.table);
        this.#open.add(message.table);
        this.#notes.opened(message.table);
        this.#requests.goOn();
        break;
      case 'gone':
        this.#open.delete(message.table);
        this.#shut(message.table, message.code);
        break;
      case 'here':
        this.#tell(message);
        break;
      case 'played':
      case 'takenBack':
      case 'room':
      case 'chat':
        this.#tell(message);
        this.#answered(message.id, { ok: true });
        break;
      case 'done':
        this.#answered(message.id, { ok: true });
        break;
      case 'answer':
        this.#answered(message.id, { ok: true, violation: message.violation });
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'list':
        for (const listener of this.#lists.get(message.what) ?? []) listener(message.tables);
        break;
      case 'pong':
        break;
      case 'bye':
        this.#comeBackIn = message.again;
        if (message.code === 'protocol') this.#outdate();
        else this.#lose();
        break;
    }
    if (this.#socket === undefined) return;
    this.#testAfter(this.#requests.areAsked || this.#notes.areAsked ? SILENCE_WHEN_ASKED : SILENCE);
    if (this.#notes.areBehind !== this.#status.catchingUp) this.#set({});
  }

  #welcome(you: ConnectionStatus['you']): void {
    this.#stopWaiting();
    this.#greeted = true;
    // That the house says hello does not mean that it will have what comes next.
    this.#stopProving = this.#environment.after(PROVED, () => this.#backOff.reset());
    this.#set({ state: 'up', you, turnedAway: undefined });
    for (const [table, follower] of this.#followers) this.#sendOpen(table, follower);
    for (const what of this.#lists.keys()) this.#send({ t: 'list', what, on: true });
    // Whoever asked and went away does not wait for an answer any more.
    this.#requests.giveUp((table) => !this.#followers.has(table), 'unavailable');
  }

  #tell(message: TableMessage): void {
    this.#followers.get(message.table)?.receive(message);
  }

  /** A table was not opened, or is open no more. If the house merely could not open it just then, it is asked again. */
  #shut(table: string, code: Code): void {
    this.#opening.delete(table);
    if (FOR_NOW.has(code) && this.#followers.has(table)) {
      this.#away.get(table)?.();
      this.#away.set(
        table,
        this.#environment.after(jittered(REOPEN, this.#environment.random), () => this.reopen(table)),
      );
      this.#requests.shut(table);
      this.#notes.shut(table);
      this.#set({ state: 'lost' });
      return;
    }
    this.#isBack(table);
    this.#tell({ t: 'gone', table, code });
    this.#requests.giveUp((each) => each === table, code);
    this.#notes.giveUp(table, code);
  }

  /** Nobody waits any more for the house to open this table. */
  #isBack(table: string): void {
    this.#away.get(table)?.();
    if (this.#away.delete(table) && this.#away.size === 0) this.#set({ state: 'up' });
  }

  #refused({ id, table, code, violation }: Extract<ServerMessage, { t: 'refused' }>): void {
    if (code === 'protocol') {
      this.#outdate();
      return;
    }
    if (id === undefined) {
      // A table was not opened. When too much was asked for, the house may not have looked which.
      for (const each of [...this.#followers.keys()]) {
        const isMeant = table === undefined ? code === 'rate-limited' : table === each;
        if (isMeant && !this.#open.has(each)) this.#shut(each, code);
      }
      return;
    }
    const wasAsked = this.#requests.refuse(id, code, violation) || this.#notes.refuse(id, code);
    if (wasAsked && code !== 'rate-limited') this.#backOff.reset();
  }

  #answered(id: string | undefined, reply: Reply): void {
    if (id === undefined) return;
    if (this.#requests.settle(id, reply) || this.#notes.settle(id)) this.#backOff.reset();
  }

  #noted(table: string, noted: Noted): void {
    this.#followers.get(table)?.noted(noted);
    this.#leave(table);
  }

  #set(change: Partial<ConnectionStatus>): void {
    this.#status = { ...this.#status, ...change, catchingUp: this.#notes.areBehind };
    for (const changed of this.#changed) changed();
  }
}

const read = (text: string): ServerMessage | undefined => {
  try {
    const parsed = serverMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};
