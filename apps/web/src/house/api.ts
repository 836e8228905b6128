import type { Language } from '@wunderkammer/kernel';
import {
  type Card,
  type Code,
  codeAnswer,
  createAnswer,
  errorAnswer,
  type House,
  house,
  listAnswer,
  type Me,
  meAnswer,
  type OnlineSetup,
  type PushSubscriptionBody,
  type Seating,
  sessionsAnswer,
  tokenAnswer,
} from '@wunderkammer/protocol';

/** Why nothing came of a request: the house said so, or has no table left, or could not be asked, or speaks another version. */
export type ApiError = Code | 'offline' | 'unreachable' | 'version';

export type Answer<T> =
  | { readonly type: 'done'; readonly value: T }
  /** `wait`: after so many seconds it may be tried again. */
  | { readonly type: 'error'; readonly error: ApiError; readonly wait?: number };

/** What of a schema is needed here. */
interface Shape<T> {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: T | undefined };
}

/** A house that does not answer for so long is as good as away. */
const PATIENCE = 15_000;

export const NOTHING: Shape<undefined> = { safeParse: () => ({ success: true }) };
const ANYTHING: Shape<object> = {
  safeParse: (value) =>
    typeof value === 'object' && value !== null ? { success: true, data: value } : { success: false },
};

const json = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const errorOf = async (response: Response): Promise<Answer<never>> => {
  const told = errorAnswer.safeParse(await json(response));
  // Something else answered in the house's name: a proxy without its server, or a place that only keeps the pages.
  if (!told.success) return { type: 'error', error: response.status === 429 ? 'rate-limited' : 'unreachable' };
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { type: 'error', error: told.data.code, ...(wait > 0 && { wait }) };
};

export const ask = async <T>(method: string, path: string, shape: Shape<T>, body?: object): Promise<Answer<T>> => {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    return { type: 'error', error: navigator.onLine ? 'unreachable' : 'offline' };
  }
  if (!response.ok) return errorOf(response);
  const read = shape.safeParse(response.status === 204 ? undefined : await json(response));
  return read.success ? { type: 'done', value: read.data as T } : { type: 'error', error: 'version' };
};

export type ListName = 'lobby' | 'mine';

const LISTS: Readonly<Record<ListName, string>> = { lobby: 'lobby', mine: 'me/tables' };

/** Everything that is asked of the house by HTTP. No call throws: what went wrong is in the answer. */
export const api = {
  house: (): Promise<Answer<House>> => ask('GET', 'house', house),
  /** Becomes somebody, or changes one's name or language. */
  introduce: (body: {
    readonly name: string;
    readonly language: Language;
    readonly invitation?: string;
  }): Promise<Answer<{ readonly me: Me }>> => ask('POST', 'me', meAnswer, body),
  logOut: () => ask('POST', 'me/logout', NOTHING),
  erase: () => ask('DELETE', 'me', NOTHING),
  oneTimeCode: () => ask('POST', 'me/code', codeAnswer),
  recoveryCode: () => ask('POST', 'me/recovery', codeAnswer),
  /** `replace`: one is somebody here already, and no longer wants to be. */
  logIn: (code: string, replace: boolean): Promise<Answer<{ readonly me: Me }>> =>
    ask('POST', 'me/login', meAnswer, { code, ...(replace && { replace }) }),
  sessions: () => ask('GET', 'me/sessions', sessionsAnswer),
  endSession: (id: string) => ask('DELETE', `me/sessions/${id}`, NOTHING),
  list: (what: ListName): Promise<Answer<{ readonly tables: readonly Card[] }>> => ask('GET', LISTS[what], listAnswer),
  open: (setup: OnlineSetup, name: string, seating: Seating) =>
    ask('POST', 'tables', createAnswer, { setup, name, ...seating }),
  record: (table: string) => ask('GET', `tables/${table}/record`, ANYTHING),
  programToken: (table: string) => ask('POST', `tables/${table}/token`, tokenAnswer),
  subscribe: (subscription: PushSubscriptionBody) => ask('PUT', 'me/push', NOTHING, subscription),
  unsubscribe: (endpoint: string) => ask('DELETE', 'me/push', NOTHING, { endpoint }),
} as const;
