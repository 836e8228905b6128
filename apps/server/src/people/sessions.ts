import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import { agreedOn } from './house-keys.ts';

const DAY = 24 * 3600 * 1000;
/** Browsers keep no cookie longer than this. */
export const SESSION_MS = 400 * DAY;
/** A session older than this is exchanged for a new one when its person comes by. */
export const RENEW_MS = 30 * DAY;

/** Whom a token stands for. */
export interface Session {
  readonly person: string;
  readonly issued: number;
  /** The person's epoch when it was issued; a later one has ended it. */
  readonly epoch: number;
  /** Good for this table only: the token of a program that plays one's seat. */
  readonly table?: string;
}

/** Person, time in seconds, epoch, the table of a program, signature. Shorter than the 200 characters of a `hello`. */
const TOKEN = /^([0-9A-Za-z]{16})\.([0-9a-z]{1,8})\.([0-9a-z]{1,6})\.(?:([0-9A-Za-z]{12})\.)?([\w-]{43})$/;

const SECRET_BYTES = 32;

/** Makes and reads the signed tokens that say who somebody is. They are nowhere kept, and must not be written into a log. */
export class Sessions {
  readonly #secret: Buffer;
  readonly #world: World;

  constructor(secret: Buffer, world: World) {
    if (secret.length !== SECRET_BYTES) throw new RangeError('the secret of the house has another length');
    this.#secret = secret;
    this.#world = world;
  }

  /** With the secret of the house, which is made at the first start. */
  static async open(store: Store, world: World): Promise<Sessions> {
    const made = (): string => JSON.stringify(Buffer.from(world.random(SECRET_BYTES)).toString('base64url'));
    const secret = JSON.parse(await agreedOn(store, 'secret', made)) as string;
    return new Sessions(Buffer.from(secret, 'base64url'), world);
  }

  issue(person: { readonly id: string; readonly epoch: number }, table?: string): string {
    const issued = Math.floor(this.#world.now() / 1000).toString(36);
    const said = `${person.id}.${issued}.${person.epoch.toString(36)}.${table === undefined ? '' : `${table}.`}`;
    return said + this.#signature(said);
  }

  /** Undefined: not ours, or too old. Whether the epoch is still the person's is for the caller to see. */
  read(token: string): Session | undefined {
    const parts = TOKEN.exec(token);
    if (!parts) return undefined;
    const [, person, seconds, epoch, table, signature] = parts;
    // Both are 43 characters here. The text is compared rather than its bytes, so that each token is written in one way.
    const expected = this.#signature(token.slice(0, -signature!.length));
    if (!timingSafeEqual(Buffer.from(signature!, 'latin1'), Buffer.from(expected, 'latin1'))) return undefined;
    const issued = Number.parseInt(seconds!, 36) * 1000;
    if (this.#world.now() - issued >= SESSION_MS) return undefined;
    return { person: person!, issued, epoch: Number.parseInt(epoch!, 36), ...(table !== undefined && { table }) };
  }

  isOld({ issued }: Session): boolean {
    return this.#world.now() - issued >= RENEW_MS;
  }

  #signature(said: string): string {
    return createHmac('sha256', this.#secret).update('wunderkammer session ').update(said).digest('base64url');
  }
}
