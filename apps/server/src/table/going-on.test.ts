import { type Seat, seat as seatOf } from '@wunderkammer/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { StillWorld } from '../testing/still-world.ts';
import { TestServer } from '../testing/test-server.ts';

const DAY = 24 * 3600 * 1000;

let house: TestServer;
let world: StillWorld;
afterEach(() => house.remove());

const open = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
  world = new StillWorld('going on');
  house = await TestServer.open(settings, { world });
};
const stateOf = (table: string) => house.server.house.inMemory(table)!.state;

/** The clock of the one whose turn it is, as the others see it. */
const asked = (table: string): number => stateOf(table).asked[0]!;

describe('a clock', () => {
  it('runs for the one who is asked, and a bot plays that one move when it runs out', async () => {
    await open({ BOT_PACE: '100' });
    const { table, clients } = await house.playing(['Anna', 'Bert'], { clock: { type: 'move', seconds: 60 } });
    const seat = asked(table);
    const { room } = await clients[0]!.open(table);
    expect(room.clocks).toEqual({ left: seat === 0 ? [60_000, 0] : [0, 60_000], running: [seat], late: [] });
    world.pass(59_999);
    const steps = stateOf(table).steps.length;
    expect((await clients[0]!.open(table)).room.clocks!.left[seat]).toBe(1);
    const played = clients[0]!.next('played');
    world.pass(1);
    await beats(table, steps);
    const { steps: told, clocks } = await played;
    expect(told[0]!.s.by).toBe(seat);
    expect(clocks!.running).toEqual([asked(table)]);
    expect(stateOf(table).isDriven(seat as never)).toBe(false);
  });

  it('of the bank kind keeps what is left, with a bonus for each decision', async () => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert'], {
      clock: { type: 'bank', seconds: 600, bonus: 5 },
    });
    const seat = asked(table);
    world.pass(100_000);
    const { game, truth, steps } = stateOf(table);
    const step = game.legal(truth!, seat as never)[0]!;
    const answer = await clients[seat]!.must(table, { type: 'play', after: steps.length, step });
    expect(answer).toMatchObject({ clocks: { left: expect.arrayContaining([505_000, 600_000]) } });
  });

  it('stands still while the server is down', async () => {
    await open();
    const { table, guests } = await house.playing(['Anna', 'Bert'], { clock: { type: 'move', seconds: 3600 } });
    const seat = asked(table);
    world.pass(600_000);
    const { folder } = house;
    await house.stop();
    const later = new StillWorld('later', world.now() + 30 * DAY);
    house = await TestServer.open({}, { world: later }, folder);
    const back = await house.connect(guests[0]);
    expect((await back.open(table)).room.clocks!.left[seat]).toBe(3_000_000);
    // Two seconds are left to those who play for coming back.
    later.pass(1_002_000);
    expect((await back.open(table)).room.clocks!.left[seat]).toBe(2_000_000);
  });

  it('stands still while the server sleeps, and everybody is told how it stands when it wakes', async () => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert'], { clock: { type: 'move', seconds: 60 } });
    const seat = asked(table);
    world.pass(10_000);
    const told = clients[0]!.next('here', ({ clocks }) => clocks !== undefined);
    world.sleep(DAY);
    await house.server.house.round();
    expect((await told).clocks!.left[seat]).toBe(50_000);
    world.pass(11_000);
    expect((await clients[0]!.open(table)).room.clocks!.left[seat]).toBe(41_000);
    expect(stateOf(table).asked).toEqual([seat]);
  });

  it.each([-1, 1])('does not notice that the clock on the wall is set (%i days)', async (days) => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert'], {
      clock: { type: 'bank', seconds: 60, bonus: 0 },
    });
    const seat = asked(table);
    world.pass(10_000);
    world.setClock(days * DAY);
    await house.server.house.round();
    expect((await clients[0]!.open(table)).room.clocks!.left[seat]).toBe(50_000);
    world.pass(10_000);
    expect((await clients[0]!.open(table)).room.clocks!.left[seat]).toBe(40_000);
  });

  it('runs out at a table that has left the memory', async () => {
    await open({ BOT_PACE: '100' });
    const { table, clients } = await house.playing(['Anna', 'Bert'], { clock: { type: 'move', seconds: 3600 } });
    const steps = stateOf(table).steps.length;
    for (const client of clients) await client.close();
    await letGo(table);
    world.setClock(-DAY);
    world.pass(3_596_000);
    await house.server.house.round();
    await beats(table, steps);
    expect(stateOf(table).standIns.get(steps)).toBe('clock');
  });
});

/** Waits until a table that nobody looks at has left the memory. */
const letGo = async (table: string): Promise<void> => {
  await expect.poll(() => house.server.house.inMemory(table)!.isIdle).toBe(true);
  await house.server.house.round();
  await house.server.house.round();
  expect(house.server.house.inMemory(table)).toBeUndefined();
};

