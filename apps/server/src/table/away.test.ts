import type { Clock, ServerMessage } from '@wunderkammer/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { TestReceiver, TestService } from '../push/testing.ts';
import type { Client } from '../testing/client.ts';
import { StillWorld } from '../testing/still-world.ts';
import { type Guest, TestServer } from '../testing/test-server.ts';

/* When others may hand a seat to a bot: by the pace that was agreed on, and never because somebody is asleep. */

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const AN_HOUR: Clock = { type: 'none', away: 3600 };

let house: TestServer;
let world: StillWorld;
let service: TestService | undefined;
afterEach(async () => {
  await house.remove();
  await service?.close();
  service = undefined;
});

const open = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  world = new StillWorld('away');
  house = await TestServer.open({ BOT_PACE: '100', ...settings }, { world });
};

/** Another server for the same house, so many milliseconds later. */
const reopen = async (later: number): Promise<void> => {
  const { folder } = house;
  await house.stop();
  world = new StillWorld('later', world.now() + later);
  house = await TestServer.open({ BOT_PACE: '100' }, { world }, folder);
};

const stateOf = (table: string) => house.server.house.inMemory(table)!.state;

interface Missing {
  readonly table: string;
  /** The one whose turn it is, and another who waits. */
  readonly seat: number;
  readonly guest: Guest;
  readonly client: Client;
  readonly other: Client;
  readonly third: Client;
  readonly otherGuest: Guest;
}

/** Three at a table, of whom one is asked. */
const play = async (clock: Clock): Promise<Missing> => {
  const { table, clients, guests } = await house.playing(['Anna', 'Bert', 'Cleo'], { game: 'drei-magier', clock });
  const seat = stateOf(table).asked[0]!;
  const next = (seat + 1) % 3;
  const [guest, client, other, third] = [guests[seat]!, clients[seat]!, clients[next]!, clients[(seat + 2) % 3]!];
  return { table, seat, guest, client, other, third, otherGuest: guests[next]! };
};

/** Somebody closes their page, and the others have noticed. */
const leave = async ({ seat, client, other }: Missing): Promise<void> => {
  const noticed = other.next('here', ({ here }) => !here.includes(seat));
  await client.close();
  await noticed;
};

const hand = (client: Client, { table, seat }: Missing): Promise<ServerMessage> =>
  client.do(table, { type: 'hand', seat, to: 'bot' });

const decide = (client: Client, table: string): Promise<ServerMessage> => {
  const { game, truth, asked, steps } = stateOf(table);
  const step = game.legal(truth!, asked[0]!)[0]!;
  return client.must(table, { type: 'play', after: steps.length, step });
};

