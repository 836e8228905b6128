import { seat } from '@wunderkammer/kernel';
import type { Command, Room, ServerMessage } from '@wunderkammer/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { type Guest, SETUP, TestServer } from '../testing/test-server.ts';

let house: TestServer;
beforeAll(async () => {
  house = await TestServer.open();
});
afterAll(() => house.remove());

const roomIn = (message: ServerMessage): Room => {
  if (message.t !== 'room') throw new Error(JSON.stringify(message));
  return message.room;
};

interface Around {
  readonly table: string;
  readonly guests: readonly Guest[];
  readonly clients: readonly Client[];
}

/** People who look at a table that has not started; the first has opened it. */
const around = async (names: readonly string[], seats = 3): Promise<Around> => {
  const guests = await Promise.all(names.map((name) => house.guest(name)));
  const table = await house.table(guests[0]!, { seats });
  const clients = await Promise.all(guests.map((guest) => house.connect(guest)));
  for (const client of clients) await client.open(table);
  return { table, guests, clients };
};

const sit = (name: string, seat?: number): Command => ({
  type: 'sit',
  name,
  entropy: `of ${name}`,
  ...(seat !== undefined && { seat }),
});
const codeOf = async (answer: Promise<ServerMessage>): Promise<string> => {
  const message = await answer;
  return message.t === 'refused' ? message.code : message.t;
};

