import type { RuleViolation, StepBase } from '@wunderkammer/kernel';
import {
  type Card,
  type ClientMessage,
  type Code,
  type Command,
  PROTOCOL,
  type ServerMessage,
  type Since,
  serverMessage,
} from '@wunderkammer/protocol';

/** A line to the house: what is needed of a WebSocket. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

/** What the connection takes from the browser; tests put their own in its place. */
export interface Surroundings {
  readonly dial: (events: LineEvents) => Line;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
  /** A name for something asked, different each time. */
  readonly newId: () => string;
}

/**
 * How the line is: being made, up, lost (and being made again; or the house cannot open a table just then), or of another
 * version than this page.
 */
export type LineState = 'connecting' | 'up' | 'lost' | 'outdated';

export interface ConnectionStatus {
  readonly line: LineState;
  /** Who one is there: null for nobody yet, undefined as long as it was not said. */
  readonly you: { readonly id: string; readonly name: string } | null | undefined;
}

/** What came of something asked. */
export type Reply =
  | { readonly ok: true; readonly violation?: RuleViolation | undefined }
  | { readonly ok: false; readonly code: Code; readonly violation?: RuleViolation | undefined };

export type TableMessage = Extract<
  ServerMessage,
  { t: 'sync' | 'door' | 'played' | 'room' | 'chat' | 'here' | 'gone' }
>;

/** Somebody who wants to know everything that happens at a table. */
export interface Follower {
  /** What it has already, when the line is made again. */
  readonly since: () => Since | undefined;
  readonly receive: (message: TableMessage) => void;
}

type Question = Extract<ClientMessage, { t: 'do' | 'why' }>;
type Mark = Extract<ClientMessage, { t: 'mark' }>;
type ListName = 'lobby' | 'mine';
type ListListener = (tables: readonly Card[]) => void;

interface Waiting {
  readonly message: Question;
  readonly settle: (reply: Reply) => void;
  tries: number;
}

/**
 * When to try again after the line was lost: at once, then ever later. A house that restarts is back within seconds and
 * everybody must be there again within two, so the steps stay short for the first minutes; a house that is away for good is
 * not knocked at so often.
 */
const STEPS = [0, 250, 500, 1_000] as const;
const SHORT = 1_500;
const LONG = 5_000;
const SHORT_TRIES = 90;
/** How long a line may take to be made, and a ping to be answered. */
const DIAL_PATIENCE = 5_000;
const PONG_PATIENCE = 5_000;
/** Somebody came back to the page: whether the line still holds should be known soon. */
const QUICK_PATIENCE = 2_000;
/** After so much silence the line is tested: soon when something was asked, else now and then. */
const SILENCE = 20_000;
const SILENCE_WHEN_ASKED = 3_000;
/** How long the line is kept when nobody wants it any more: from one page to the next. */
const REST = 30_000;
/** How often something is asked again that the house could not do just then. */
const TRIES = 5;
const TRY_AGAIN = 1_000;
/** So many unreadable messages in a row are no accident: the house speaks another version. */
const UNREADABLE = 3;

/**
 * The one line of this page to the house. It keeps itself: lost, it is made again; whatever was asked and not yet answered is
 * asked again under the same name, so that it is done once.
 */
