import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../people/address-key.ts';
import { Buckets } from '../people/buckets.ts';
import { secureRequest } from '../people/door.ts';
import { agreedOn } from '../people/house-keys.ts';
import { TooOften } from '../people/limits.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

const SECOND = 1000;
/** How long the pages for the host stay open before the password is asked for again. */
export const OPEN_MS = 2 * 3600 * SECOND;
/** Wrong passwords from one address. */
const TRIES = { burst: 10, every: 30 * SECOND };

/** As for the cookie of a guest: over a safe line browsers take it from this very host only. */
const cookieName = (secure: boolean): string => (secure ? '__Host-wunderkammer-host' : 'wunderkammer-host');

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Of equal length, whatever was typed: comparing tells nothing by the time it takes. */
const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (a: string, b: string): boolean => timingSafeEqual(hash(a), hash(b));

/** The password of HTTP Basic; the name before it does not matter. */
const passwordIn = (authorization: string): string | undefined => {
  const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(authorization) ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
};

/** Knows whoever runs the house, by a password. */
export class HostDoor {
  readonly #password: string;
  readonly #key: Buffer;
  readonly #world: World;
  readonly #tries: Buckets;

  private constructor(password: string, key: Buffer, world: World) {
    this.#password = password;
    this.#key = key;
    this.#world = world;
    this.#tries = new Buckets(TRIES, world.now);
  }

  static async open(store: Store, world: World, password: string): Promise<HostDoor> {
    const made = (): string => JSON.stringify(Buffer.from(world.random(32)).toString('base64url'));
    const secret = JSON.parse(await agreedOn(store, 'host-secret', made)) as string;
    // With the password in it: another password ends what was opened by the one before.
    return new HostDoor(password, createHmac('sha256', secret).update(password).digest(), world);
  }

  /** The cookie for whoever knows the password; or a refusal. */
  enter(request: FastifyRequest, password: string): string {
    this.#check(request, password);
    const until = Math.floor((this.#world.now() + OPEN_MS) / SECOND).toString(36);
    return this.#cookie(request, `${until}.${this.#signature(until)}`, OPEN_MS / SECOND);
  }

  /** The cookie that ends it. */
  leave(request: FastifyRequest): string {
    return this.#cookie(request, '', 0);
  }

  /** Lets the host pass, or throws. */
  pass(request: FastifyRequest): void {
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined) {
      this.#check(request, passwordIn(authorization) ?? '');
      return;
    }
    const token = cookieIn(cookie, cookieName(secureRequest(request)));
    if (token === undefined || !this.#isOpen(token)) throw new Refusal('nobody', 'this is for whoever runs the house');
  }

  #check(request: FastifyRequest, password: string): void {
    const address = addressKey(request.ip);
    const wait = this.#tries.take(address);
    if (wait > 0) throw new TooOften(wait);
    if (!isSame(password, this.#password)) throw new Refusal('code', 'this is not the password of the house');
    this.#tries.giveBack(address);
  }

  #isOpen(token: string): boolean {
    const [until = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isSame(signature, this.#signature(until))) return false;
    return this.#world.now() < Number.parseInt(until, 36) * SECOND;
  }

  #signature(until: string): string {
    return createHmac('sha256', this.#key).update(`wunderkammer host ${until}`).digest('base64url');
  }

  #cookie(request: FastifyRequest, token: string, seconds: number): string {
    const secure = secureRequest(request);
    const safe = secure ? '; Secure' : '';
    return `${cookieName(secure)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${safe}`;
  }
}