describe('before the start', () => {
  it('whoever opens a table has the first seat and the say', async () => {
    const { table, clients } = await around(['Anna']);
    const { room } = await clients[0]!.open(table);
    expect(room).toMatchObject({ status: 'waiting', host: 0, you: { seat: 0, host: true } });
    expect(room.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    expect(room.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('opens with whom its host put where, or not at all', async () => {
    const anna = await house.guest('Anna');
    const open = (seating: object) =>
      house.ask('POST', '/api/tables', { setup: { ...SETUP, seats: 3 }, name: 'Anna', ...seating }, anna.token);
    const opened = await open({ seat: 1, bots: [{ seat: 2, as: 'dodo' }] });
    const { table } = opened.body as { table: string };
    const { room } = await (await house.connect(anna)).open(table);
    expect(room.you).toEqual({ seat: 1, host: true });
    expect(room.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['open', ''],
      ['person', 'Anna'],
      ['bot', 'Dodo'],
    ]);
    for (const [seating, code] of [
      [{ seat: 3 }, 'unknown'],
      [{ bots: [{ seat: 3, as: 'dodo' }] }, 'unknown'],
      [{ bots: [{ seat: 1, as: 'nobody' }] }, 'unknown'],
      [{ bots: [{ seat: 0, as: 'dodo' }] }, 'taken'],
      [{ bots: [1, 2].map((at) => ({ seat: at, as: 'dodo' })) }, 'taken'],
    ] as const) {
      expect((await open(seating)).body).toMatchObject({ code });
    }
  });

  it('nobody sits at more tables than one may, whoever opened them', async () => {
    const strict = await TestServer.open({ MAX_TABLES_EACH: '2' });
    const [anna, bert] = [await strict.guest('Anna'), await strict.guest('Bert')];
    const tables = [await strict.table(anna, { seats: 3 }), await strict.table(anna, { seats: 3 })];
    const client = await strict.connect(bert);
    for (const table of tables) {
      await client.open(table);
      await client.must(table, sit('Bert'));
    }
    await expect(strict.table(anna, {})).rejects.toThrow();
    const third = await strict.table(await strict.guest('Cleo'), { seats: 3 });
    await client.open(third);
    expect(await codeOf(client.do(third, sit('Bert')))).toBe('full');
    expect(roomIn(await client.must(tables[0]!, sit('Bert', 2))).you.seat).toBe(2);
    await client.must(tables[1]!, { type: 'stand' });
    expect(roomIn(await client.must(third, sit('Bert'))).you.seat).toBe(1);
    await strict.remove();
  });

  it('friends take the first free seat or the one they like, each one seat', async () => {
    const { table, clients } = await around(['Anna', 'Bert', 'Cleo', 'Dirk']);
    const [, bert, cleo, dirk] = clients;
    expect(roomIn(await bert!.must(table, sit('Bert', 2))).you.seat).toBe(2);
    expect(roomIn(await cleo!.must(table, sit('Cleo'))).you.seat).toBe(1);
    expect(await codeOf(dirk!.do(table, sit('Dirk')))).toBe('taken');
    expect(await codeOf(dirk!.do(table, sit('Dirk', 2)))).toBe('taken');
    expect(await codeOf(dirk!.do(table, sit('Dirk', 3)))).toBe('unknown');
    await cleo!.must(table, { type: 'stand' });
    const { seats, you } = roomIn(await bert!.must(table, sit('Bert', 1)));
    expect([seats.map(({ name }) => name), you.seat]).toEqual([['Anna', 'Bert', ''], 1]);
  });

  it('everybody sees at once who sits where, and who gave something to the seed', async () => {
    const { table, clients } = await around(['Anna', 'Bert']);
    const told = clients[0]!.next('room');
    await clients[1]!.must(table, sit('Bert'));
    expect((await told).room.seats.map(({ name, ready }) => [name, ready])).toEqual([
      ['Anna', false],
      ['Bert', true],
      ['', false],
    ]);
  });

  it('the host fills seats with bots, swaps and removes; nobody else does', async () => {
    const { table, clients } = await around(['Anna', 'Bert']);
    const [anna, bert] = clients;
    await bert!.must(table, sit('Bert'));
    for (const command of [
      { type: 'bot', seat: 2, as: 'isolde' },
      { type: 'swap', seats: [0, 1] },
      { type: 'remove', seat: 0 },
      { type: 'start' },
      { type: 'close' },
      { type: 'mute', seat: 0, on: true },
      { type: 'chat', on: false },
    ] satisfies Command[]) {
      expect([command.type, await codeOf(bert!.do(table, command))]).toEqual([command.type, 'forbidden']);
    }
    expect(roomIn(await anna!.must(table, { type: 'bot', seat: 2, as: 'isolde' })).seats[2]).toMatchObject({
      kind: 'bot',
    });
    expect(await codeOf(anna!.do(table, { type: 'bot', seat: 1, as: 'balthasar' }))).toBe('taken');
    const swapped = roomIn(await anna!.must(table, { type: 'swap', seats: [0, 2] }));
    expect([swapped.seats.map(({ kind }) => kind), swapped.you.seat, swapped.host]).toEqual([
      ['bot', 'person', 'person'],
      2,
      2,
    ]);
    expect(roomIn(await anna!.must(table, { type: 'bot', seat: 0, as: null })).seats[0]!.kind).toBe('open');
    expect(await codeOf(anna!.do(table, { type: 'remove', seat: 2 }))).toBe('not-now');
    expect(roomIn(await anna!.must(table, { type: 'remove', seat: 1 })).seats[1]!.kind).toBe('open');
  });

  it('the say passes on when the host leaves, and to the first who comes to an empty table', async () => {
    const { table, clients } = await around(['Anna', 'Bert', 'Cleo']);
    const [anna, bert, cleo] = clients;
    await bert!.must(table, sit('Bert'));
    const told = bert!.next('room');
    await anna!.must(table, { type: 'stand' });
    expect((await told).room.you.host).toBe(true);
    await bert!.must(table, { type: 'stand' });
    expect(roomIn(await cleo!.must(table, sit('Cleo'))).you).toEqual({ seat: 0, host: true });
  });

  it('starts when every seat is taken, and not before', async () => {
    const { table, clients } = await around(['Anna', 'Bert'], 2);
    const [anna, bert] = clients;
    expect(await codeOf(anna!.do(table, { type: 'start' }))).toBe('not-now');
    expect(await codeOf(anna!.do(table, { type: 'play', after: 0, step: { by: seat(0), type: 'throw' } }))).toBe(
      'not-now',
    );
    await bert!.must(table, sit('Bert'));
    const synced = [anna!, bert!].map((client) => client.next('sync'));
    await anna!.must(table, { type: 'start' });
    const games = (await Promise.all(synced)).map(({ game }) => game!);
    expect(games.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(games[0]!.log[0]!.s).toMatchObject({ by: 'chance', type: 'deal' });
    // Who begins, or both, if both were dealt a pair they must part with.
    const { asked } = house.server.house.inMemory(table)!.state;
    expect(asked).not.toEqual([]);
    expect(games.flatMap(({ seat, offer }) => (offer === undefined ? [] : [seat]))).toEqual(asked);
    expect(await codeOf(bert!.do(table, sit('Bert', 0)))).toBe('not-now');
    expect(await codeOf(anna!.do(table, { type: 'swap', seats: [0, 1] }))).toBe('not-now');
  });

  it('is closed by the host', async () => {
    const { table, clients } = await around(['Anna', 'Bert']);
    const told = clients[1]!.next('room');
    await clients[0]!.must(table, { type: 'close' });
    expect((await told).room).toMatchObject({ status: 'over', ending: { how: 'closed' } });
    expect(await codeOf(clients[1]!.do(table, sit('Bert')))).toBe('not-now');
  });
});

describe('chat', () => {
  it('reaches everybody, the latest to those who come later, and nobody twice', async () => {
    const { table, guests, clients } = await house.playing(['Anna', 'Bert']);
    const heard = clients[1]!.next('chat');
    const answer = await clients[0]!.must(table, { type: 'say', text: '  Good   luck! ' });
    expect(answer).toMatchObject({ t: 'chat', line: { n: 0, seat: 0, name: 'Anna', text: 'Good luck!' } });
    expect((await heard).line.text).toBe('Good luck!');
    await clients[1]!.must(table, { type: 'say', text: 'You too' });
    const again = await house.connect(guests[0]);
    expect((await again.open(table)).chat.map(({ text }) => text)).toEqual(['Good luck!', 'You too']);
    expect((await again.open(table, { steps: 0, chat: 1 })).chat.map(({ text }) => text)).toEqual(['You too']);
  });

  it('is for those who sit there; the host closes mouths, and the whole chat', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const [anna, bert] = clients;
    const watcher = await house.connect(await house.guest('Cleo'));
    await watcher.open(table);
    expect(await codeOf(watcher.do(table, { type: 'say', text: 'psst' }))).toBe('forbidden');
    await anna!.must(table, { type: 'mute', seat: 1, on: true });
    expect(await codeOf(bert!.do(table, { type: 'say', text: 'hm' }))).toBe('forbidden');
    await anna!.must(table, { type: 'mute', seat: 1, on: false });
    await bert!.must(table, { type: 'say', text: 'thanks' });
    await anna!.must(table, { type: 'chat', on: false });
    expect(await codeOf(bert!.do(table, { type: 'say', text: 'hm' }))).toBe('forbidden');
  });
});

describe('presence', () => {
  it('tells who is there, once for all their devices', async () => {
    const { table, guests, clients } = await house.playing(['Anna', 'Bert']);
    const phone = await house.connect(guests[1]);
    expect((await phone.open(table)).here).toEqual([0, 1]);
    const watched = clients[0]!.next('here', ({ watchers }) => watchers === 1);
    const watcher = await house.connect(undefined);
    await watcher.open(table);
    expect(await watched).toMatchObject({ here: [0, 1], watchers: 1 });
    const left = clients[0]!.next('here', ({ here }) => !here.includes(1));
    await phone.close();
    await clients[1]!.close();
    expect((await left).here).toEqual([0]);
  });
});

describe('watching', () => {
  it('of a running game shows the open part of it, where that was agreed', async () => {
    const { table } = await house.playing(['Anna', 'Bert'], { watch: 'public' });
    const { game, room } = await (await house.connect(undefined)).open(table);
    expect([game!.seat, game!.offer, room.status]).toEqual([null, undefined, 'playing']);
  });

  it.each([
    ['after', 200],
    ['public', 200],
    ['nobody', 403],
  ] as const)('of a finished game with watch "%s" answers %i', async (watch, status) => {
    const { table, clients, guests } = await house.playing(['Anna', 'Bert'], { watch });
    await clients[0]!.must(table, { type: 'resign' });
    expect((await house.ask('GET', `/api/tables/${table}/record`)).status).toBe(status);
    expect((await house.ask('GET', `/api/tables/${table}/record`, undefined, guests[1]!.token)).status).toBe(200);
  });
});

describe('lists', () => {
  it('show open tables to everybody, and private ones to nobody', async () => {
    const anna = await house.guest('Anna');
    const open = await house.table(anna, { listed: true });
    const secret = await house.table(anna, { listed: false });
    const { tables } = (await house.ask('GET', '/api/lobby')).body as { tables: { table: string }[] };
    const ids = tables.map(({ table }) => table);
    expect([ids.includes(open), ids.includes(secret)]).toEqual([true, false]);
  });

  it('show one’s own tables, those that wait for oneself first, and follow what happens', async () => {
    const first = await house.playing(['Anna', 'Bert']);
    const [asked] = house.server.house.inMemory(first.table)!.state.asked;
    const [guest, client] = [first.guests[asked!]!, first.clients[asked!]!];
    await house.table(guest);
    const listed = client.next('list');
    client.send({ t: 'list', what: 'mine', on: true });
    const { tables } = await listed;
    expect(tables.map(({ table, yourTurn }) => [table === first.table, yourTurn])).toEqual([
      [true, true],
      [false, false],
    ]);
    const longer = client.next('list', (message) => message.tables.length === 3);
    const third = await house.table(guest);
    expect((await longer).tables.some(({ table }) => table === third)).toBe(true);
    expect((await house.ask('GET', '/api/me/tables')).status).toBe(401);
  });
});