/** Lets the bots' beats pass until the table has moved on. */
const beats = async (table: string): Promise<void> => {
  const steps = stateOf(table).steps.length;
  while (stateOf(table).steps.length === steps) {
    world.pass(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const letGo = async (table: string): Promise<void> => {
  await expect.poll(() => house.server.house.inMemory(table)!.isIdle).toBe(true);
  await house.server.house.round();
  await house.server.house.round();
  expect(house.server.house.inMemory(table)).toBeUndefined();
};

describe('without a clock, a seat', () => {
  it('is handed to a bot by others when the table has waited for as long as was agreed, and not before', async () => {
    await open();
    const missing = await play(AN_HOUR);
    const { table, seat, other } = missing;
    await leave(missing);
    world.pass(HOUR - 1_000);
    expect(await hand(other, missing)).toMatchObject({
      code: 'not-now',
      message: 'the table will wait for them for another 1 seconds',
    });
    world.pass(1_000);
    const answer = await hand(other, missing);
    expect(answer).toMatchObject({ t: 'room' });
    const by = (seat + 1) % 3;
    expect(answer.t === 'room' && answer.room.seats[seat]).toMatchObject({ handed: true, handedBy: by });
    expect(await other.do(table, { type: 'hand', seat, to: 'person' })).toMatchObject({ code: 'forbidden' });
  });

  it('is not handed over while its owner is there, however long they think', async () => {
    await open();
    const missing = await play(AN_HOUR);
    world.pass(3 * HOUR);
    expect(await hand(missing.other, missing)).toMatchObject({ code: 'not-now', message: 'they are at the table' });
    // The time begins when they go.
    await leave(missing);
    world.pass(HOUR - 1);
    expect(await hand(missing.other, missing)).toMatchObject({ code: 'not-now' });
    world.pass(1);
    expect(await hand(missing.other, missing)).toMatchObject({ t: 'room' });
  });

  it('is not handed over while the game does not wait for it', async () => {
    await open();
    const missing = await play(AN_HOUR);
    const { other, otherGuest, table, client } = missing;
    const waiting = { ...missing, seat: (missing.seat + 1) % 3, client: other, guest: otherGuest, other: client };
    await leave(waiting);
    world.pass(DAY);
    expect(await hand(client, waiting)).toMatchObject({ message: 'the game is not waiting for them' });
    // Their time begins with their turn.
    while (stateOf(table).asked[0] === missing.seat) await decide(client, table);
    expect(stateOf(table).asked).toEqual([waiting.seat]);
    world.pass(HOUR - 1);
    expect(await hand(client, waiting)).toMatchObject({ code: 'not-now' });
    world.pass(1);
    expect(await hand(client, waiting)).toMatchObject({ t: 'room' });
  });

  it('is never handed over where that was agreed', async () => {
    await open();
    const missing = await play({ type: 'none', away: null });
    await leave(missing);
    world.pass(80 * DAY);
    expect(await hand(missing.other, missing)).toMatchObject({ code: 'forbidden' });
    expect((await missing.other.open(missing.table)).room.clocks).toBeUndefined();
  });

  it('has its time shown to the others, which runs while its owner is away', async () => {
    await open();
    const missing = await play(AN_HOUR);
    const { table, seat, guest, client, other } = missing;
    expect((await other.open(table)).room.clocks).toEqual({ left: [HOUR, HOUR, HOUR], running: [], late: [] });
    const told = other.next('here', ({ here }) => !here.includes(seat));
    await client.close();
    expect((await told).clocks).toMatchObject({ running: [seat], late: [] });
    world.pass(HOUR);
    const { clocks } = (await other.open(table)).room;
    expect([clocks!.left[seat], clocks!.late]).toEqual([0, [seat]]);
    const back = other.next('here', ({ here }) => here.includes(seat));
    await (await house.connect(guest)).open(table);
    expect((await back).clocks).toEqual({ left: [HOUR, HOUR, HOUR], running: [], late: [] });
  });

  it('is counted anew after its owner was there, also for the owner who reads that it could have been lost', async () => {
    await open();
    const missing = await play(AN_HOUR);
    const { table, guest, other } = missing;
    await leave(missing);
    world.pass(0.4 * HOUR);
    const early = await house.connect(guest);
    expect((await early.open(table)).room.you.late).toBeUndefined();
    await leave({ ...missing, client: early });
    world.pass(0.75 * HOUR);
    const until = world.now() + 0.25 * HOUR;
    const late = await house.connect(guest);
    expect((await late.open(table)).room.you.late).toBe(until);
    // Loading the page anew shows it again, until they have decided.
    expect((await late.open(table)).room.you.late).toBe(until);
    await leave({ ...missing, client: late });
    world.pass(HOUR - 1);
    expect(await hand(other, missing)).toMatchObject({ code: 'not-now' });
    const back = await house.connect(guest);
    await back.open(table);
    await decide(back, table);
    expect((await back.open(table)).room.you.late).toBeUndefined();
  });

  it('is not handed over for what the server did not live through', async () => {
    await open();
    const missing = await play(AN_HOUR);
    await leave(missing);
    world.pass(HOUR / 2);
    world.sleep(DAY);
    world.setClock(DAY);
    world.pass(HOUR / 2);
    // The two seconds in which everybody may come back.
    expect(await hand(missing.other, missing)).toMatchObject({ message: expect.stringContaining('another 2 seconds') });
    world.pass(2_000);
    expect(await hand(missing.other, missing)).toMatchObject({ t: 'room' });
  });

  it('is counted through servers that stop and tables that leave the memory', async () => {
    await open();
    const missing = await play(AN_HOUR);
    const { table, otherGuest } = missing;
    world.pass(3 * HOUR);
    await leave(missing);
    world.pass(HOUR / 2);
    await reopen(30 * DAY);
    world.pass(2_000);
    const first = await house.connect(otherGuest);
    await first.open(table);
    world.pass(HOUR / 4);
    await first.close();
    await letGo(table);
    const second = await house.connect(otherGuest);
    const { clocks } = (await second.open(table)).room;
    expect(clocks).toMatchObject({ running: [missing.seat] });
    expect(clocks!.left[missing.seat]).toBe(HOUR / 4);
    world.pass(HOUR / 4 - 1);
    expect(await hand(second, missing)).toMatchObject({ code: 'not-now' });
    world.pass(1);
    expect(await hand(second, missing)).toMatchObject({ t: 'room' });
  });

  it('of somebody who was there when the server stopped is counted from then on', async () => {
    await open();
    const missing = await play(AN_HOUR);
    world.pass(3 * HOUR);
    await reopen(30 * DAY);
    world.pass(2_000 + HOUR - 1);
    const other = await house.connect(missing.otherGuest);
    await other.open(missing.table);
    expect(await hand(other, missing)).toMatchObject({ code: 'not-now' });
    world.pass(1);
    expect(await hand(other, missing)).toMatchObject({ t: 'room' });
  });

  it('is counted from when its owner left, though the table left the memory at once', async () => {
    await open();
    const missing = await play(AN_HOUR);
    world.pass(10_000);
    await leave(missing);
    await missing.other.close();
    await missing.third.close();
    await letGo(missing.table);
    world.pass(HOUR / 2);
    const other = await house.connect(missing.otherGuest);
    expect((await other.open(missing.table)).room.clocks!.left[missing.seat]).toBe(HOUR / 2);
  });

  it('is counted from the end of a server for those who waited long for the start', async () => {
    await open();
    const guests = [await house.guest('Anna'), await house.guest('Bert')];
    const table = await house.table(guests[0]!, { clock: AN_HOUR });
    const clients = await Promise.all(guests.map((guest) => house.connect(guest)));
    for (const [seat, client] of clients.entries()) {
      await client.open(table);
      await client.must(table, { type: 'sit', seat, name: `Guest ${seat}`, entropy: '' });
    }
    world.pass(60_000);
    await clients[0]!.must(table, { type: 'start' });
    world.pass(10_000);
    await house.server.store.head(table);
    expect((await house.server.store.list('seen')).map(({ value }) => JSON.parse(value).here)).toEqual([true, true]);
  });

  it('costs nothing to keep when a page is loaded anew', async () => {
    await open();
    const missing = await play(AN_HOUR);
    world.pass(10_000);
    await house.server.store.head(missing.table);
    const before = await house.server.store.list('seen');
    expect(before).toHaveLength(3);
    await leave(missing);
    world.pass(9_000);
    await (await house.connect(missing.guest)).open(missing.table);
    world.pass(1_000);
    await house.server.store.head(missing.table);
    expect(await house.server.store.list('seen')).toEqual(before);
  });
});

describe('with a clock, a seat', () => {
  it('is handed over only when its time ran out, a bot had to decide, and its owner is still away', async () => {
    await open();
    const missing = await play({ type: 'move', seconds: 3600 });
    const { table, seat, guest, other } = missing;
    await leave(missing);
    world.pass(HOUR - 1_000);
    expect(await hand(other, missing)).toMatchObject({ message: 'their time has not run out yet' });
    world.pass(1_000);
    while (stateOf(table).asked[0] === seat && !stateOf(table).seats[seat]!.late) await beats(table);
    expect((await other.open(table)).room.clocks!.late).toEqual([seat]);
    // It is their turn again at once, or after the others.
    while (stateOf(table).asked[0] !== seat) {
      world.pass(HOUR);
      await beats(table);
    }
    const back = await house.connect(guest);
    await back.open(table);
    expect(await hand(other, missing)).toMatchObject({ message: 'they are at the table' });
    await leave({ ...missing, client: back });
    expect(await hand(other, missing)).toMatchObject({ t: 'room' });
    // Whoever takes the seat back begins afresh.
    const again = await house.connect(guest);
    await again.open(table);
    await again.must(table, { type: 'hand', seat, to: 'person' });
    await leave({ ...missing, client: again });
    expect(await hand(other, missing)).toMatchObject({ code: 'not-now' });
  });

  it('is not lost any more once its owner has decided again', async () => {
    await open();
    const missing = await play({ type: 'bank', seconds: 3600, bonus: 5 });
    const { table, seat, client } = missing;
    world.pass(HOUR);
    await beats(table);
    expect(stateOf(table).seats[seat]!.late).toBe(true);
    while (stateOf(table).asked[0] !== seat) await beats(table);
    await decide(client, table);
    expect(stateOf(table).seats[seat]!.late).toBe(false);
  });
});

describe('whoever is missed', () => {
  /** The one whose turn it is gets notifications. */
  const subscribe = async ({ guest }: Missing): Promise<TestReceiver> => {
    const receiver = new TestReceiver(`${service!.origin}/push/phone`);
    await house.ask('PUT', '/api/me/push', receiver.subscription, guest.token);
    return receiver;
  };
  const settings = (): Readonly<Record<string, string>> => ({ PUSH_SERVICES: service!.origin });
  const deliveries = () => service!.deliveries.length;

  it('is told when half of the time is over, once, until when the table waits', async () => {
    service = await TestService.open();
    await open(settings());
    const missing = await play(AN_HOUR);
    const receiver = await subscribe(missing);
    const until = world.now() + HOUR;
    await leave(missing);
    world.pass(HOUR / 2 - 1);
    await house.server.house.round();
    expect(deliveries()).toBe(0);
    world.pass(1);
    await expect.poll(deliveries).toBe(1);
    expect(receiver.read(service.deliveries[0]!)).toMatchObject({ kind: 'away', table: missing.table, until });
    // Not again for the same absence, but for the next.
    world.pass(HOUR);
    const back = await house.connect(missing.guest);
    await back.open(missing.table);
    await leave({ ...missing, client: back });
    world.pass(HOUR / 2);
    await expect.poll(deliveries).toBe(2);
  });

  it('is told also when nobody has been at the table for long, and the server was another', async () => {
    service = await TestService.open();
    await open(settings());
    const missing = await play({ type: 'none', away: 24 * 3600 });
    const receiver = await subscribe(missing);
    world.pass(HOUR);
    await leave(missing);
    await missing.other.close();
    const { folder } = house;
    await house.stop();
    world = new StillWorld('later', world.now() + 30 * DAY);
    house = await TestServer.open({ BOT_PACE: '100', ...settings() }, { world }, folder);
    world.pass(2_000 + HOUR);
    await house.server.house.round();
    expect(house.server.house.inMemory(missing.table)).toBeUndefined();
    world.setClock(-90 * DAY);
    world.pass(11 * HOUR - 1_000);
    await house.server.house.round();
    expect(deliveries()).toBe(0);
    world.pass(1_000);
    await house.server.house.round();
    await expect.poll(deliveries).toBe(1);
    const until = world.now() + 12 * HOUR;
    expect(receiver.read(service.deliveries[0]!)).toMatchObject({ kind: 'away', until });
    // Having told it, the table rests.
    await letGo(missing.table);
    world.pass(DAY);
    await house.server.house.round();
    expect(house.server.house.inMemory(missing.table)).toBeUndefined();
    expect(deliveries()).toBe(1);
  });
});
