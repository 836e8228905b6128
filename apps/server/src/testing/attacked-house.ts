import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { TableState } from '../table/table-state.ts';
import { ControlGame } from './control-game.ts';
import { type Guest, TestServer } from './test-server.ts';

/**
 * A house for a file of tests that attack it. After each of them a game that runs along must have gone on without noticing,
 * and the server must have complained about nothing.
 */
export const attackedHouse = () => {
  const complaints: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } };
  let house: TestServer;
  let control: ControlGame;
  let strangers = 0;
  beforeAll(async () => {
    house = await TestServer.open({ TRUST_PROXY: 'yes' }, { logger });
    control = await ControlGame.start(house);
  });
  afterEach(async () => {
    await control.goesOn();
    expect(complaints).toEqual([]);
  });
  afterAll(async () => {
    control.stop();
    await house.remove();
  });

  return {
    logger,
    get house(): TestServer {
      return house;
    },
    stateOf: (table: string): TableState => house.server.house.inMemory(table)!.state,
    /** Strangers come from many addresses; the limits for one are not what is tested here. */
    stranger: async (name = 'Mallory'): Promise<Guest> => {
      const number = ++strangers;
      const response = await fetch(`${house.address}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` },
        body: JSON.stringify({ name, language: 'en' }),
      });
      const { me, token } = (await response.json()) as { me: { id: string }; token: string };
      return { id: me.id, name, token };
    },
  };
};
