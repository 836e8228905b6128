import { beforeEach, expect, it } from 'vitest';
import { HouseLock } from './house-lock.ts';
import { Invitations } from './invitations.ts';
import { testHouse } from './testing.ts';

let house: Awaited<ReturnType<typeof testHouse>>;

beforeEach(async () => {
  house = await testHouse();
});

const typed = (code: string): string => code.replaceAll('-', '');

it('is open to everybody at first, and uses up no invitation', async () => {
  const { lock, invitations, people } = house;
  const code = await invitations.create({ label: 'for the neighbours', uses: 1 });
  expect(await lock.isLocked()).toBe(false);
  await people.create('Anna', 'nl');
  await people.create('Bert', 'nl', typed(code));
  await people.create('Cleo', 'nl', 'nonsense');
  expect(await invitations.list()).toMatchObject([{ label: 'for the neighbours', left: 1 }]);
});

it('when locked lets in only people with an invitation, as many as it is for', async () => {
  const { store, world, lock, invitations, people } = house;
  await lock.set(true);
  await expect(people.create('Anna', 'nl')).rejects.toMatchObject({ code: 'locked' });
  await expect(people.create('Anna', 'nl', 'ABCDABCDABCD')).rejects.toMatchObject({ code: 'code' });
  const code = typed(await invitations.create({ label: '', uses: 3 }));
  expect(code).toMatch(/^[2-9A-Z]{12}$/);
  const second = new Invitations(store, world);
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? invitations : second).redeem(code)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await invitations.list()).toEqual([]);
});

it('heeds the end of an invitation, and its being taken back', async () => {
  const { invitations, world } = house;
  const until = world.time + 1000;
  const short = typed(await invitations.create({ label: 'short', uses: 5, until }));
  const long = typed(await invitations.create({ label: 'long', uses: 5 }));
  await invitations.redeem(short);
  expect(await invitations.list()).toEqual(
    expect.arrayContaining([
      { id: expect.any(String), label: 'short', left: 4, until },
      { id: expect.any(String), label: 'long', left: 5 },
    ]),
  );
  world.time = until;
  await expect(invitations.redeem(short)).rejects.toMatchObject({ code: 'code' });
  const [left, ...others] = await invitations.list();
  expect(others).toEqual([]);
  expect(await invitations.revoke(left!.id)).toBe(true);
  expect(await invitations.revoke(left!.id)).toBe(false);
  await expect(invitations.redeem(long)).rejects.toMatchObject({ code: 'code' });
});

it('hears within seconds that another server turned the key', async () => {
  const { lock, store, world } = house;
  const other = new HouseLock(store, world, () => {});
  expect(await other.isLocked()).toBe(false);
  await lock.set(true);
  expect(await lock.isLocked()).toBe(true);
  world.time += 3_000;
  expect(await other.isLocked()).toBe(true);
});
