import { LIMITS } from '@wunderkammer/protocol';
import { afterAll, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { TestServer } from './testing/test-server.ts';

const house = await TestServer.open();
afterAll(() => house.remove());

it.each(GAMES)('$id has no more seats than messages can name', ({ seats }) => {
  expect(seats.max).toBeLessThanOrEqual(LIMITS.seats);
});

it('a house has the games it is given, and no other', async () => {
  const anna = await house.guest('Anna');
  for (const { id, seats } of GAMES) await house.table(anna, { game: id, seats: seats.min });
  await expect(house.table(anna, { game: 'toy' })).rejects.toThrow('there is no game');
});
