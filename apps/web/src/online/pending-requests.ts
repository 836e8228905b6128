import type { RuleViolation } from '@wunderkammer/kernel';
import type { ClientMessage, Code } from '@wunderkammer/protocol';
import { type RequestSender, retryAfter } from './request-sender.ts';

export type TableRequest = Extract<ClientMessage, { t: 'do' | 'why' }>;

/** What came of something asked. */
export type Reply =
  | { readonly ok: true; readonly violation?: RuleViolation | undefined }
  | { readonly ok: false; readonly code: Code; readonly violation?: RuleViolation | undefined };

interface Waiting {
  readonly message: TableRequest;
  readonly settle: (reply: Reply) => void;
  /** It waits its turn, was asked on the connection that is up now, or rests because it was refused for now. */
  state: 'waits' | 'asked' | 'rests';
  refusals: number;
  stopResting: () => void;
}

/** What is asked at once; the rest waits its turn, so that the house is not asked for everything in one breath. */
const MOST_ASKED = 8;

/** What was asked and not yet answered, in order. Whatever a lost connection has swallowed is asked again under the same name. */
export class PendingRequests {
  readonly #sender: RequestSender;
  readonly #waiting = new Map<string, Waiting>();

  constructor(sender: RequestSender) {
    this.#sender = sender;
  }

  get areAsked(): boolean {
    return [...this.#waiting.values()].some(({ state }) => state === 'asked');
  }

  ask(message: TableRequest): Promise<Reply> {
    if (message.t === 'why') this.#forgetOlder(message.table);
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle, state: 'waits', refusals: 0, stopResting: () => {} });
      this.goOn();
    });
  }

  /** Somebody points elsewhere by now: why something else is not possible need not be asked any more. */
  #forgetOlder(table: string): void {
    for (const { message, state } of [...this.#waiting.values()]) {
      if (message.t === 'why' && message.table === table && state === 'waits') this.settle(message.id, { ok: true });
    }
  }

  /** Asks for as much as may be asked now. */
  goOn(): void {
    const all = [...this.#waiting.values()];
    const free = MOST_ASKED - all.filter(({ state }) => state === 'asked').length;
    const next = all.filter(({ state, message }) => state === 'waits' && this.#sender.isOpen(message.table));
    for (const waiting of next.slice(0, Math.max(0, free))) {
      waiting.state = 'asked';
      this.#sender.send(waiting.message);
    }
  }

  /** A table is not open any more, or none is since there is no connection: what was asked there is asked again. */
  shut(table?: string): void {
    for (const waiting of this.#waiting.values()) {
      if (table !== undefined && waiting.message.table !== table) continue;
      waiting.stopResting();
      waiting.state = 'waits';
    }
  }

  /** False if nobody waits for this. */
  settle(id: string, reply: Reply): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return false;
    this.#waiting.delete(id);
    waiting.stopResting();
    waiting.settle(reply);
    this.goOn();
    return true;
  }

  refuse(id: string, code: Code, violation: RuleViolation | undefined): boolean {
    const waiting = this.#waiting.get(id);
    const rest = waiting && retryAfter(code, ++waiting.refusals, this.#sender);
    if (waiting === undefined || rest === undefined) return this.settle(id, { ok: false, code, violation });
    waiting.state = 'rests';
    waiting.stopResting();
    waiting.stopResting = this.#sender.after(rest, () => {
      waiting.state = 'waits';
      this.goOn();
    });
    this.goOn();
    return true;
  }

  /** Nobody answers any more what was asked at these tables. */
  giveUp(at: (table: string) => boolean, code: Code): void {
    for (const { message } of [...this.#waiting.values()]) {
      if (at(message.table)) this.settle(message.id, { ok: false, code });
    }
  }
}
