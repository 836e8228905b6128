import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { secureRequest } from '../auth/authenticator.ts';
import { cookieIn, privateCookie } from '../auth/cookies.ts';
import { addressKey } from '../limits/address-key.ts';
import { TooManyRequests } from '../limits/rate-limits.ts';
import { TokenBuckets } from '../limits/token-bucket.ts';
import { Refusal } from '../refusal.ts';
import { getOrCreate } from '../store/get-or-create.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

const SECOND = 1000;
/** How long an administrator stays logged in before the password is asked for again. */
export const ADMIN_SESSION_MS = 2 * 3600 * SECOND;
/** Wrong passwords from one address. */
const TRIES = { burst: 10, every: 30 * SECOND };

const COOKIE = 'wunderkammer-admin';

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

/** Authenticates whoever runs the house: by the password itself (HTTP Basic), or by the cookie that was given for it. */
export class AdminAuth {
  readonly #password: string;
  readonly #key: Buffer;
  readonly #world: World;
  readonly #tries: TokenBuckets;

  private constructor(password: string, key: Buffer, world: World) {
    this.#password = password;
    this.#key = key;
    this.#world = world;
    this.#tries = new TokenBuckets(TRIES, world.now);
  }

  static async open(store: Store, world: World, password: string): Promise<AdminAuth> {
    const made = (): string => JSON.stringify(Buffer.from(world.random(32)).toString('base64url'));
    const secret = JSON.parse(await getOrCreate(store, 'admin-secret', made)) as string;
    // With the password in it: another password ends what was opened by the one before.
    return new AdminAuth(password, createHmac('sha256', secret).update(password).digest(), world);
  }

  /** The cookie for whoever knows the password; or a refusal. */
  logIn(request: FastifyRequest, password: string): string {
    this.#check(request, password);
    const until = Math.floor((this.#world.now() + ADMIN_SESSION_MS) / SECOND).toString(36);
    return this.#cookie(request, `${until}.${this.#signature(until)}`, ADMIN_SESSION_MS / SECOND);
  }

  /** The cookie that ends it. */
  logOut(request: FastifyRequest): string {
    return this.#cookie(request, '', 0);
  }

  /** Lets the administrator pass, or throws. */
  require(request: FastifyRequest): void {
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined) {
      this.#check(request, passwordIn(authorization) ?? '');
      return;
    }
    const token = cookieIn(cookie, COOKIE, secureRequest(request));
    if (token === undefined || !this.#isLoggedIn(token))
      throw new Refusal('unauthenticated', 'this is for whoever runs the house');
  }

  #check(request: FastifyRequest, password: string): void {
    const address = addressKey(request.ip);
    const wait = this.#tries.take(address);
    if (wait > 0) throw new TooManyRequests(wait);
    if (!isSame(password, this.#password)) throw new Refusal('code', 'this is not the password of the house');
    this.#tries.giveBack(address);
  }

  #isLoggedIn(token: string): boolean {
    const [until = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isSame(signature, this.#signature(until))) return false;
    return this.#world.now() < Number.parseInt(until, 36) * SECOND;
  }

  #signature(until: string): string {
    return createHmac('sha256', this.#key).update(`wunderkammer admin ${until}`).digest('base64url');
  }

  #cookie(request: FastifyRequest, token: string, seconds: number): string {
    return privateCookie(COOKIE, token, { secure: secureRequest(request), maxAge: seconds, sameSite: 'strict' });
  }
}
