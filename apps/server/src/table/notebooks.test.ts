import { LIMITS } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { HeldStore } from '../testing/held-store.ts';
import { freshFolder } from '../testing/server-process.ts';
import { StillWorld } from '../testing/still-world.ts';
import { type Guest, TestServer } from '../testing/test-server.ts';

let world: StillWorld;
let held: HeldStore;
let house: TestServer;
let table: string;
let anna: Client;
let bert: Client;
let guests: readonly Guest[];
/** How often a notebook was put, and what stood in it the last time. */
let puts: Record<string, string>[];
beforeEach(async () => {
  world = new StillWorld('notebooks');
  const folder = freshFolder();
  held = await HeldStore.open(folder);
  house = await TestServer.open({}, { world, store: held.store }, folder);
  const playing = await house.playing(['Anna', 'Bert']);
  ({ table, guests } = playing);
  [anna, bert] = playing.clients as [Client, Client];
  puts = [];
  const { store } = held;
  const { put } = store;
  store.put = (document) => {
    if (document.kind === 'notes') puts.push(JSON.parse(document.value) as Record<string, string>);
    return put.call(store, document);
  };
});
afterEach(() => house.remove());

const marksOf = async (client: Client): Promise<object> => (await client.open(table)).game!.marks;
const keptFor = async ({ id }: Guest): Promise<unknown> => {
  const kept = await held.store.get('notes', `${table}/${id}`);
  return kept && JSON.parse(kept.value);
};
/** What was sent before has been worked on. */
const heard = async (client: Client): Promise<void> => {
  const pong = client.next('pong');
  client.send({ t: 'ping' });
  await pong;
};
const numbered = (count: number, from = 0): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`k${from + number}`, 'yes']));

describe('notes', () => {
  it('are for their owner alone, kept when that is said, and wiped out by an empty value', async () => {
    expect(await anna.mark(table, { fire: 'yes', air: 'no' })).toMatchObject({ t: 'done' });
    expect(await keptFor(guests[0]!)).toEqual({ fire: 'yes', air: 'no' });
    const wiped = anna.mark(table, { air: '', water: '' });
    await heard(anna);
    world.pass(1_000);
    expect(await wiped).toMatchObject({ t: 'done' });
    expect(await keptFor(guests[0]!)).toEqual({ fire: 'yes' });
    expect(await marksOf(anna)).toEqual({ fire: 'yes' });
    expect(await marksOf(bert)).toEqual({});
    expect(await marksOf(await house.connect(guests[0]))).toEqual({ fire: 'yes' });
  });

  it('are not for those who only look on', async () => {
    const cleo = await house.connect(await house.guest('Cleo'));
    await cleo.open(table);
    expect(await cleo.mark(table, { fire: 'yes' })).toMatchObject({ t: 'refused', code: 'forbidden' });
    const nobody = await house.connect(undefined);
    await nobody.open(table);
    expect(await nobody.mark(table, { fire: 'yes' })).toMatchObject({ t: 'refused', code: 'forbidden' });
  });

  it('four hundred in a row neither close the line nor lose one, and are two puts', async () => {
    const answers = Object.entries(numbered(400)).map(([key, value]) => anna.mark(table, { [key]: value }));
    await heard(anna);
    world.pass(999);
    expect(puts).toEqual([numbered(1)]);
    world.pass(1);
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ t: 'done' });
    expect(puts).toHaveLength(2);
    expect(await keptFor(guests[0]!)).toEqual(numbered(400));
    expect(anna.socket.readyState).toBe(anna.socket.OPEN);
  });

  it('of somebody whose notebook is still being read, or who has two pages, are all kept, and in their order', async () => {
    const cleo = await house.guest('Cleo');
    const other = await house.table(cleo);
    const [first, second] = [await house.connect(cleo), await house.connect(cleo)];
    const dora = await house.guest('Dora');
    const late = await house.connect(dora);
    for (const client of [first, second, late]) await client.open(other);
    await late.must(other, { type: 'sit', name: 'Dora', entropy: '' });
    const hold = held.hold('get');
    const marks = [late.mark(other, { a: '1' }), late.mark(other, { b: '1', c: '1' }), late.mark(other, { b: '' })];
    await heard(late);
    expect(held.waiting).toBe(1);
    hold.go();
    expect(await marks[0]).toMatchObject({ t: 'done' });
    world.pass(1_000);
    for (const answer of await Promise.all(marks)) expect(answer).toMatchObject({ t: 'done' });
    expect(puts.at(-1)).toEqual({ a: '1', c: '1' });
    const both = [first.mark(other, { x: '1' }), second.mark(other, { y: '1' })];
    await Promise.all([first, second].map(heard));
    world.pass(1_000);
    await Promise.all(both);
    expect(puts.at(-1)).toEqual({ x: '1', y: '1' });
  });

  it('are refused as a whole when the notebook would be too full, and nothing of them is kept', async () => {
    for (let from = 0; from < LIMITS.marks; from += LIMITS.marksAtOnce) {
      const noted = anna.mark(table, numbered(LIMITS.marksAtOnce, from));
      await heard(anna);
      world.pass(1_000);
      expect(await noted).toMatchObject({ t: 'done' });
    }
    const over = { k0: 'no', 'one too many': 'yes' };
    expect(await anna.mark(table, over)).toMatchObject({
      t: 'refused',
      code: 'full',
      message: 'the notebook is full',
    });
    expect(await marksOf(anna)).toEqual(numbered(LIMITS.marks));
    const inPlace = anna.mark(table, { ...over, k1: '' });
    await heard(anna);
    world.pass(1_000);
    expect(await inPlace).toMatchObject({ t: 'done' });
  });

  it.each([
    ['none', {}],
    ['too many at once', numbered(LIMITS.marksAtOnce + 1)],
    ['without a key', { '': 'yes' }],
    ['with too long a key', { ['k'.repeat(LIMITS.mark + 1)]: 'yes' }],
    ['that are too long', { k: 'v'.repeat(LIMITS.mark + 1) }],
  ])('are refused when they are %s', async (_what, marks) => {
    const refused = anna.next('refused');
    anna.send({ t: 'mark', id: 'm', table, marks });
    expect(await refused).toMatchObject({ code: 'message' });
    expect(puts).toEqual([]);
  });
});

