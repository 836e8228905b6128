import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../world.ts';
import { type Keeping, ownCard, publicCard } from './room.ts';

interface ListsHouse {
  readonly store: Store;
  readonly world: World;
  readonly bus: Bus;
  readonly keeping: Keeping;
}

/** How many tables a list shows. */
const LIST_LENGTH = 200;
/** How old the lobby may be that somebody is shown: those who follow it are told of changes with such a pause, too. */
const LOBBY_MS = 250;

/** The lists of tables that people are shown. */
export class Lists {
  readonly #with: ListsHouse;
  #lobby: Promise<string> | undefined;

  constructor(house: ListsHouse) {
    this.#with = house;
    house.bus.subscribe('lobby', this.forgetLobby);
  }

  /** A person's tables, as JSON: those that wait for them first, then the latest. */
  async mine(person: string): Promise<string> {
    const { store, world, keeping } = this.#with;
    const heads = await store.heads({ person, limit: LIST_LENGTH });
    const cards = heads.map((head) => ownCard(head, person, world.now(), keeping));
    return JSON.stringify(cards.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)));
  }

  /**
   * Tables that everybody may join or watch, as JSON, the same for all who ask in the same moment; the newest first: in the
   * order in which they were last touched, somebody outside could tell from it what is said at one of them.
   */
  lobby(): Promise<string> {
    if (this.#lobby === undefined) {
      this.#lobby = this.#readLobby();
      // One that could not be read is not shown to others.
      this.#lobby.catch(this.forgetLobby);
      this.#with.world.after(LOBBY_MS, this.forgetLobby);
    }
    return this.#lobby;
  }

  /** It may have changed. */
  readonly forgetLobby = (): void => {
    this.#lobby = undefined;
  };

  async #readLobby(): Promise<string> {
    const heads = await this.#with.store.heads({ listed: true, status: ['waiting', 'playing'], limit: LIST_LENGTH });
    const cards = heads.map(publicCard).filter(({ status, watch }) => status === 'waiting' || watch === 'public');
    return JSON.stringify(cards.sort((a, b) => b.opened - a.opened || (a.table < b.table ? -1 : 1)));
  }
}
