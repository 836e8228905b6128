import type { House, Me } from '@wunderkammer/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { pageConnection } from '../online/page-connection.ts';
import { readSetting, writeSetting } from '../settings/local.ts';
import { type ApiError, api } from './api.ts';

/** What is known of the house and of who one is in it. */
export type Known =
  | { readonly type: 'asking' }
  | { readonly type: 'there'; readonly house: House }
  | { readonly type: 'error'; readonly error: ApiError };

let known: Known = { type: 'asking' };
const listeners = new Set<() => void>();

/** The home page asks for one's tables only where there is somebody to have any. */
const remember = (me: Me | null): void => writeSetting('member', me === null ? 'no' : 'yes');

const learn = (now: Known): void => {
  known = now;
  if (now.type === 'there') {
    const { me } = now.house;
    remember(me);
    if (me !== null && readSetting('name') === undefined) writeSetting('name', me.name);
  }
  for (const listener of listeners) listener();
};

/** Asks the house anew. What was known stays on the page until the answer is there. */
export const askHouse = async (): Promise<void> => {
  if (known.type === 'error') learn({ type: 'asking' });
  const answer = await api.house();
  if (answer.type === 'done') learn({ type: 'there', house: answer.value });
  // What was known before still holds: only the next request can tell what is the matter.
  else if (known.type !== 'there') learn(answer);
};

/** What is known of oneself has changed. */
export const becomeKnown = (me: Me | null): void => {
  remember(me);
  if (me !== null) writeSetting('name', me.name);
  if (known.type === 'there') learn({ type: 'there', house: { ...known.house, me } });
};

/** Somebody came in here, or left. The connection was made for whoever one was before. */
export const becomeAnother = (me: Me | null): void => {
  becomeKnown(me);
  pageConnection().renew();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useHouse = (): Known => {
  useEffect(() => {
    void askHouse();
    pageConnection();
  }, []);
  return useSyncExternalStore(subscribe, () => known);
};