describe('a put', () => {
  it('is the only one under way, and the next holds all that was noted meanwhile', async () => {
    const hold = held.hold('put');
    const answers = [anna.mark(table, { a: '1' })];
    await expect.poll(() => held.waiting).toBe(1);
    answers.push(anna.mark(table, { b: '1' }), anna.mark(table, { a: '2' }));
    await heard(anna);
    world.pass(1_000);
    expect([puts.length, held.waiting]).toEqual([1, 1]);
    expect(anna.messages.some(({ t }) => t === 'done')).toBe(false);
    // What one notes is there at once for one's other pages.
    expect(await marksOf(anna)).toEqual({ a: '2', b: '1' });
    hold.go();
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ t: 'done' });
    expect(puts).toEqual([{ a: '1' }, { a: '2', b: '1' }]);
  });

  it('that fails refuses all that stands on it, and the notes are again what is kept', async () => {
    await anna.mark(table, { a: '1' });
    world.pass(1_000);
    const hold = held.hold('put');
    const answers = [anna.mark(table, { a: '2' }), anna.mark(table, { b: '1' })];
    await expect.poll(() => held.waiting).toBe(1);
    await heard(anna);
    hold.fail();
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ t: 'refused', code: 'unavailable' });
    }
    expect(await marksOf(anna)).toEqual({ a: '1' });
    const again = anna.mark(table, { b: '1' });
    await heard(anna);
    world.pass(1_000);
    expect(await again).toMatchObject({ t: 'done' });
    expect(await keptFor(guests[0]!)).toEqual({ a: '1', b: '1' });
  });

  it('is not waited for by what comes next on the line', async () => {
    const hold = held.hold('put');
    const noted = anna.mark(table, { a: '1' });
    expect(await anna.must(table, { type: 'say', text: 'hello' })).toMatchObject({ t: 'chat' });
    hold.go();
    expect(await noted).toMatchObject({ t: 'done' });
  });
});

describe('what waits to be put', () => {
  const noteTwice = async (): Promise<readonly Promise<unknown>[]> => {
    const answers = [anna.mark(table, { a: '1' }), anna.mark(table, { b: '1' })];
    await answers[0];
    await heard(anna);
    expect(await keptFor(guests[0]!)).toEqual({ a: '1' });
    return answers;
  };

  it('is kept when the house closes', async () => {
    const [, second] = await noteTwice();
    await house.stop();
    expect(await second).toMatchObject({ t: 'done' });
    const again = await TestServer.open({}, {}, house.folder);
    const back = await again.connect(guests[0]);
    expect((await back.open(table)).game!.marks).toEqual({ a: '1', b: '1' });
    await again.stop();
  });

  it('holds the table in memory until it is kept, though nobody is there any more', async () => {
    const [, second] = await noteTwice();
    const live = house.server.house.inMemory(table)!;
    const cut = expect(second).rejects.toThrow('the line was cut');
    await Promise.all([anna, bert].map((client) => client.close()));
    await cut;
    await expect.poll(() => house.server.hub.size).toBe(0);
    expect(live.isIdle).toBe(false);
    world.pass(1_000);
    await expect.poll(() => live.isIdle).toBe(true);
    expect(await keptFor(guests[0]!)).toEqual({ a: '1', b: '1' });
  });

  it('is refused when the table is read again', async () => {
    const [, second] = await noteTwice();
    const hold = held.hold('append');
    const said = anna.do(table, { type: 'say', text: 'lost' });
    await expect.poll(() => held.waiting).toBe(1);
    const synced = anna.next('sync');
    hold.fail();
    expect(await said).toMatchObject({ t: 'refused', code: 'unavailable' });
    expect(await second).toMatchObject({ t: 'refused', code: 'unavailable' });
    world.pass(1_000);
    expect((await synced).game!.marks).toEqual({ a: '1' });
  });

  it('is not kept any more for somebody who is gone', async () => {
    const [, second] = await noteTwice();
    const cut = expect(second).rejects.toThrow('the line was cut');
    await house.server.people.remove(guests[0]!.id);
    await cut;
    world.pass(1_000);
    expect(await keptFor(guests[0]!)).toBeUndefined();
  });
});
