import type { Job } from '../../messages.ts';
import { forEach, Lines } from '../lines.ts';
import { CLIENTS, type Driver, type Tables } from '../tables.ts';
import { Client } from './client.ts';
import { PlayedGame } from './games.ts';
import { addressOf, HouseApi, type Person } from './house.ts';
import { OnlineTable } from './online-table.ts';

/** At one table in so many the clients follow the view patch by patch, and compare it at the end. */
const FOLLOWED_IN = 20;

/** Tables of ours, everybody at one of them. */
export class OurTables implements Tables {
  readonly #lines = new Lines();
  readonly #tables: OnlineTable[] = [];

  static async open({ addresses, apart, tables: count, game: id }: Job, driver: Driver): Promise<OurTables> {
    const tables = new OurTables();
    const houses = addresses.map((address) => new HouseApi(address));
    const game = new PlayedGame(id!);
    await forEach([...Array(count).keys()], 8, (number) => {
      const at = Array.from({ length: CLIENTS }, (_, place) => houses[(number + (apart ? place : 0)) % houses.length]!);
      return tables.#open(at, game, number, driver);
    });
    return tables;
  }

  /** `houses`: where each of the clients is. */
  async #open(houses: readonly HouseApi[], game: PlayedGame, number: number, driver: Driver): Promise<void> {
    const clients: Client[] = [];
    for (const [place, house] of houses.entries()) {
      const person: Person = await house.comeIn(`T${number} P${place}`, addressOf(number + 1));
      const client = new Client(house.address, person, this.#lines);
      client.follows = number % FOLLOWED_IN === 0;
      await client.greet();
      clients.push(client);
    }
    const table = new OnlineTable(number, game, clients, driver);
    this.#tables[number] = table;
    await table.begin(houses[0]!);
  }

  decide(table: number): void {
    this.#tables[table]!.decide();
  }

  get received(): number {
    return this.#lines.received;
  }

  get games(): number {
    return this.#tables.reduce((sum, { games }) => sum + games, 0);
  }

  async check(): Promise<number> {
    let views = 0;
    for (const table of this.#tables) views += await table.check();
    return views;
  }
}
