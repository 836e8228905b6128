import { type Code, LIMITS } from '@wunderkammer/protocol';
import type { Marks } from '../table/source.ts';
import { type RequestSender, retryAfter } from './request-sender.ts';

/** What came of some notes: they are kept, or refused and taken back. */
export interface Noted {
  readonly marks: Marks;
  readonly refused?: Code;
}

/** What was noted at one table and is not yet kept. */
interface Page {
  /** The newest note for each key: whoever taps twenty times through a cell has noted one thing. */
  readonly marks: Map<string, string>;
  /** What was asked for last and is not answered; not asked on the connection that is up now if that is another one. */
  portion: { readonly id: string; readonly marks: Marks; asked: boolean } | undefined;
  refusals: number;
  stopResting: (() => void) | undefined;
  /** It was noted while the connection was away, or the house has asked for patience. */
  behind: boolean;
}

/**
 * Notes on their way to the house. They are sent in portions, one at a time for each table: what is noted while one is under
 * way goes with the next. So however much was noted while the connection was away, it is a handful of messages.
 */
export class PendingNotes {
  readonly #sender: RequestSender;
  readonly #answered: (table: string, noted: Noted) => void;
  readonly #pages = new Map<string, Page>();

  constructor(sender: RequestSender, answered: (table: string, noted: Noted) => void) {
    this.#sender = sender;
    this.#answered = answered;
  }

  get areAsked(): boolean {
    return [...this.#pages.values()].some(({ portion }) => portion?.asked === true);
  }

  /** What was noted while the connection was away is still being sent. */
  get areBehind(): boolean {
    return [...this.#pages.values()].some(({ behind }) => behind);
  }

  /** What is noted at a table and not yet kept: newer than what the house knows. */
  of(table: string): Marks {
    return Object.fromEntries(this.#pages.get(table)?.marks ?? []);
  }

  has(table: string): boolean {
    return this.#pages.has(table);
  }

  note(table: string, key: string, value: string): void {
    const page = this.#pages.get(table) ?? {
      marks: new Map(),
      portion: undefined,
      refusals: 0,
      stopResting: undefined,
      behind: false,
    };
    this.#pages.set(table, page);
    page.marks.set(key, value);
    this.#goOn(table, page);
  }

  /** The house has opened a table: what waits for that is sent. */
  opened(table: string): void {
    const page = this.#pages.get(table);
    if (page === undefined || page.portion?.asked === true) return;
    page.behind = true;
    this.#goOn(table, page);
  }

  /** A table is not open any more, or none is since there is no connection: what was asked there is asked again. */
  shut(table?: string): void {
    for (const [each, page] of this.#pages) {
      if (table !== undefined && each !== table) continue;
      page.stopResting?.();
      page.stopResting = undefined;
      page.behind = false;
      if (page.portion !== undefined) page.portion.asked = false;
    }
  }

  /** False if this is the name of nothing that was noted. */
  settle(id: string): boolean {
    const [table, page] = this.#find(id) ?? [];
    if (table === undefined || page === undefined) return false;
    this.#end(table, page);
    return true;
  }

  refuse(id: string, code: Code): boolean {
    const [table, page] = this.#find(id) ?? [];
    if (table === undefined || page === undefined) return false;
    const rest = retryAfter(code, ++page.refusals, this.#sender);
    if (rest === undefined) {
      this.#end(table, page, code);
      return true;
    }
    // What is noted meanwhile is asked for with it: perhaps it makes room.
    page.portion = undefined;
    page.behind = true;
    page.stopResting = this.#sender.after(rest, () => {
      page.stopResting = undefined;
      this.#goOn(table, page);
    });
    return true;
  }

  /** There is no such table any more. */
  giveUp(table: string, code: Code): void {
    const page = this.#pages.get(table);
    if (page === undefined) return;
    page.stopResting?.();
    this.#pages.delete(table);
    this.#answered(table, { marks: Object.fromEntries(page.marks), refused: code });
  }

  #find(id: string): [string, Page] | undefined {
    return [...this.#pages].find(([, { portion }]) => portion?.id === id);
  }

  /** A portion was answered. What was noted anew since it was sent waits still. */
  #end(table: string, page: Page, refused?: Code): void {
    const answered = Object.entries(page.portion!.marks).filter(([key, value]) => page.marks.get(key) === value);
    for (const [key] of answered) page.marks.delete(key);
    const marks = refused === undefined ? page.portion!.marks : Object.fromEntries(answered);
    page.portion = undefined;
    page.refusals = 0;
    if (page.marks.size === 0) this.#pages.delete(table);
    else this.#goOn(table, page);
    this.#answered(table, { marks, ...(refused !== undefined && { refused }) });
  }

  #goOn(table: string, page: Page): void {
    if (page.portion?.asked === true || page.stopResting !== undefined || !this.#sender.isOpen(table)) return;
    page.portion ??= {
      id: this.#sender.newId(),
      marks: Object.fromEntries([...page.marks].slice(0, LIMITS.marksAtOnce)),
      asked: false,
    };
    page.portion.asked = true;
    const { id, marks } = page.portion;
    this.#sender.send({ t: 'mark', id, table, marks });
  }
}
