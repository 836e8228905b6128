import { createHmac, ECDH } from 'node:crypto';
import type { Game, Language } from '@wunderkammer/kernel';
import type { PushSubscriptionBody } from '@wunderkammer/protocol';
import webPush from 'web-push';
import { hashOf } from '../auth/codes.ts';
import type { Session } from '../auth/sessions.ts';
import type { Person } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { Document, Store } from '../store/store.ts';
import type { World } from '../world.ts';
import { PushClient } from './push-client.ts';
import { KNOWN_SERVICES, type Reach, reachOf } from './services.ts';
import { defaultSubject, type VapidKeys, vapidKeys } from './vapid.ts';
import { NOTIFICATION_WORDS, type NotificationKind } from './words.ts';

const DAY = 24 * 3600 * 1000;
/** Browsers of one person. */
const SUBSCRIPTIONS = 10;
/** How long a push service tries; a turn that nobody saw in a week is on the list of one's tables. */
const TTL_SECONDS = (7 * DAY) / 1000;
const TIMEOUT_MS = 10_000;
/** How long it is remembered which turn a person was told of. */
const NOTIFIED_MS = 90 * DAY;

/** What became of one message: delivered; the browser is gone; the service refused it; it could not be sent. */
export const PUSH_OUTCOMES = ['sent', 'gone', 'refused', 'failed'] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

export interface PushOptions extends Partial<Reach> {
  /** An address of whoever runs the house, for the push services: `mailto:` or `https:`. */
  readonly subject?: string | undefined;
  readonly publicAddress?: string | undefined;
  readonly timeout?: number;
  /** Is told of every message, for counting. */
  readonly report?: (outcome: PushOutcome) => void;
}

/** What a person is told. Nothing but what their table shows them at the first look. */
export interface Notification {
  readonly table: string;
  readonly game: Pick<Game, 'id' | 'title'>;
  readonly kind: NotificationKind;
  /** Grows from one notification of its kind at this table to the next: nobody is told twice, nor of what is past. */
  readonly version: number;
  /** There is not all the time in the world: the phone should wake up for it. */
  readonly urgent: boolean;
  /** The date it is about. */
  readonly until?: number;
}

/** What the service worker of the web app gets. */
export interface NotificationPayload {
  readonly table: string;
  readonly game: string;
  readonly kind: NotificationKind;
  readonly title: string;
  /** With `{until}` in place of the date, which only the browser can tell in the time of where it is. */
  readonly body: string;
  readonly language: Language;
  readonly until?: number;
}

interface Kept extends PushSubscriptionBody {
  readonly made: number;
  /** The session in which it was allowed: when that is over, nothing more is told to this browser. */
  readonly session: string;
}

interface Subscription {
  readonly key: string;
  readonly kept: Kept;
}

const keyOf = (endpoint: string): string => hashOf('endpoint', endpoint);

/** As RFC 8291 wants them: a point on the curve, and sixteen bytes. */
const areKeys = ({ p256dh, auth }: PushSubscriptionBody['keys']): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
};

/** Notifications for people who allowed them and are away. */
export class Push {
  readonly #store: Store;
  readonly #world: World;
  readonly #keys: VapidKeys;
  readonly #subject: string;
  readonly #reach: Reach;
  readonly #client: PushClient;
  readonly #report: (outcome: PushOutcome) => void;

  private constructor(store: Store, world: World, keys: VapidKeys, options: PushOptions) {
    this.#store = store;
    this.#world = world;
    this.#keys = keys;
    this.#subject = options.subject ?? defaultSubject(options.publicAddress);
    this.#reach = { services: options.services ?? KNOWN_SERVICES, trusted: options.trusted ?? [] };
    this.#client = new PushClient(options.timeout ?? TIMEOUT_MS);
    this.#report = options.report ?? (() => {});
  }

