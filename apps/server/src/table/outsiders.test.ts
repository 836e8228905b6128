import type { OnlineSetup } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { TestServer } from '../testing/test-server.ts';

/* Whoever has the link of a table that may not be watched learns whether there is a seat, and nothing of the company. */

let house: TestServer;
beforeEach(async () => {
  house = await TestServer.open();
});
afterEach(() => house.remove());

const sit = (name: string) => ({ type: 'sit', name, entropy: `luck of ${name}` }) as const;

const CLOSED = ['nobody', 'after'] as const satisfies readonly OnlineSetup['watch'][];

/** Everything that was sent to somebody has arrived. */
const quiet = async (client: Client): Promise<void> => {
  const answered = client.next('pong');
  client.send({ t: 'ping' });
  await answered;
};

/** What came since, apart from answers to pings. */
const since = async (client: Client, before: number): Promise<readonly string[]> => {
  await quiet(client);
  return client.messages
    .slice(before)
    .map(({ t }) => t)
    .filter((t) => t !== 'pong');
};

describe.each(CLOSED)('at a table with watch "%s"', (watch) => {
  it('the door tells who sits there as long as there is a seat, and not even that once the game has begun', async () => {
    const [anna, bert] = [await house.guest('Anna'), await house.guest('Bert')];
    const table = await house.table(anna, { watch });
    const [host, guest, eve] = [await house.connect(anna), await house.connect(bert), await house.connect(undefined)];
    await host.open(table);
    await host.must(table, { type: 'say', text: 'Eve must not read this' });
    const { outside } = await eve.openOutside(table);
    expect(outside).toEqual({
      table,
      setup: expect.objectContaining({ watch, seats: 2 }),
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      status: 'waiting',
      seats: [
        { kind: 'person', name: 'Anna' },
        { kind: 'open', name: '' },
      ],
      host: 0,
    });
    const told = eve.next('outside');
    await guest.openOutside(table);
    await guest.must(table, sit('Bert'));
    expect((await told).outside).toMatchObject({ seats: [{ name: 'Anna' }, { kind: 'person', name: 'Bert' }] });
    const begun = eve.next('outside');
    await host.must(table, { type: 'start' });
    const { setup, commitment } = outside;
    expect((await begun).outside).toEqual({ table, setup, commitment, status: 'playing' });
    const [late] = [await house.connect(undefined)];
    expect((await late.openOutside(table)).outside).toEqual({ table, setup, commitment, status: 'playing' });
  });

  it('nothing comes to the door when somebody talks, votes, plays, hands over, comes or goes', async () => {
    const { table, clients, guests } = await house.playing(['Anna', 'Bert', 'Cleo'], { watch });
    const eve = await house.connect(undefined);
    await eve.openOutside(table);
    await quiet(eve);
    const heard = eve.messages.length;
    const [anna, bert, cleo] = clients as [Client, Client, Client];
    await anna.must(table, { type: 'say', text: 'psst' });
    await anna.must(table, { type: 'mute', seat: 1, on: true });
    await anna.must(table, { type: 'chat', on: false });
    await bert.must(table, { type: 'end', agree: true });
    await cleo.must(table, { type: 'end', agree: false });
    const { state } = house.server.house.inMemory(table)!;
    const [seat] = state.asked;
    const step = state.game.legal(state.truth!, seat!)[0]!;
    await clients[seat!]!.must(table, { type: 'play', after: state.steps.length, step });
    await bert.must(table, { type: 'hand', seat: 1, to: 'bot' });
    await cleo.must(table, { type: 'resign' });
    const left = anna.next('here', ({ here }) => !here.includes(2));
    await cleo.close();
    await left;
    await (await house.connect(guests[2])).open(table);
    const other = anna.next('here', ({ watchers }) => watchers === 2);
    await (await house.connect(undefined)).openOutside(table);
    await other;
    expect(await since(eve, heard)).toEqual([]);
  });

  it('who sits down is told all of it, and who leaves the seat nothing more', async () => {
    const [anna, bert] = [await house.guest('Anna'), await house.guest('Bert')];
    const table = await house.table(anna, { watch });
    const [host, guest] = [await house.connect(anna), await house.connect(bert)];
    await host.open(table);
    await host.must(table, { type: 'say', text: 'for those who sit here' });
    await guest.openOutside(table);
    const synced = guest.next('sync');
    expect(await guest.must(table, sit('Bert'))).toMatchObject({ t: 'room', room: { you: { seat: 1 } } });
    expect(await synced).toMatchObject({ chat: [{ text: 'for those who sit here' }], here: [0, 1] });
    expect(await guest.must(table, { type: 'stand' })).toMatchObject({ t: 'outside', outside: { status: 'waiting' } });
    await quiet(guest);
    const heard = guest.messages.length;
    await host.must(table, { type: 'say', text: 'he is gone' });
    expect(await since(guest, heard)).toEqual([]);
  });

  it('no refusal tells what happens there', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert'], { watch });
    const eve = await house.connect(await house.guest('Eve'));
    await eve.openOutside(table);
    const asked = [
      { type: 'hand', seat: 1, to: 'person' },
      { type: 'hand', seat: 1, to: 'bot' },
      { type: 'mute', seat: 1, on: true },
      { type: 'end', agree: true },
      { type: 'end', agree: false },
      { type: 'say', text: 'hello?' },
      { type: 'next' },
    ] as const;
    const answers = async () => {
      const all = [];
      for (const command of asked) all.push(await eve.do(table, command, 'same'));
      return all;
    };
    const before = await answers();
    await clients[0]!.must(table, { type: 'end', agree: true });
    await clients[1]!.must(table, { type: 'hand', seat: 1, to: 'bot' });
    expect(await answers()).toEqual(before);
    expect(before.map((answer) => answer.t === 'refused' && answer.code)).toEqual(asked.map(() => 'forbidden'));
  });

  it('a table that was closed before its game began says that, and keeps what was said', async () => {
    const anna = await house.guest('Anna');
    const table = await house.table(anna, { watch });
    const [host, eve] = [await house.connect(anna), await house.connect(undefined)];
    await host.open(table);
    await eve.openOutside(table);
    const told = eve.next('outside');
    await host.must(table, { type: 'close' });
    expect((await told).outside.status).toBe('closed');
    expect(eve.messages.map(({ t }) => t)).toEqual(['hello', 'outside', 'outside']);
  });
});

