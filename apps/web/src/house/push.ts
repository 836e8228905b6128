import { type Answer, api } from './api.ts';

/** Whether this browser tells when it is one's turn, and if not, why not. */
export type PushState =
  /** Pages that came by plain HTTP may not. */
  | 'insecure'
  /** On an iPhone or iPad: only once the cabinet is on the home screen. */
  | 'install'
  | 'unsupported'
  /** The house has no keys to sign with. */
  | 'unavailable'
  /** The person said no to the browser; only there it can be changed. */
  | 'denied'
  | 'off'
  | 'on';

/** What decides whether there can be notifications at all. */
export interface PushEnvironment {
  readonly secure: boolean;
  /** The browser has workers, push and notifications. */
  readonly able: boolean;
  /** An iPhone or iPad, whose browsers can only once installed. */
  readonly apple: boolean;
  readonly key: string | undefined;
  readonly permission: NotificationPermission | undefined;
  readonly subscribed: boolean;
}

export const pushState = ({ secure, able, apple, key, permission, subscribed }: PushEnvironment): PushState => {
  if (!secure) return 'insecure';
  if (!able) return apple ? 'install' : 'unsupported';
  if (key === undefined) return 'unavailable';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && subscribed ? 'on' : 'off';
};

/** The worker that shows notifications comes with the first visit; where there is none after so long, none will come. */
const PATIENCE = 5_000;

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE)),
  ]);

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** iPads call themselves Macs, but no Mac has a touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

/** Looks how things stand. */
export const lookAtPush = async (key: string | undefined): Promise<PushState> => {
  const able = isAble();
  const permission = able ? Notification.permission : undefined;
  return pushState({
    secure: window.isSecureContext,
    able,
    apple: isApple(),
    key,
    permission,
    // Without leave there can be none, and nobody need wait for the worker.
    subscribed: permission === 'granted' && key !== undefined && (await currentSubscription()) !== null,
  });
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const { applicationServerKey } = subscription.options;
  if (applicationServerKey === null) return false;
  const used = new Uint8Array(applicationServerKey);
  return used.length === key.length && used.every((byte, index) => byte === key[index]);
};

/** Why notifications did not come on: the browser refused, or the house did. */
export type PushAnswer = Answer<undefined> | { readonly type: 'refused' };

const tell = async (subscription: PushSubscription): Promise<Answer<undefined>> => {
  const { endpoint, keys } = subscription.toJSON();
  return api.subscribe({ endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } });
};

/** Asks the browser for leave, subscribes, and tells the house. Call it from a press: browsers ask only then. */
export const turnPushOn = async (key: string): Promise<PushAnswer> => {
  if ((await Notification.requestPermission()) !== 'granted') return { type: 'refused' };
  const worker = await registration();
  if (worker === undefined) return { type: 'refused' };
  const applicationServerKey = bytesOf(key);
  try {
    const before = await worker.pushManager.getSubscription();
    // A house that lost its keys cannot use what was made for the old ones.
    if (before !== null && !sameKey(before, applicationServerKey)) await before.unsubscribe();
    return await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  } catch {
    return { type: 'refused' };
  }
};

export const turnPushOff = async (): Promise<Answer<undefined>> => {
  const subscription = isAble() && Notification.permission === 'granted' ? await currentSubscription() : null;
  if (subscription === null) return { type: 'done', value: undefined };
  const answer = await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
  return answer;
};

/** The house may have forgotten the subscription, or never have heard of it: it is told again. */
export const renewPush = async (): Promise<Answer<undefined>> => {
  const subscription = await currentSubscription();
  return subscription === null ? { type: 'done', value: undefined } : tell(subscription);
};

/** Shows one now, to see what it looks like and that the system lets it through. */
export const showOne = async (title: string, body: string): Promise<void> => {
  await (await registration())?.showNotification(title, { body, icon: '/icon-192.png', tag: 'sample' });
};
