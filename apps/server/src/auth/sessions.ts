import { type Document, type Store, StoreFault } from '../store/store.ts';
import { TtlCache } from '../ttl-cache.ts';
import { freshId, type World } from '../world.ts';
import type { Device } from './device.ts';
import { SESSION_ID_LENGTH, Tokens } from './tokens.ts';

const DAY = 24 * 3600 * 1000;
/** Browsers keep no cookie longer than this. */
export const SESSION_MS = 400 * DAY;
/** A session whose cookie is older than this gets a new one when its person comes by. */
export const RENEW_MS = 30 * DAY;
/** How many a person has at the most; of more, the one that was not used for the longest time ends. */
export const MOST_SESSIONS = 50;
/** How long a session is remembered without asking the store, where another server may have ended it. */
const REMEMBER_MS = 3_000;
const REMEMBERED = 10_000;

/** What is kept of a session. */
interface Kept extends Device {
  readonly made: number;
  /** When its cookie was last given. */
  readonly renewed: number;
  /** The day it was last used, as its first millisecond: when exactly is nobody's business. */
  readonly seen: number;
  /** The person's epoch when it began; a later one has ended it. */
  readonly epoch: number;
  /** Good for this table only: that of a program that plays one's seat. */
  readonly table?: string;
}

/** One device on which somebody is somebody, or one program. */
export interface Session extends Kept {
  readonly id: string;
  readonly person: string;
}

const keptOf = ({ value }: Document): Kept => JSON.parse(value) as Kept;

const read = (document: Document): Session => ({ id: document.key, person: document.owner!, ...keptOf(document) });

const dayOf = (time: number): number => time - (time % DAY);

/** Everything by which people are known here: each session can be seen and ended by itself. */
export class Sessions {
  readonly #store: Store;
  readonly #world: World;
  readonly #tokens: Tokens;
  readonly #over: (session: string) => void;
  readonly #recent: TtlCache<Session>;

  constructor(store: Store, world: World, tokens: Tokens, over: (session: string) => void) {
    this.#store = store;
    this.#world = world;
    this.#tokens = tokens;
    this.#over = over;
    this.#recent = new TtlCache(REMEMBERED, REMEMBER_MS, () => world.now());
  }

  /** `over` is told of every session that was ended: connections made with it are to be closed, on every server. */
  static async open(store: Store, world: World, over: (session: string) => void): Promise<Sessions> {
    return new Sessions(store, world, await Tokens.open(store, world), over);
  }

  tokenOf({ id }: Pick<Session, 'id'>): string {
    return this.#tokens.of(id);
  }

  /** The session that a token stands for, if it is not over. Whether its epoch is still the person's is for the caller to see. */
  async find(token: string): Promise<Session | undefined> {
    const id = this.#tokens.read(token);
    if (id === undefined) return undefined;
    const recent = this.#recent.get(id);
    if (recent !== undefined) return recent;
    for (;;) {
      const document = await this.#store.get('session', id);
      if (document === undefined) return undefined;
      const session = read(document);
      if (!(await this.#see(document, session))) continue;
      this.#recent.set(id, session);
      return session;
    }
  }

  /**
   * Begins one, for a device or for the program of a table. `asking` is the session in which it was asked for: that one does not
   * end to make room.
   */
  async begin(
    person: { readonly id: string; readonly epoch: number },
    device: Device,
    { table, asking }: { readonly table?: string; readonly asking?: string } = {},
  ): Promise<Session> {
    await this.#makeRoom(person.id, asking);
    const now = this.#world.now();
    const kept: Kept = {
      made: now,
      renewed: now,
      seen: dayOf(now),
      epoch: person.epoch,
      ...device,
      ...(table !== undefined && { table }),
    };
    for (;;) {
      const document = this.#document(freshId(this.#world, SESSION_ID_LENGTH), person.id, kept);
      if (await this.#store.swap(document, undefined)) return read(document);
    }
  }

  isOld({ renewed }: Session): boolean {
    return this.#world.now() - renewed >= RENEW_MS;
  }

  /** Its cookie is given anew, and it lasts as long as that. */
  async renew({ id }: Session): Promise<void> {
    const document = await this.#store.get('session', id);
    if (document === undefined) return;
    const kept: Kept = { ...keptOf(document), renewed: this.#world.now() };
    if (await this.#store.swap(this.#document(id, document.owner!, kept), document.value)) this.#recent.delete(id);
  }

  /** Those of a person, the last used first. */
  async list(person: string): Promise<readonly Session[]> {
    const sessions = (await this.#store.list('session', person)).map(read);
    return sessions.sort((a, b) => b.seen - a.seen || b.made - a.made);
  }

  /** Ends one of this person's; false if there is none of this name. */
  async end(person: string, id: string): Promise<boolean> {
    if ((await this.#store.get('session', id))?.owner !== person) return false;
    if ((await this.#store.take('session', id)) === undefined) return false;
    this.#recent.delete(id);
    this.#over(id);
    return true;
  }

  /** Whether it goes on, by the store. */
  async goesOn(id: string): Promise<boolean> {
    this.outdated(id);
    return (await this.#store.get('session', id)) !== undefined;
  }

  /** Another server ended this one. */
  outdated(id: string): void {
    this.#recent.delete(id);
  }

  async #makeRoom(person: string, asking: string | undefined): Promise<void> {
    const others = (await this.list(person)).filter(({ id }) => id !== asking);
    const most = MOST_SESSIONS - (asking === undefined ? 1 : 2);
    for (const { id } of others.slice(most)) await this.end(person, id);
  }

  /** Notes the day; false if the session was ended or changed at the same moment. A full disk is no reason to know nobody. */
  async #see(document: Document, { seen }: Session): Promise<boolean> {
    const today = dayOf(this.#world.now());
    if (seen === today) return true;
    const kept: Kept = { ...keptOf(document), seen: today };
    try {
      return await this.#store.swap({ ...document, value: JSON.stringify(kept) }, document.value);
    } catch (error) {
      if (error instanceof StoreFault) return true;
      throw error;
    }
  }

  #document(id: string, owner: string, kept: Kept): Document {
    const expires = this.#world.now() + SESSION_MS;
    return { kind: 'session', key: id, value: JSON.stringify(kept), owner, expires };
  }
}
