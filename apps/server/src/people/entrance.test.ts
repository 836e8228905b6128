import { beforeEach, expect, it } from 'vitest';
import { Entrance } from './entrance.ts';
import { testHouse } from './testing.ts';

let house: Awaited<ReturnType<typeof testHouse>>;

beforeEach(async () => {
  house = await testHouse();
});

const typed = (code: string): string => code.replaceAll('-', '');

it('is open to everybody at first, and uses up no invitation', async () => {
  const { entrance } = house;
  const code = await entrance.invite({ label: 'for the neighbours', uses: 1 });
  expect(await entrance.isLocked()).toBe(false);
  await entrance.pass(undefined);
  await entrance.pass(typed(code));
  await entrance.pass('nonsense');
  expect(await entrance.invitations()).toMatchObject([{ label: 'for the neighbours', left: 1 }]);
});

it('when locked lets in only people with an invitation, as many as it is for', async () => {
  const { entrance, people } = house;
  await entrance.lock(true);
  await expect(people.create('Anna', 'nl')).rejects.toMatchObject({ code: 'locked' });
  await expect(people.create('Anna', 'nl', 'ABCDABCDABCD')).rejects.toMatchObject({ code: 'code' });
  const code = typed(await entrance.invite({ label: '', uses: 3 }));
  expect(code).toMatch(/^[2-9A-Z]{12}$/);
  const second = new Entrance(house.store, house.world, () => {});
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? entrance : second).pass(code)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await entrance.invitations()).toEqual([]);
});

it('heeds the end of an invitation, and its being taken back', async () => {
  const { entrance, world } = house;
  await entrance.lock(true);
  const until = world.time + 1000;
  const short = typed(await entrance.invite({ label: 'short', uses: 5, until }));
  const long = typed(await entrance.invite({ label: 'long', uses: 5 }));
  await entrance.pass(short);
  expect(await entrance.invitations()).toEqual(
    expect.arrayContaining([
      { id: expect.any(String), label: 'short', left: 4, until },
      { id: expect.any(String), label: 'long', left: 5 },
    ]),
  );
  world.time = until;
  await expect(entrance.pass(short)).rejects.toMatchObject({ code: 'code' });
  const [left, ...others] = await entrance.invitations();
  expect(others).toEqual([]);
  expect(await entrance.revoke(left!.id)).toBe(true);
  expect(await entrance.revoke(left!.id)).toBe(false);
  await expect(entrance.pass(long)).rejects.toMatchObject({ code: 'code' });
});

it('hears within seconds that another server turned the key', async () => {
  const { entrance, store, world } = house;
  const other = new Entrance(store, world, () => {});
  expect(await other.isLocked()).toBe(false);
  await entrance.lock(true);
  expect(await entrance.isLocked()).toBe(true);
  world.time += 3_000;
  expect(await other.isLocked()).toBe(true);
});
