import type { Language } from '@wunderkammer/kernel';
import { personName } from '@wunderkammer/protocol';
import { freshCode, hashOf, inGroups } from '../auth/codes.ts';
import { SESSION_MS } from '../auth/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { Document, Store } from '../store/store.ts';
import { TtlCache } from '../ttl-cache.ts';
import { freshId, type World } from '../world.ts';
import { type HouseLock, lockedOut } from './house-lock.ts';
import type { Invitations } from './invitations.ts';
import { PERSONAL_DATA_KINDS } from './personal-data.ts';

const ID_LENGTH = 16;
const ONE_TIME_LENGTH = 8;
const ONE_TIME_MS = 10 * 60 * 1000;
const RECOVERY_LENGTH = 20;
/** How long a person is remembered without asking the store, where another server may have changed them. */
const REMEMBER_MS = 3_000;
const REMEMBERED = 10_000;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** Counts how often all devices were put out; sessions of an earlier one are over. */
  readonly epoch: number;
  /** There is a recovery code somewhere. */
  readonly recovery: boolean;
}

/** Somebody, as whoever runs the house sees them. */
export interface Known extends Pick<Person, 'id' | 'name'> {
  /** When they came first. */
  readonly made: number;
}

/** What is kept of a person. */
interface Kept {
  readonly name: string;
  readonly language: Language;
  readonly epoch: number;
  /** The hash of the recovery code. */
  readonly recovery?: string;
  readonly made: number;
  /** Is being removed: nobody can be them any more. */
  readonly leaving?: true;
}

/** What was removed with a person. */
export interface Removed {
  readonly tables: readonly string[];
  /** How many documents of each kind. */
  readonly documents: Readonly<Partial<Record<string, number>>>;
}

/** What happens outside when people go. */
export interface PersonHooks {
  /**
   * Takes the person out of every table: bots get the seats, names and chat are blanked. Returns the tables. It is called
   * again if the server stopped in the middle.
   */
  leaveTables(person: string): Promise<readonly string[]>;
  /** All earlier sessions are over: connections made with them are to be closed, on every server. */
  signedOut(person: string): void;
}

export interface PeopleParts {
  readonly lock: HouseLock;
  readonly invitations: Invitations;
  readonly hooks: PersonHooks;
}

const readKept = ({ value }: Document): Kept => JSON.parse(value) as Kept;

const cleanName = (name: string): string => {
  const { success, data } = personName.safeParse(name);
  if (!success) throw new Refusal('message', 'this is not a name');
  return data;
};

const notHere = (): Refusal => new Refusal('unauthenticated', 'this person is not here any more');
const wrongCode = (): Refusal => new Refusal('code', 'this code is wrong, used up or too old');

/** Everybody who has a name here, and the ways to be them on another device. */
export class People {
  readonly #store: Store;
  readonly #world: World;
  readonly #lock: HouseLock;
  readonly #invitations: Invitations;
  readonly #hooks: PersonHooks;
  readonly #recent: TtlCache<Person>;

  constructor(store: Store, world: World, { lock, invitations, hooks }: PeopleParts) {
    this.#store = store;
    this.#world = world;
    this.#lock = lock;
    this.#invitations = invitations;
    this.#hooks = hooks;
    this.#recent = new TtlCache(REMEMBERED, REMEMBER_MS, () => world.lived());
  }

