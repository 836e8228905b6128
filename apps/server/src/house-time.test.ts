import { beforeEach, expect, it } from 'vitest';
import { HouseTime } from './house-time.ts';
import { testStore } from './people/testing.ts';
import type { SqliteStore } from './store/sqlite/sqlite-store.ts';
import { StillWorld } from './testing/still-world.ts';

const HOUR = 3600 * 1000;

let world: StillWorld;
let store: SqliteStore;
beforeEach(async () => {
  world = new StillWorld();
  store = await testStore(world);
});

it('begins with nothing, and passes as the server lives', async () => {
  const time = await HouseTime.open(store, world);
  world.pass(1_234);
  expect(time.now()).toBe(1_234);
});

it.each([-HOUR, HOUR])('does not notice that the clock on the wall is set (%i ms)', async (shift) => {
  const time = await HouseTime.open(store, world);
  world.pass(1_000);
  world.setClock(shift);
  expect(time.now()).toBe(1_000);
  world.pass(1_000);
  expect(time.now()).toBe(2_000);
});

it('stands while the server sleeps, and until those who play can be back', async () => {
  const time = await HouseTime.open(store, world);
  world.pass(1_000);
  world.sleep(HOUR);
  expect(time.now()).toBe(1_000);
  world.pass(1_999);
  expect(time.now()).toBe(1_000);
  world.pass(1_001);
  expect(time.now()).toBe(2_000);
});

it('counts what was lived before a sleep, whenever it is asked', async () => {
  const time = await HouseTime.open(store, world);
  world.pass(1_000);
  world.sleep(HOUR);
  world.pass(5_000);
  expect(time.now()).toBe(4_000);
});

it('goes on from what was kept, however long no server was there, after the time to come back', async () => {
  const time = await HouseTime.open(store, world);
  world.pass(10_000);
  await time.keep();
  const later = new StillWorld('later', world.now() + 30 * 24 * HOUR);
  const again = await HouseTime.open(store, later);
  expect([again.began, again.now()]).toEqual([10_000, 10_000]);
  later.pass(3_000);
  expect(again.now()).toBe(11_000);
});

it('goes on from what was kept on a machine whose clock is behind', async () => {
  const time = await HouseTime.open(store, world);
  world.pass(10_000);
  await time.keep();
  const earlier = new StillWorld('earlier', world.now() - 30 * 24 * HOUR);
  expect((await HouseTime.open(store, earlier)).now()).toBe(10_000);
});
