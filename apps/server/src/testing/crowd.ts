import { setTimeout } from 'node:timers/promises';
import { CHARACTER_IDS } from '@wunderkammer/cast';
import type { OnlineSetup } from '@wunderkammer/protocol';
import { Client } from './client.ts';
import { type Habits, Player } from './player.ts';
import { type Guest, SETUP } from './test-server.ts';

/** Many who play at a house, whatever becomes of its servers. */
export abstract class Crowd {
  readonly players: Player[] = [];
  #people = 0;

  /** Where the house can be reached: at one address or at any of several. */
  abstract get addresses(): readonly string[];

  /** One of them where somebody answers. */
  get address(): string {
    return this.addresses[0] ?? '';
  }

  async #ask(path: string, body: object, from: string, token?: string): Promise<never> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as never;
  }

  /** Somebody new, from an address of their own. */
  async newGuest(): Promise<Guest & { readonly from: string }> {
    const number = ++this.#people;
    const name = `P${number}`;
    const from = `10.0.${number >> 8}.${number & 255}`;
    const { me, token } = (await this.#ask('/api/me', { name, language: 'en' }, from)) as {
      me: { id: string };
      token: string;
    };
    return { id: me.id, name, token, from };
  }

  async newTable(host: Guest & { readonly from: string }, setup: Partial<OnlineSetup>): Promise<string> {
    const body = { setup: { ...SETUP, ...setup }, name: host.name };
    return ((await this.#ask('/api/tables', body, host.from, host.token)) as { table: string }).table;
  }

  /** Opens a table and lets so many people come to it; bots take the other seats. They play by themselves. */
  async seat(
    people: number,
    setup: Partial<OnlineSetup>,
    habits: (index: number) => Omit<Habits, 'from'>,
  ): Promise<readonly Player[]> {
    const guests = [];
    for (let index = 0; index < people; index++) guests.push(await this.newGuest());
    const host = guests[0]!;
    const table = await this.newTable(host, setup);
    const seats = setup.seats ?? SETUP.seats;
    if (people < seats) {
      const client = await Client.connect(this.address, { token: host.token });
      await client.open(table);
      for (let seat = people; seat < seats; seat++)
        await client.must(table, { type: 'bot', seat, as: CHARACTER_IDS[seat]! });
      await client.close();
    }
    const players = guests.map(
      (guest, index) => new Player(this.addresses, table, guest, { ...habits(index), from: guest.from }, index),
    );
    this.players.push(...players);
    return players;
  }

  /** Everybody is at their table again: how long that took at the most, in milliseconds from now on. */
  async resynced(): Promise<number> {
    const start = performance.now();
    await Promise.all(this.players.map((player) => player.synced()));
    return performance.now() - start;
  }

  /** Resolves when every one of these tables has gone on from where it was. */
  async goesOn(players: readonly Player[], patience: number): Promise<void> {
    const until = performance.now() + patience;
    const before = players.map(({ table, log, acknowledged }) => ({
      table,
      steps: log.length,
      done: acknowledged.size,
    }));
    const stuck = (): readonly Player[] =>
      players.filter(({ table, log, acknowledged, isOver }, index) => {
        const { table: earlier, steps, done } = before[index]!;
        return table === earlier && log.length === steps && acknowledged.size === done && !isOver;
      });
    // Nobody is told when a table goes on but those who play at it, so it is looked at from time to time.
    while (stuck().length > 0) {
      if (performance.now() > until) {
        const how = stuck().map(({ table, log, pending }) => `${table} at ${log.length}, ${pending.size} asked`);
        throw new Error(`these tables do not go on: ${how.join('; ')}`);
      }
      await setTimeout(20);
    }
  }

  /** Looks at a player's table afresh, with their eyes. */
  async look(player: Player): Promise<Awaited<ReturnType<Client['open']>>> {
    const client = await Client.connect(this.address, { token: player.guest.token });
    const sync = await client.open(player.table);
    await client.close();
    return sync;
  }

  /** The record of a game that is over, as somebody gets it who played in it. */
  async record(table: string): Promise<unknown> {
    const response = await fetch(`${this.address}/api/tables/${table}/record`);
    return response.json();
  }

  stopPlayers(): void {
    for (const player of this.players) player.stop();
  }
}