  static async open(store: Store, world: World, options: PushOptions = {}): Promise<Push> {
    return new Push(store, world, await vapidKeys(store, world), options);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** A browser belongs to whoever subscribed in it last. Of too many, the oldest are forgotten. */
  async subscribe(
    { id: session, person }: Pick<Session, 'id' | 'person'>,
    { endpoint, keys }: PushSubscriptionBody,
  ): Promise<void> {
    if (!reachOf(endpoint, this.#reach)) throw new Refusal('forbidden', 'this house does not know that push service');
    if (!areKeys(keys)) throw new Refusal('message', '"keys" is not what it should be');
    const kept: Kept = { endpoint, keys, made: this.#world.now(), session };
    const key = keyOf(endpoint);
    await this.#store.put({ kind: 'subscription', key, value: JSON.stringify(kept), owner: person });
    const others = (await this.#subscriptions(person)).filter((document) => document.key !== key);
    const newestFirst = others.sort((a, b) => b.kept.made - a.kept.made);
    for (const old of newestFirst.slice(SUBSCRIPTIONS - 1)) await this.#store.take('subscription', old.key);
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    const key = keyOf(endpoint);
    const document = await this.#store.get('subscription', key);
    if (document?.owner === person) await this.#store.take('subscription', key);
  }

  /** Tells a person, in every browser they allowed it in. Never rejects: a game goes on without it. */
  async notify(person: Pick<Person, 'id' | 'language'>, notification: Notification): Promise<void> {
    try {
      const subscriptions = await this.#wanted(await this.#subscriptions(person.id));
      if (subscriptions.length === 0 || !(await this.#isNews(person.id, notification))) return;
      const words = NOTIFICATION_WORDS[person.language][notification.kind];
      const title = words.title(notification.game.title);
      const { table, game, kind, until } = notification;
      const payload: NotificationPayload = {
        table,
        game: game.id,
        kind,
        title,
        body: words.body,
        language: person.language,
        ...(until !== undefined && { until }),
      };
      await Promise.all(
        subscriptions.map(({ key, kept }) => this.#tell(key, kept, JSON.stringify(payload), notification)),
      );
    } catch {
      this.#report('failed');
    }
  }

  close(): void {
    this.#client.close();
  }

  /** Those whose session is not over; the others are forgotten. */
  async #wanted(subscriptions: readonly Subscription[]): Promise<readonly Subscription[]> {
    const wanted: Subscription[] = [];
    for (const subscription of subscriptions) {
      if (await this.#store.get('session', subscription.kept.session)) wanted.push(subscription);
      else await this.#store.take('subscription', subscription.key);
    }
    return wanted;
  }

  async #subscriptions(person: string): Promise<Subscription[]> {
    const documents = await this.#store.list('subscription', person);
    return documents.map(({ key, value }) => ({ key, kept: JSON.parse(value) as Kept }));
  }

  /** Of several servers that notice the same turn, one tells it. */
  async #isNews(person: string, { table, kind, version }: Notification): Promise<boolean> {
    const expires = this.#world.now() + NOTIFIED_MS;
    const key = `${person}.${table}.${kind}`;
    const told: Document = { kind: 'notified', key, value: JSON.stringify(version), owner: person, expires };
    for (;;) {
      const before = (await this.#store.get('notified', key))?.value;
      if (before !== undefined && (JSON.parse(before) as number) >= version) return false;
      if (await this.#store.swap(told, before)) return true;
    }
  }

  async #tell(key: string, { endpoint, keys }: Kept, payload: string, notification: Notification): Promise<void> {
    // What is reachable may have been set otherwise since the subscription was made.
    const reach = reachOf(endpoint, this.#reach);
    if (!reach) return this.#report('refused');
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: { subject: this.#subject, ...this.#keys },
        TTL: this.#secondsFor(notification),
        urgency: notification.urgent ? 'high' : 'normal',
        topic: this.#topic(notification.table),
      });
      const status = await this.#client.deliver({ endpoint, headers, body }, reach);
      if (status === 404 || status === 410) {
        await this.#store.take('subscription', key);
        this.#report('gone');
      } else {
        this.#report(status >= 200 && status < 300 ? 'sent' : 'refused');
      }
    } catch {
      this.#report('failed');
    }
  }

  /** How long it is worth telling: what is about a date only until then. */
  #secondsFor({ until }: Notification): number {
    if (until === undefined) return TTL_SECONDS;
    return Math.min(TTL_SECONDS, Math.max(0, Math.round((until - this.#world.now()) / 1000)));
  }

  /** With it a newer message replaces an older one of the same table; the push service does not learn which table. */
  #topic(table: string): string {
    return createHmac('sha256', this.#keys.privateKey).update(table).digest('base64url').slice(0, 24);
  }
}
