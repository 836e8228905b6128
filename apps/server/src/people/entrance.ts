import { Refusal } from '../refusal.ts';
import type { Document, Store } from '../store/store.ts';
import type { World } from '../world.ts';
import { freshCode, hashOf, inGroups } from './codes.ts';

/** Sixty bits: an invitation may be good for a year, and is guessed by nobody in that time. */
const INVITATION_LENGTH = 12;
const GROUP = 4;
/** Another server may have turned the key. */
const LOCK_MS = 3_000;

/** An invitation as the host sees it. The code itself is told once, when it is made. */
export interface Invitation {
  /** For taking it back. */
  readonly id: string;
  readonly label: string;
  /** How many people it still lets in. */
  readonly left: number;
  readonly until?: number;
}

interface Kept {
  readonly label: string;
  readonly left: number;
}

const read = ({ key, value, expires }: Document): Invitation => {
  const { label, left } = JSON.parse(value) as Kept;
  return { id: key, label, left, ...(expires !== undefined && { until: expires }) };
};

const locked = (): Refusal => new Refusal('locked', 'only people with an invitation may come in here');

/** Whether new people may come in, and who was invited. */
export class Entrance {
  readonly #store: Store;
  readonly #world: World;
  readonly #turned: () => void;
  #lock: { readonly on: boolean; readonly at: number } | undefined;

  /** `turned`: the key was turned; every server is to hear of it. */
  constructor(store: Store, world: World, turned: () => void) {
    this.#store = store;
    this.#world = world;
    this.#turned = turned;
  }

  async isLocked(): Promise<boolean> {
    const now = this.#world.lived();
    if (this.#lock && now - this.#lock.at < LOCK_MS) return this.#lock.on;
    const kept = await this.#store.get('house', 'lock');
    this.#lock = { on: kept?.value === 'true', at: now };
    return this.#lock.on;
  }

  async lock(on: boolean): Promise<void> {
    await this.#store.put({ kind: 'house', key: 'lock', value: JSON.stringify(on) });
    this.outdated();
    this.#turned();
  }

  /** The key was turned, here or on another server. */
  outdated(): void {
    this.#lock = undefined;
  }

  /** Shows the house to somebody, or throws: a locked one shows nothing to strangers, not even what there is. */
  async admit(person: string | undefined): Promise<void> {
    if (person === undefined && (await this.isLocked())) throw locked();
  }

  /** Makes an invitation for so many people and returns its code. */
  async invite(invitation: {
    readonly label: string;
    readonly uses: number;
    readonly until?: number;
  }): Promise<string> {
    const { label, uses, until } = invitation;
    if (!Number.isSafeInteger(uses) || uses < 1) throw new RangeError(`an invitation for ${uses} people`);
    const code = freshCode(this.#world, INVITATION_LENGTH);
    const kept: Kept = { label, left: uses };
    await this.#store.put({
      kind: 'invitation',
      key: hashOf('invitation', code),
      value: JSON.stringify(kept),
      ...(until !== undefined && { expires: until }),
    });
    return inGroups(code, GROUP);
  }

  async invitations(): Promise<readonly Invitation[]> {
    return (await this.#store.list('invitation')).map(read);
  }

  /** Takes an invitation back; false if it was not there any more. */
  async revoke(id: string): Promise<boolean> {
    return (await this.#store.take('invitation', id)) !== undefined;
  }

  /** Lets somebody new in, or throws. An open house asks for no invitation and uses none up. */
  async pass(code: string | undefined): Promise<void> {
    if (!(await this.isLocked())) return;
    if (code === undefined) throw locked();
    const key = hashOf('invitation', code);
    for (;;) {
      const document = await this.#store.get('invitation', key);
      if (!document) throw new Refusal('code', 'this invitation is wrong, used up or too old');
      if (await this.#useOne(document)) return;
    }
  }

  /** False: somebody else used it in between. What is left only ever becomes less, so the last use cannot be taken twice. */
  async #useOne(document: Document): Promise<boolean> {
    const { label, left } = JSON.parse(document.value) as Kept;
    if (left === 1) return (await this.#store.take('invitation', document.key)) !== undefined;
    const kept: Kept = { label, left: left - 1 };
    return this.#store.swap({ ...document, value: JSON.stringify(kept) }, document.value);
  }
}
