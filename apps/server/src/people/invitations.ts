import { freshCode, hashOf, inGroups } from '../auth/codes.ts';
import { Refusal } from '../refusal.ts';
import type { Document, Store } from '../store/store.ts';
import type { World } from '../world.ts';

/** Sixty bits: an invitation may be good for a year, and is guessed by nobody in that time. */
const INVITATION_LENGTH = 12;
const GROUP = 4;

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

/** The invitations with which people come into a locked house. */
export class Invitations {
  readonly #store: Store;
  readonly #world: World;

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
  }

  /** Makes an invitation for so many people and returns its code. */
  async create(invitation: {
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

  async list(): Promise<readonly Invitation[]> {
    return (await this.#store.list('invitation')).map(read);
  }

  /** Takes an invitation back; false if it was not there any more. */
  async revoke(id: string): Promise<boolean> {
    return (await this.#store.take('invitation', id)) !== undefined;
  }

  /** Uses one up for somebody new, or throws. */
  async redeem(code: string): Promise<void> {
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