it('once a game is over that may be looked at afterwards, the door opens by itself', async () => {
  const { table, clients } = await house.playing(['Anna', 'Bert'], { watch: 'after' });
  const eve = await house.connect(undefined);
  await eve.openOutside(table);
  await clients[0]!.must(table, { type: 'say', text: 'good game' });
  const synced = eve.next('sync');
  await clients[1]!.must(table, { type: 'resign' });
  expect(await synced).toMatchObject({
    room: { status: 'over', you: { seat: null } },
    game: { seat: null, from: 0 },
    chat: [{ text: 'good game' }],
  });
});

it('a game nobody may watch stays behind its door when it is over, and its record with it', async () => {
  const { table, clients } = await house.playing(['Anna', 'Bert'], { watch: 'nobody' });
  const eve = await house.connect(undefined);
  await eve.openOutside(table);
  const told = eve.next('outside');
  await clients[1]!.must(table, { type: 'resign' });
  expect((await told).outside).toEqual({
    table,
    setup: expect.anything(),
    commitment: expect.anything(),
    status: 'over',
  });
  expect((await house.ask('GET', `/api/tables/${table}/record`)).body).toMatchObject({ code: 'forbidden' });
});

it('those who sit there know how many stand at the door', async () => {
  const { table, clients } = await house.playing(['Anna', 'Bert'], { watch: 'nobody' });
  const told = clients[0]!.next('here', ({ watchers }) => watchers === 1);
  await (await house.connect(undefined)).openOutside(table);
  await told;
});
