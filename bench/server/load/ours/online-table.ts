import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '../tables.ts';
import type { Client, ClientEars } from './client.ts';
import type { PlayedGame } from './games.ts';
import type { HouseApi } from './house.ts';

/** Four clients at one table of ours, and at the next one when a game is over. */
export class OnlineTable implements ClientEars {
  readonly #number: number;
  readonly #game: PlayedGame;
  readonly #clients: readonly Client[];
  readonly #driver: Driver;
  #told = 0;
  games = 0;

  constructor(number: number, game: PlayedGame, clients: readonly Client[], driver: Driver) {
    this.#number = number;
    this.#game = game;
    this.#clients = clients;
    this.#driver = driver;
    for (const client of clients) client.ears = this;
  }

  /** Opens the table, sits everybody down and starts the game. */
  async begin(house: HouseApi): Promise<void> {
    const { setup } = this.#game;
    const [host, ...guests] = this.#clients;
    const table = await house.openTable(host!.person, setup);
    for (const client of this.#clients) await client.open(table);
    for (const guest of guests.slice(0, setup.seats - 1)) {
      await guest.ask({ type: 'sit', name: guest.person.name, entropy: '' });
    }
    await this.#start();
  }

  decide(): void {
    const client = this.#clients.find(({ offer }) => offer !== undefined)!;
    client.play(this.#game.decide(client.offer!, client.seat!, client.view));
  }

  played(): void {
    if (++this.#told < this.#clients.length) return;
    this.#told = 0;
    this.#driver.told(this.#number);
    if (this.#clients.some(({ offer }) => offer !== undefined)) this.#driver.ready(this.#number);
    else {
      this.#goOn().then(
        () => this.#driver.ready(this.#number),
        (error: Error) => this.#driver.failed(error),
      );
    }
  }

  failed(error: Error): void {
    this.#driver.failed(error);
  }

  /** Compares each client's view with the one that the house gives to somebody who opens the table anew. */
  async check(): Promise<number> {
    let views = 0;
    for (const client of this.#clients) {
      if (!client.follows) continue;
      const { steps, offer, view, table } = client;
      const { game } = await client.open(table);
      const same = game!.steps === steps && isDeepStrictEqual([game!.view, game!.offer], [view, offer]);
      if (!same) {
        throw new Error(`table ${table}, seat ${client.seat}, step ${steps}: ${JSON.stringify([view, game!.view])}`);
      }
      views++;
    }
    return views;
  }

  /** The game is over: everybody goes to the next table. Players take turns in asking for it. */
  async #goOn(): Promise<void> {
    const asker = this.#clients[this.games++ % this.#game.setup.seats]!;
    const over = asker.table;
    const { room } = await asker.ask({ type: 'next' });
    if (room.next === undefined) throw new Error('there is no next table');
    for (const client of this.#clients) {
      client.leave(over);
      await client.open(room.next.table);
    }
    await this.#start();
  }

  async #start(): Promise<void> {
    const begun = this.#clients.map((client) => client.next('sync'));
    await Promise.all([this.#clients[0]!.ask({ type: 'start' }), ...begun]);
  }
}
