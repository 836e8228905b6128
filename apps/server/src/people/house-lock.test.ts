import { expect, it } from 'vitest';
import { HouseLock } from './house-lock.ts';
import { TestWorld, testStore } from './testing.ts';

it('is turned for good before anybody hears of it: whoever looks then sees it turned', async () => {
  const world = new TestWorld();
  const store = await testStore(world);
  const elsewhere = new HouseLock(store, world, () => {});
  const seen: Promise<boolean>[] = [];
  const lock = new HouseLock(store, world, () => {
    elsewhere.outdated();
    seen.push(elsewhere.isLocked());
  });
  expect(await elsewhere.isLocked()).toBe(false);
  await lock.set(true);
  await lock.set(false);
  expect(await Promise.all(seen)).toEqual([true, false]);
});
