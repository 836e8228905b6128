import { createHmac, timingSafeEqual } from 'node:crypto';
import { getOrCreate } from '../store/get-or-create.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';

export const SESSION_ID_LENGTH = 16;
const SECRET_BYTES = 32;

/** The session, and the signature of the house. Shorter than the 200 characters of a `hello`. */
const TOKEN = /^([0-9A-Za-z]{16})\.([\w-]{43})$/;

/**
 * Makes and reads the signed tokens that name a session. They are nowhere kept, and must not be written into a log. What
 * somebody made up is known by its signature: the store is not asked for it.
 */
export class Tokens {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    if (secret.length !== SECRET_BYTES) throw new RangeError('the secret of the house has another length');
    this.#secret = secret;
  }

  /** With the secret of the house, which is made at the first start. */
  static async open(store: Store, world: World): Promise<Tokens> {
    const made = (): string => JSON.stringify(Buffer.from(world.random(SECRET_BYTES)).toString('base64url'));
    const secret = JSON.parse(await getOrCreate(store, 'secret', made)) as string;
    return new Tokens(Buffer.from(secret, 'base64url'));
  }

  of(session: string): string {
    return `${session}.${this.#signature(session)}`;
  }

  /** The session it names; undefined if it is not ours. Whether there still is such a session is for the caller to see. */
  read(token: string): string | undefined {
    const [, session, signature] = TOKEN.exec(token) ?? [];
    if (session === undefined) return undefined;
    // Both are 43 characters here. The text is compared rather than its bytes, so that each token is written in one way.
    const expected = this.#signature(session);
    return timingSafeEqual(Buffer.from(signature!, 'latin1'), Buffer.from(expected, 'latin1')) ? session : undefined;
  }

  #signature(session: string): string {
    return createHmac('sha256', this.#secret).update('wunderkammer session ').update(session).digest('base64url');
  }
}