  /** Somebody new. In a locked house they need an invitation. */
  async create(name: string, language: Language, invitation?: string): Promise<Person> {
    const kept: Kept = { name: cleanName(name), language, epoch: 0, made: this.#world.now() };
    await this.#letIn(invitation);
    for (;;) {
      const id = freshId(this.#world, ID_LENGTH);
      if (await this.#store.swap(this.#document(id, kept), undefined)) return this.#remember(id, kept);
    }
  }

  /** An open house asks for no invitation and uses none up. */
  async #letIn(invitation: string | undefined): Promise<void> {
    if (!(await this.#lock.isLocked())) return;
    if (invitation === undefined) throw lockedOut();
    await this.#invitations.redeem(invitation);
  }

  /** `fresh` asks the store even if the person was seen a moment ago. */
  async get(id: string, fresh = false): Promise<Person | undefined> {
    const recent = fresh ? undefined : this.#recent.get(id);
    if (recent) return recent;
    const document = await this.#store.get('person', id);
    if (!document || readKept(document).leaving) {
      this.#recent.delete(id);
      return undefined;
    }
    return this.#remember(id, readKept(document));
  }

  /** Everybody, the newest first; for whoever runs the house. */
  async all(): Promise<readonly Known[]> {
    const kept = (await this.#store.list('person')).map((document) => ({ id: document.key, ...readKept(document) }));
    return kept
      .filter(({ leaving }) => !leaving)
      .map(({ id, name, made }) => ({ id, name, made }))
      .sort((a, b) => b.made - a.made);
  }

  /** Another server changed this person. */
  outdated(id: string): void {
    this.#recent.delete(id);
  }

  rename(id: string, name: string, language: Language): Promise<Person> {
    const cleaned = cleanName(name);
    return this.#change(id, (kept) => ({ ...kept, name: cleaned, language }));
  }

  /** Was here: is kept for as long as the session that they get now. */
  stay(id: string): Promise<Person> {
    return this.#change(id, (kept) => kept);
  }

  /** A code with which another device becomes this person, once, within ten minutes. */
  async oneTimeCode(id: string): Promise<{ readonly code: string; readonly until: number }> {
    const person = await this.get(id, true);
    if (!person) throw notHere();
    const code = freshCode(this.#world, ONE_TIME_LENGTH);
    const until = this.#world.now() + ONE_TIME_MS;
    await this.#store.put({
      kind: 'code',
      key: hashOf('one-time', code),
      // It is worth no more than the session it was made in.
      value: JSON.stringify({ epoch: person.epoch }),
      owner: id,
      expires: until,
    });
    return { code: inGroups(code, 4), until };
  }

  /** A code to write down; the one before it ends. */
  async recoveryCode(id: string): Promise<string> {
    const code = freshCode(this.#world, RECOVERY_LENGTH);
    const hash = hashOf('recovery', code);
    // The way from the code to the person first: it leads nowhere until the person has the hash as well.
    await this.#store.put({ kind: 'recovery', key: hash, value: JSON.stringify(id), owner: id });
    let before: string | undefined;
    await this.#change(id, (kept) => {
      before = kept.recovery;
      return { ...kept, recovery: hash };
    });
    if (before !== undefined) await this.#store.take('recovery', before);
    return inGroups(code, 5);
  }

  isRecoveryCode(code: string): boolean {
    return code.length === RECOVERY_LENGTH;
  }

  /** Whoever a code of either kind stands for. */
  enter(code: string): Promise<Person> {
    return this.isRecoveryCode(code) ? this.#recover(code) : this.#enterOnce(code);
  }

  async #enterOnce(code: string): Promise<Person> {
    const document = await this.#store.take('code', hashOf('one-time', code));
    if (document?.owner === undefined) throw wrongCode();
    const person = await this.get(document.owner, true);
    const { epoch } = JSON.parse(document.value) as { readonly epoch: number };
    if (person?.epoch !== epoch) throw wrongCode();
    return this.stay(person.id);
  }

  /**
   * Puts all other devices out. The code stays good until a new one is made: it stands on paper, an answer that got lost
   * must not make it worthless, and should a thief use it, its owner can do the same and then make a new one.
   */
  async #recover(code: string): Promise<Person> {
    const hash = hashOf('recovery', code);
    const id = (await this.#store.get('recovery', hash))?.owner;
    if (id === undefined || !(await this.get(id, true))) throw wrongCode();
    const person = await this.#change(id, (kept) => {
      if (kept.recovery !== hash) throw wrongCode();
      return { ...kept, epoch: kept.epoch + 1 };
    });
    this.#hooks.signedOut(id);
    // They are over by their epoch already.
    for (const { key } of await this.#store.list('session', id)) await this.#store.take('session', key);
    return person;
  }

  /** Removes a person and everything that is theirs. From the first step on nobody can be them. */
  async remove(id: string): Promise<Removed> {
    // Should the server stop in the middle, it finishes at its next start.
    await this.#store.put({ kind: 'leaving', key: id, value: 'true' });
    return this.#finishRemoval(id);
  }

  /** At the start of the server: what was begun before it stopped. */
  async finishRemovals(): Promise<void> {
    for (const { key } of await this.#store.list('leaving')) await this.#finishRemoval(key);
  }

  async #finishRemoval(id: string): Promise<Removed> {
    if (await this.get(id, true)) {
      await this.#change(id, (kept) => ({ ...kept, epoch: kept.epoch + 1, leaving: true }));
    }
    this.#recent.delete(id);
    this.#hooks.signedOut(id);
    const tables = await this.#hooks.leaveTables(id);
    const documents: Record<string, number> = {};
    for (const kind of PERSONAL_DATA_KINDS) {
      const count = (await this.#store.list(kind, id)).length;
      if (count > 0) documents[kind] = count;
    }
    await this.#store.forget(id);
    await this.#store.take('leaving', id);
    return { tables, documents };
  }

  async #change(id: string, next: (kept: Kept) => Kept): Promise<Person> {
    for (;;) {
      const document = await this.#store.get('person', id);
      if (!document || readKept(document).leaving) throw notHere();
      const kept = next(readKept(document));
      if (await this.#store.swap(this.#document(id, kept), document.value)) return this.#remember(id, kept);
    }
  }

  /** Nobody can come back as somebody whose last session ended, unless there is a recovery code: they are forgotten then. */
  #document(id: string, kept: Kept): Document {
    const person = { kind: 'person', key: id, value: JSON.stringify(kept), owner: id };
    return kept.recovery === undefined ? { ...person, expires: this.#world.now() + SESSION_MS } : person;
  }

  #remember(id: string, { name, language, epoch, recovery }: Kept): Person {
    const person: Person = { id, name, language, epoch, recovery: recovery !== undefined };
    this.#recent.set(id, person);
    return person;
  }
}
