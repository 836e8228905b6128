import type { Bus } from '../bus/bus.ts';
import type { HouseTime } from '../house-time.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Append, Head, Store } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { SOON_MS } from './automation.ts';
import type { TableEvent } from './events.ts';
import { cardJson, headOf } from './room.ts';
import type { TableState } from './table-state.ts';

/** What keeping a table needs from the house. */
interface Keeper {
  readonly store: Store;
  readonly bus: Bus;
  readonly nodes: Nodes;
  readonly time: HouseTime;
  /** It is this person's turn, and they are not looking. */
  awaited(person: string, state: TableState): void;
}

/** What the store and the lists know of a table: it is kept with the table's events, and anew where only its time changed. */
export class KeptHead {
  readonly #house: Keeper;
  readonly #state: TableState;
  readonly #audience: Audience;
  #head: Head;
  /** What was last sent to the store: whether it was kept. */
  #last: Promise<boolean> = Promise.resolve(true);

  constructor(house: Keeper, state: TableState, audience: Audience, due: number | null) {
    this.#house = house;
    this.#state = state;
    this.#audience = audience;
    this.#head = headOf(state, due, cardJson(state));
  }

  /** Keeps events that have been applied. Resolves to how that is made known, or to nothing if somebody else was faster. */
  async append(events: readonly TableEvent[], due: number | null): Promise<(() => void) | undefined> {
    const before = this.#head;
    const sameCard = before.status === this.#state.status && events.every(({ type }) => type === 'played');
    const head = headOf(this.#state, due, sameCard ? before.card : cardJson(this.#state));
    this.#head = head;
    const isKept = await this.#send({ head, events: events.map((event) => JSON.stringify(event)) });
    return isKept ? () => this.#publish(before, head) : undefined;
  }

  /**
   * False: somebody else was faster. What comes after it was made from what was not kept, though its version may fit what the
   * other one did: where there are others, each waits for the one before it.
   */
  #send(append: Append): Promise<boolean> {
    const { store, nodes } = this.#house;
    const send = async (): Promise<boolean> => (await store.append([append]))[0] === 'kept';
    if (nodes.isAlone) return send();
    const sent = this.#last.then((isKept) => isKept && send());
    this.#last = sent.catch(() => false);
    return sent;
  }

  /** Another server has added to the table, and made it known. */
  adopted(due: number | null): void {
    this.#head = headOf(this.#state, due, cardJson(this.#state));
    this.#last = Promise.resolve(true);
  }

  /**
   * Sees to it that the house finds the table in time should it leave the memory. Only people who come and go without anything
   * happening at the table make that necessary: it is written where the house would come too late, or where it would come again
   * and again for nothing.
   */
  plan(due: number | null): void {
    const now = this.#house.time.now();
    const { due: kept } = this.#head;
    const isSoon = due !== null && due - now < SOON_MS;
    const isLate = due !== null && (kept === null || kept > due);
    const isVain = kept !== null && kept <= now;
    if (isSoon || !(isLate || isVain)) return;
    this.#head = { ...this.#head, due };
    // What cannot be kept is tried again by whoever reads the table next.
    this.#send({ head: this.#head, events: [] }).catch(() => {});
  }

  /** Tells other servers, the lists in which the table stands, and those whose turn it is now and who are away. */
  #publish(before: Head, head: Head): void {
    const { bus, nodes } = this.#house;
    const { id } = this.#state;
    if (!nodes.isAlone) bus.publish(`table.${id}`, String(head.version));
    if (head.listed && before.card !== head.card) bus.publish('lobby', id);
    for (const { person, waited } of head.members) {
      const earlier = before.members.find((member) => member.person === person);
      if (earlier?.waited === waited && before.card === head.card) continue;
      bus.publish(`person.${person}`, id);
      const seat = this.#state.seatOf(person);
      if (waited && earlier?.waited !== true && seat !== undefined && !this.#audience.isHere(seat)) {
        this.#house.awaited(person, this.#state);
      }
    }
    for (const { person } of before.members) {
      if (!head.members.some((member) => member.person === person)) bus.publish(`person.${person}`, id);
    }
  }
}