/** Lets the bots' beats pass until the table has moved on. */
const beats = async (table: string, steps: number): Promise<void> => {
  while (stateOf(table).steps.length === steps) {
    world.pass(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('a seat', () => {
  it('is handed to a bot by its owner and taken back', async () => {
    await open({ BOT_PACE: '100' });
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const seat = asked(table) as 0 | 1;
    const steps = stateOf(table).steps.length;
    const told = clients[1 - seat]!.next('room');
    await clients[seat]!.must(table, { type: 'hand', seat, to: 'bot' });
    expect((await told).room.seats[seat]!.handed).toBe(true);
    const refused = clients[seat]!.do(table, { type: 'play', after: steps, step: { by: seatOf(seat), type: 'throw' } });
    expect(await refused).toMatchObject({ code: 'not-now' });
    await beats(table, steps);
    const synced = clients[seat]!.next('sync');
    await clients[seat]!.must(table, { type: 'hand', seat, to: 'person' });
    const { room, game } = await synced;
    expect(room.seats[seat]!.handed).toBe(false);
    expect(game!.offer !== undefined).toBe(asked(table) === seat);
  });
});

describe('a game ends', () => {
  it('when one of two gives up', async () => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const told = clients[1]!.next('room', ({ room }) => room.status === 'over');
    await clients[0]!.must(table, { type: 'resign' });
    expect((await told).room.ending).toEqual({ how: 'resigned', by: 0 });
    expect(await clients[1]!.do(table, { type: 'resign' })).toMatchObject({ code: 'not-now' });
  });

  it('not when one of three gives up: a bot plays on for them', async () => {
    await open({ BOT_PACE: '100' });
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo']);
    const told = clients[1]!.next('room');
    await clients[0]!.must(table, { type: 'resign' });
    expect((await told).room).toMatchObject({ status: 'playing', seats: [{ resigned: true }, {}, {}] });
    await clients[1]!.must(table, { type: 'resign' });
    expect(stateOf(table).ending).toMatchObject({ how: 'resigned', by: 1 });
  });

  it('when all agree, and not while one does not', async () => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo']);
    for (const client of clients.slice(0, 2)) await client.must(table, { type: 'end', agree: true });
    await clients[0]!.must(table, { type: 'end', agree: false });
    await clients[2]!.must(table, { type: 'end', agree: true });
    expect(stateOf(table).status).toBe('playing');
    await clients[0]!.must(table, { type: 'end', agree: true });
    expect(stateOf(table).ending).toEqual({ how: 'agreed' });
  });

  it('not when somebody declines: the proposal is off for all, and everybody knows whose it was and who declined', async () => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo']);
    const [anna, bert, cleo] = clients as [Client, Client, Client];
    const steps = stateOf(table).steps.length;
    expect(await cleo.do(table, { type: 'end', agree: false })).toMatchObject({ code: 'not-now' });
    for (const client of [anna, bert]) await client.must(table, { type: 'end', agree: true });
    const told = anna.next('room');
    await cleo.must(table, { type: 'end', agree: false });
    const { room } = await told;
    expect(room.proposal).toEqual({ by: 0, declined: 2, again: steps + 12 });
    expect(room.seats.map(({ agrees }) => agrees)).toEqual([false, false, false]);
    // What is read again from the store says the same.
    const { folder } = house;
    await house.stop();
    house = await TestServer.open({}, { world }, folder);
    const back = await house.connect(undefined);
    expect((await back.open(table)).room).toMatchObject({ proposal: room.proposal, seats: room.seats });
  });

  it('and is not proposed again before it has gone on for a while, by whomever, declined or withdrawn', async () => {
    await open();
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const [anna, bert] = clients as [Client, Client];
    const { steps } = stateOf(table);
    await anna.must(table, { type: 'end', agree: true });
    await anna.must(table, { type: 'end', agree: false });
    expect(await anna.do(table, { type: 'end', agree: true })).toMatchObject({ code: 'not-now' });
    expect(await bert.do(table, { type: 'end', agree: true })).toMatchObject({ code: 'not-now' });
    const { again } = stateOf(table).proposal!;
    while (steps.length < again) {
      const { game, truth } = stateOf(table);
      const seat = asked(table);
      const step = game.legal(truth!, seat as Seat)[0]!;
      await clients[seat]!.must(table, { type: 'play', after: steps.length, step });
    }
    await bert.must(table, { type: 'end', agree: true });
    expect(stateOf(table).proposal).toMatchObject({ by: 1, again: steps.length + 12 });
    await anna.must(table, { type: 'end', agree: true });
    expect(stateOf(table).ending).toEqual({ how: 'agreed' });
  });

  it('not by the proposal of somebody who then gave up', async () => {
    await open({ BOT_PACE: '100' });
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo']);
    const [anna, bert] = clients as [Client, Client];
    await anna.must(table, { type: 'end', agree: true });
    await anna.must(table, { type: 'resign' });
    expect(stateOf(table).seats.map(({ agrees }) => agrees)).toEqual([false, false, false]);
    expect(await anna.do(table, { type: 'end', agree: true })).toMatchObject({ code: 'not-now' });
    expect(await bert.do(table, { type: 'end', agree: false })).toMatchObject({ code: 'not-now' });
  });
});

