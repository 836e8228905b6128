import type { Aside, Counts, Document, Head, HeadQuery, KeptEvents } from '../store.ts';
import type { Identities } from './named-files.ts';

/** Which database the worker opens. */
export interface DatabasePlace {
  readonly file: string;
  readonly mostBytes: number | undefined;
  /** The files that have to be there: those that another thread had open before this one. */
  readonly identities?: Identities;
}

/** What crosses to the worker and back. Requests are plain data; `now` is the clock of the one who asks. */
export type Request =
  | AppendRequest
  | { readonly type: 'events'; readonly table: string; readonly from: number }
  | {
      readonly type: 'rewrite';
      readonly table: string;
      readonly events: readonly (readonly [version: number, event: string])[];
    }
  | { readonly type: 'cut'; readonly table: string; readonly version: number }
  | { readonly type: 'aside' }
  | { readonly type: 'head'; readonly table: string }
  | { readonly type: 'heads'; readonly query: HeadQuery }
  | { readonly type: 'get' | 'take'; readonly kind: string; readonly key: string; readonly now: number }
  | { readonly type: 'put'; readonly document: Document }
  | {
      readonly type: 'swap';
      readonly document: Document;
      readonly expected: string | undefined;
      readonly now: number;
    }
  | { readonly type: 'list'; readonly kind: string; readonly owner: string | undefined; readonly now: number }
  | { readonly type: 'forget'; readonly owner: string }
  | { readonly type: 'sweep'; readonly now: number }
  | { readonly type: 'count' };

/**
 * Appends of any number of tables. They are the bulk of all requests and travel as one flat list. Per table: its name, the
 * version after them, status, listed, touched, due, the people, who of them is waited for, the card; the number of events,
 * and the events.
 */
export interface AppendRequest {
  readonly type: 'append';
  readonly flat: (string | number | null)[];
}

/** What each request is answered with. */
export interface Answers {
  /** Which of the tables of the request, counted from 0, had another version: mostly none. */
  readonly append: readonly number[];
  readonly events: KeptEvents;
  /** The version of an event that is not there; then none was rewritten. */
  readonly rewrite: number | undefined;
  readonly cut: undefined;
  readonly aside: readonly Aside[];
  readonly head: Head | undefined;
  readonly heads: readonly Head[];
  readonly get: Document | undefined;
  readonly put: undefined;
  readonly swap: boolean;
  readonly take: Document | undefined;
  readonly list: readonly Document[];
  readonly forget: undefined;
  readonly sweep: undefined;
  readonly count: Counts;
}

export type Answer = Answers[keyof Answers];

/** Requests are carried out in their order, in one transaction: all of them are kept, or none. */
export type ToWorker = readonly Request[] | 'close';

/** How the database was found. */
export interface Opened {
  readonly identities: Identities;
  readonly remarks: readonly string[];
}

export type FromWorker =
  | { readonly type: 'open'; readonly opened: Opened }
  | { readonly type: 'answers'; readonly answers: readonly Answer[] }
  /** Nothing was done. `reason`: that of a `StoreFault`, which is trouble with the file or the disk; otherwise a bug. */
  | { readonly type: 'failed'; readonly message: string; readonly reason: string | undefined };
