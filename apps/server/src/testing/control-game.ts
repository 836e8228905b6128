import { expect } from 'vitest';
import { Player } from './player.ts';
import type { TestServer } from './test-server.ts';

/** A game that runs along while the server is under attack: it must not notice. */
export class ControlGame {
  readonly #players: readonly Player[];
  #steps = 0;
  #table = '';

  private constructor(players: readonly Player[]) {
    this.#players = players;
  }

  static async start(server: TestServer): Promise<ControlGame> {
    const guests = [await server.guest('Control-A'), await server.guest('Control-B')];
    const table = await server.table(guests[0]!, { game: 'salomons-oordeel' });
    return new ControlGame(guests.map((guest) => new Player(server.address, table, guest, { from: '', thinks: 20 })));
  }

  /** It has gone on since the last time it was asked, and nobody noticed anything. */
  async goesOn(): Promise<void> {
    const [player] = this.#players as [Player];
    await expect
      .poll(() => player.isOver || player.table !== this.#table || player.log.length > this.#steps, { timeout: 20_000 })
      .toBe(true);
    this.#steps = player.log.length;
    this.#table = player.table;
    expect(this.#players.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { refused } of this.#players)
      expect([...refused.values()].filter((code) => code !== 'rate-limited')).toEqual([]);
  }

  stop(): void {
    for (const player of this.#players) player.stop();
  }
}