describe('playing on', () => {
  it('opens one table for the same people, whoever asks, and adds up a series', async () => {
    await open();
    const { table, clients, guests } = await house.playing(['Anna', 'Bert'], { games: 3 });
    expect(await clients[0]!.do(table, { type: 'next' })).toMatchObject({ code: 'not-now' });
    await clients[0]!.must(table, { type: 'resign' });
    const told = clients[0]!.next('room', ({ room }) => room.next !== undefined);
    const answers = await Promise.all(clients.map((client) => client.must(table, { type: 'next' })));
    const [next, same] = answers.map((answer) => (answer.t === 'room' ? answer.room.next : undefined));
    // Whose idea it was is told, so that the others can be asked whether they come.
    expect([next!.by, same, (await told).room.next]).toEqual([0, next, next]);
    const { room } = await (await house.connect(guests[1])).open(next!.table);
    expect(room).toMatchObject({ status: 'waiting', host: 0, you: { seat: 1, host: false } });
    expect(room.seats.map(({ name, ready }) => [name, ready])).toEqual([
      ['Anna', false],
      ['Bert', false],
    ]);
    expect(room.commitment).not.toBe(stateOf(table).commitment);
  });
});

describe('a table nobody touches', () => {
  it('is put away after a day if it never started, says so before, and comes back', async () => {
    await open();
    const anna = await house.guest('Anna');
    const table = await house.table(anna, { listed: true });
    const client = await house.connect(anna);
    expect((await client.open(table)).room.archive).toBeUndefined();
    await client.close();
    world.pass(0.6 * DAY);
    await house.server.house.round();
    const { tables } = (await house.ask('GET', '/api/me/tables', undefined, anna.token)).body as {
      tables: { archive?: number }[];
    };
    expect(tables[0]!.archive).toBe(Date.UTC(2026, 0, 2));
    world.pass(0.5 * DAY);
    await house.server.house.round();
    const lobby = (await house.ask('GET', '/api/lobby')).body as { tables: object[] };
    expect(lobby.tables).toEqual([]);
    const back = await house.connect(anna);
    expect((await back.open(table)).room.status).toBe('archived');
    expect(await back.do(table, { type: 'say', text: 'hello?' })).toMatchObject({ code: 'not-now' });
    expect(await back.must(table, { type: 'revive' })).toMatchObject({ room: { status: 'waiting' } });
  });

  it('is kept for ninety days once it is played at, and its game is not lost then', async () => {
    await open();
    const { table, clients, guests } = await house.playing(['Anna', 'Bert']);
    const steps = stateOf(table).steps.length;
    for (const client of clients) await client.close();
    world.pass(89 * DAY);
    await house.server.house.round();
    expect((await house.server.store.head(table))!.status).toBe('playing');
    world.pass(2 * DAY);
    await house.server.house.round();
    expect((await house.server.store.head(table))!.status).toBe('archived');
    const back = await house.connect(guests[0]);
    await back.open(table);
    const synced = back.next('sync');
    await back.must(table, { type: 'revive' });
    expect((await synced).game!.steps).toBe(steps);
  });
});

it('lets tables leave the memory that nobody uses, and reads them again', async () => {
  await open();
  const { table, clients, guests } = await house.playing(['Anna', 'Bert']);
  const { steps } = stateOf(table);
  for (const client of clients) await client.close();
  await letGo(table);
  const { game } = await (await house.connect(guests[0])).open(table);
  expect(game!.steps).toBe(steps.length);
});

it('forgets a person: their name, their words, their seat; the game goes on', async () => {
  await open({ BOT_PACE: '100' });
  const { table, clients, guests } = await house.playing(['Anna Unmistakable', 'Bert', 'Cleo']);
  await clients[0]!.must(table, { type: 'say', text: 'something private' });
  const waiting = await house.table(guests[0]!);
  const told = clients[1]!.next('room');
  expect((await house.ask('DELETE', '/api/me', undefined, guests[0]!.token)).status).toBe(204);
  expect((await told).room).toMatchObject({ status: 'playing', host: 1, seats: [{ kind: 'bot', name: '' }, {}, {}] });
  const kept = [
    ...(await house.server.store.events(table, 0)).events,
    ...(await house.server.store.events(waiting, 0)).events,
  ].join();
  for (const trace of ['Unmistakable', 'something private', guests[0]!.id]) expect(kept).not.toContain(trace);
  const { chat } = await clients[1]!.open(table);
  expect(chat).toMatchObject([{ text: '', name: '' }]);
});
