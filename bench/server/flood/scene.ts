import { Lines } from '../load/lines.ts';
import { Client } from '../load/ours/client.ts';
import { PlayedGame } from '../load/ours/games.ts';
import { addressOf, type HouseApi, type Person } from '../load/ours/house.ts';
import { OnlineTable } from '../load/ours/online-table.ts';
import { CLIENTS } from '../load/tables.ts';
import type { Spot } from './kinds.ts';

/** So many tables are in the lobby. */
const LISTED = 50;

const people = async (house: HouseApi, count: number, address: string): Promise<Person[]> => {
  const all: Person[] = [];
  for (let number = 0; number < count; number++) all.push(await house.comeIn(`F${number}`, address));
  return all;
};

const seated = async (house: HouseApi, persons: readonly Person[]): Promise<Client[]> => {
  const lines = new Lines();
  const clients: Client[] = [];
  for (const person of persons) {
    const client = new Client(house.address, person, lines);
    await client.greet();
    clients.push(client);
  }
  return clients;
};

/** A public game that has gone on for so many steps, as nobody's turn comes any more; and a lobby with tables in it. */
export const longTable = async (house: HouseApi, steps: number): Promise<string> => {
  const game = new PlayedGame('feuersalamander', { target: 1000 });
  const clients = await seated(house, await people(house, CLIENTS, addressOf(100)));
  for (let number = 0; number < LISTED; number++) {
    await house.openTable(clients[number % CLIENTS]!.person, { ...game.setup, listed: true });
  }
  return new Promise((resolve, reject) => {
    const table: OnlineTable = new OnlineTable(0, game, clients, {
      told: () => {},
      // As fast as their lines may ask.
      ready: () => void setTimeout(() => (clients[0]!.steps < steps ? table.decide() : resolve(clients[0]!.table)), 15),
      failed: reject,
    });
    table.begin(house).then(() => table.decide(), reject);
  });
};

/** Where the lines of the flood sit: two of them at each game. */
export const spots = async (
  house: HouseApi,
  address: string,
  long: string,
  steps: number,
): Promise<readonly (Spot & { readonly token: string })[]> => {
  const game = new PlayedGame('salomons-oordeel');
  const persons = await people(house, 60, address);
  const all: (Spot & { readonly token: string })[] = [];
  for (let first = 0; first < persons.length; first += CLIENTS) {
    const clients = await seated(house, persons.slice(first, first + CLIENTS));
    const table = new OnlineTable(first, game, clients, { told: () => {}, ready: () => {}, failed: () => {} });
    await table.begin(house);
    for (const client of clients) {
      all.push({ long, steps, own: client.table, seat: client.seat!, token: client.person.token });
      client.close();
    }
  }
  return all;
};