export class Connection {
  readonly #around: Surroundings;
  #status: ConnectionStatus = { line: 'connecting', you: undefined };
  readonly #changed = new Set<() => void>();
  readonly #followers = new Map<string, Follower>();
  readonly #lists = new Map<ListName, Set<ListListener>>();
  /** What was asked and not yet answered, in order. */
  readonly #outbox = new Map<string, Waiting>();
  /** Marks that may not have arrived yet. The line keeps the order, so a later pong says that they have. */
  #marks: Mark[] = [];
  #marksBeforePing = 0;
  /** Tables that the house has opened for this line: things can be asked there. */
  readonly #open = new Set<string>();
  /** Tables that it could not open just now, and how to stop trying again: until it can, the line is as good as lost. */
  readonly #away = new Map<string, () => void>();
  /** The house has answered the hello. */
  #greeted = false;
  #line: Line | undefined;
  /** Counts the lines: whatever an earlier one still says is not heard. */
  #lineNumber = 0;
  #tries = 0;
  #unreadable = 0;
  #comeBackIn: number | undefined;
  #stopWaiting = (): void => {};
  #stopTesting = (): void => {};
  /** There is no line, and nobody wants one. */
  #resting = false;
  #stopRestingLater = (): void => {};
  /** A ping is on its way. */
  #testing = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#dial();
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
      if (this.#open.delete(table)) this.#send({ t: 'leave', table });
      this.#restLater();
    };
  }

  /** Asks for the table anew: something was missed, or there is more to see now. */
  reopen(table: string): void {
    const follower = this.#followers.get(table);
    if (follower !== undefined && this.#greeted) this.#sendOpen(table, follower);
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

  /** Does something at a table; answered once it was done or refused, however long the line is away in between. */
  do(table: string, command: Command): Promise<Reply> {
    return this.#ask({ t: 'do', id: this.#around.newId(), table, do: command });
  }

  /** Asks why a decision is not possible. */
  why(table: string, step: StepBase & { readonly by: number }): Promise<Reply> {
    return this.#ask({ t: 'why', id: this.#around.newId(), table, step: { ...step } });
  }

  mark(table: string, key: string, value: string): void {
    const mark: Mark = { t: 'mark', table, key, value };
    this.#marks.push(mark);
    if (!this.#open.has(table)) return;
    this.#send(mark);
    this.#testSoon();
  }

  /** The marks of a table that may not have arrived yet: newer than what the house knows. */
  marksOf(table: string): readonly { readonly key: string; readonly value: string }[] {
    return this.#marks.filter((mark) => mark.table === table);
  }

  /** Somebody came back to the page, or the network did: no more waiting. */
  hurry(): void {
    if (this.#status.line === 'outdated' || this.#resting) return;
    if (this.#greeted) this.#ping(QUICK_PATIENCE);
    else this.#dial();
  }

  /** Hangs up and dials anew: one has become somebody else. */
  renew(): void {
    if (this.#status.line === 'outdated') return;
    this.#tries = 0;
    this.#set({ line: 'connecting', you: undefined });
    this.#dial();
  }

  #ask(message: Question): Promise<Reply> {
    return new Promise((settle) => {
      this.#outbox.set(message.id, { message, settle, tries: 1 });
      this.#sendQuestion(message);
    });
  }

  #sendQuestion(message: Question): void {
    if (!this.#open.has(message.table)) return;
    this.#send(message);
    this.#testSoon();
  }

  #sendOpen(table: string, follower: Follower): void {
    const since = follower.since();
    this.#send({ t: 'open', table, ...(since && { since }) });
  }

  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }

  get #isWanted(): boolean {
    return this.#followers.size > 0 || this.#lists.size > 0;
  }

  /** Somebody wants something again. */
  #wake(): void {
    if (this.#resting) this.#dial();
  }

  /** Nobody wants anything of the house: the line is given up for now, and not made again. */
  #rest(): void {
    this.#hangUp();
    this.#resting = true;
    this.#set({ line: 'connecting', you: undefined });
  }

  #restLater(): void {
    this.#stopRestingLater();
    this.#stopRestingLater = this.#around.after(REST, () => {
      if (!this.#isWanted && this.#status.line !== 'outdated') this.#rest();
    });
  }

  #dial(): void {
    this.#hangUp();
    this.#resting = false;
    const number = ++this.#lineNumber;
    const current =
      <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
      (...args: Args): void => {
        if (number === this.#lineNumber) call(...args);
      };
    const lost = current(() => this.#lose());
    this.#stopWaiting = this.#around.after(DIAL_PATIENCE, lost);
    this.#line = this.#around.dial({
      opened: current(() => this.#send({ t: 'hello', protocol: PROTOCOL })),
      received: current((text) => this.#receive(text)),
      closed: lost,
    });
  }

  #hangUp(): void {
    this.#stopWaiting();
    this.#stopTesting();
    this.#lineNumber++;
    this.#greeted = false;
    this.#open.clear();
    for (const stop of this.#away.values()) stop();
    this.#away.clear();
    const line = this.#line;
    this.#line = undefined;
    line?.close();
  }

  #lose(): void {
    this.#hangUp();
    if (this.#status.line === 'outdated') return;
    if (!this.#isWanted) {
      this.#rest();
      return;
    }
    this.#set({ ...this.#status, line: 'lost' });
    const wait = this.#comeBackIn ?? this.#backOff();
    this.#comeBackIn = undefined;
    this.#stopWaiting = this.#around.after(wait, () => this.#dial());
  }

  #backOff(): number {
    const tries = this.#tries++;
    return this.#upTo(STEPS[tries] ?? (tries < SHORT_TRIES ? SHORT : LONG));
  }

  /** Up to a quarter less than the step, so that a house full of people does not come back in one breath. */
  #upTo(step: number): number {
    return step * (0.75 + 0.25 * this.#around.random());
  }

  #outdate(): void {
    this.#set({ ...this.#status, line: 'outdated' });
    this.#hangUp();
  }

  /** Something was asked: unless the line is being tested already, it is tested soon. */
  #testSoon(): void {
    if (!this.#testing) this.#testAfter(SILENCE_WHEN_ASKED);
  }

  #testAfter(silence: number): void {
    this.#stopTesting();
    this.#testing = false;
    this.#stopTesting = this.#around.after(silence, () => this.#ping(PONG_PATIENCE));
  }

  #ping(patience: number): void {
    this.#marksBeforePing = this.#marks.length;
    this.#send({ t: 'ping' });
    this.#stopTesting();
    this.#testing = true;
    this.#stopTesting = this.#around.after(patience, () => this.#lose());
  }

  #receive(text: string): void {
    const message = read(text);
    if (message === undefined) {
      if (++this.#unreadable >= UNREADABLE) this.#outdate();
      else this.#lose();
      return;
    }
    this.#testAfter(this.#marks.length > 0 ? SILENCE_WHEN_ASKED : SILENCE);
    switch (message.t) {
      case 'hello':
        if (message.protocol === PROTOCOL) this.#welcome(message.you);
        else this.#outdate();
        break;
      case 'sync':
      case 'door':
        this.#unreadable = 0;
        this.#tell(message);
        if (message.t === 'door') this.#settle(message.id, { ok: true });
        this.#isBack(message.table);
        this.#open.add(message.table);
        this.#askAgain(message.table);
        break;
      case 'gone':
        this.#open.delete(message.table);
        this.#shut(message.table, message.code);
        break;
      case 'here':
        this.#tell(message);
        break;
      case 'played':
      case 'room':
      case 'chat':
        this.#tell(message);
        this.#settle(message.id, { ok: true });
        break;
      case 'done':
        this.#settle(message.id, { ok: true });
        break;
      case 'answer':
        this.#settle(message.id, { ok: true, violation: message.violation });
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'list':
        for (const listener of this.#lists.get(message.what) ?? []) listener(message.tables);
        break;
      case 'pong':
        this.#marks.splice(0, this.#marksBeforePing);
        this.#marksBeforePing = 0;
        break;
      case 'bye':
        this.#comeBackIn = message.again;
        if (message.code === 'protocol') this.#outdate();
        else this.#lose();
        break;
    }
  }

  #welcome(you: ConnectionStatus['you']): void {
    this.#stopWaiting();
    this.#tries = 0;
    this.#greeted = true;
    // What was sent on an earlier line counts as not sent.
    this.#marksBeforePing = 0;
    this.#set({ line: 'up', you });
    for (const [table, follower] of this.#followers) this.#sendOpen(table, follower);
    for (const what of this.#lists.keys()) this.#send({ t: 'list', what, on: true });
    // Whoever asked and went away does not wait for an answer any more.
    for (const { message } of [...this.#outbox.values()]) {
      if (!this.#followers.has(message.table)) this.#settle(message.id, { ok: false, code: 'unavailable' });
    }
  }

  #tell(message: TableMessage): void {
    this.#followers.get(message.table)?.receive(message);
  }

  #askAgain(table: string): void {
    for (const mark of this.marksOf(table)) this.#send({ t: 'mark', table, key: mark.key, value: mark.value });
    for (const { message } of [...this.#outbox.values()]) if (message.table === table) this.#sendQuestion(message);
  }

  /** A table was not opened, or is open no more. If the house merely could not open it just then, it is asked again. */
  #shut(table: string, code: Code): void {
    if ((code === 'unavailable' || code === 'limit') && this.#followers.has(table)) {
      this.#away.get(table)?.();
      this.#away.set(
        table,
        this.#around.after(this.#upTo(LONG), () => this.reopen(table)),
      );
      this.#set({ ...this.#status, line: 'lost' });
      return;
    }
    this.#isBack(table);
    this.#tell({ t: 'gone', table, code });
    this.#giveUp(table, code);
  }

  /** Nobody waits any more for the house to open this table. */
  #isBack(table: string): void {
    this.#away.get(table)?.();
    if (this.#away.delete(table) && this.#away.size === 0) this.#set({ ...this.#status, line: 'up' });
  }

  #giveUp(table: string, code: Code): void {
    for (const { message } of [...this.#outbox.values()]) {
      if (message.table === table) this.#settle(message.id, { ok: false, code });
    }
  }

  #refused({ id, table, code, violation }: Extract<ServerMessage, { t: 'refused' }>): void {
    if (code === 'protocol') {
      this.#outdate();
      return;
    }
    // What has no name was a mark, which does not matter, or the table itself, which was not opened.
    if (id === undefined && table !== undefined && !this.#open.has(table)) this.#shut(table, code);
    const waiting = id === undefined ? undefined : this.#outbox.get(id);
    if (waiting === undefined) return;
    if (code === 'unavailable' && waiting.tries++ < TRIES) {
      const number = this.#lineNumber;
      this.#around.after(TRY_AGAIN, () => {
        if (number === this.#lineNumber && this.#outbox.has(waiting.message.id)) this.#sendQuestion(waiting.message);
      });
      return;
    }
    this.#settle(id, { ok: false, code, violation });
  }

  #settle(id: string | undefined, reply: Reply): void {
    const waiting = id === undefined ? undefined : this.#outbox.get(id);
    if (waiting === undefined) return;
    this.#outbox.delete(waiting.message.id);
    waiting.settle(reply);
  }

  #set(status: ConnectionStatus): void {
    this.#status = status;
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
