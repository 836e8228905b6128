import type { Seat, StepBase } from '@wunderkammer/kernel';
import type { ServerMessage } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { HeldStore } from '../testing/held-store.ts';
import { freshFolder } from '../testing/server-process.ts';
import { TestServer } from '../testing/test-server.ts';
import { REAL_WORLD } from '../world.ts';
import { drawFairly } from './table-state.ts';

/* What happens when two things happen at once, or the disk fails between them. */

let held: HeldStore;
let house: TestServer;
let complaints: string[];
const logger = { level: 'error', stream: { write: (line: string) => void complaints.push(line) } };
beforeEach(async () => {
  complaints = [];
  const folder = freshFolder();
  held = await HeldStore.open(folder);
  house = await TestServer.open({}, { store: held.store, logger }, folder);
});
afterEach(() => house.remove());

const liveTable = (table: string) => house.server.house.inMemory(table)!;
const decisionAt = (table: string): StepBase & { readonly by: Seat } => {
  const { game, truth, asked } = liveTable(table).state;
  return game.legal(truth!, asked[0]!)[0] as StepBase & { readonly by: Seat };
};
const play = (client: Client, table: string, id?: string): Promise<ServerMessage> =>
  client.do(table, { type: 'play', after: liveTable(table).state.steps.length, step: decisionAt(table) }, id);
const say = (client: Client, table: string, text: string, id?: string) => client.do(table, { type: 'say', text }, id);
const linesOf = async (client: Client, table: string): Promise<readonly string[]> =>
  (await client.open(table)).chat.map(({ text }) => text);

describe('messages of one connection', () => {
  it('are worked on in their order, those that need no waiting too', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const [ada] = clients as [Client];
    const before = ada.messages.length;
    const last = ada.next('chat', ({ line }) => line.text === 'two');
    ada.send({ t: 'open', table });
    ada.send({ t: 'legal', id: 'l', table });
    ada.send({ t: 'do', id: 'one', table, do: { type: 'say', text: 'one' } });
    ada.send({ t: 'ping' });
    ada.send({ t: 'do', id: 'two', table, do: { type: 'say', text: 'two' } });
    await last;
    const kinds = ada.messages.slice(before).map(({ t }) => t);
    expect(kinds.filter((kind) => kind !== 'here')).toEqual(['sync', 'answer', 'pong', 'chat', 'chat']);
  });

  it('are no longer worked on when it is gone, so that nothing of it stays behind', async () => {
    const { table, guests } = await house.playing(['Ada', 'Bo']);
    const before = house.server.hub.size;
    const { go } = held.hold('get');
    const client = await house.connect(guests[0], { name: 'late' });
    client.send({ t: 'open', table });
    client.send({ t: 'list', what: 'mine', on: true });
    client.send({ t: 'list', what: 'lobby', on: true });
    client.socket.terminate();
    await expect.poll(() => house.server.hub.size).toBe(before);
    go();
    let asked = 0;
    const { heads } = house.server.store;
    house.server.store.heads = (query) => {
      asked++;
      return heads.call(house.server.store, query);
    };
    await house.table(guests[0]!, { listed: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    // Making a table asks once, for the limit; nobody follows a list.
    expect(asked).toBe(1);
    expect(liveTable(table).isFollowedBy(client as never)).toBe(false);
  });
});

describe('a commit', () => {
  it('that is under way holds back what comes after it, and the order stays', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const [ada, bo] = clients as [Client, Client];
    const hold = held.hold('append');
    const answers = [say(ada, table, 'first', 'a1'), say(bo, table, 'second', 'b1'), say(ada, table, 'third', 'a2')];
    await expect.poll(() => held.waiting).toBe(3);
    expect(bo.messages.some(({ t }) => t === 'chat')).toBe(false);
    hold.go();
    await Promise.all(answers);
    const heardBy = ({ messages }: Client) =>
      messages.flatMap((message) => (message.t === 'chat' ? [message.line.text] : []));
    expect(heardBy(ada)).toEqual(heardBy(bo));
    expect(heardBy(bo).filter((text) => text !== 'second')).toEqual(['first', 'third']);
    expect(heardBy(bo)).toContain('second');
  });

  it('that fails answers everybody who waits for it, whoever asked again in between', async () => {
    const { table, clients, guests } = await house.playing(['Ada', 'Bo']);
    const [ada] = clients as [Client];
    const again = await house.connect(guests[0]);
    await again.open(table);
    const hold = held.hold('append');
    const first = say(ada, table, 'lost', 'x');
    await expect.poll(() => held.waiting).toBe(1);
    const second = say(again, table, 'lost', 'x');
    const pong = again.next('pong');
    again.send({ t: 'ping' });
    await pong;
    const back = [ada, again].map((client) => client.next('sync'));
    hold.fail();
    for (const answer of await Promise.all([first, second])) {
      expect(answer).toMatchObject({ t: 'refused', id: 'x', code: 'unavailable' });
    }
    for (const { chat } of await Promise.all(back)) expect(chat).toEqual([]);
    expect(await say(ada, table, 'kept', 'x')).toMatchObject({ t: 'chat', line: { text: 'kept' } });
    expect(complaints.join()).toMatch('the disk is full');
  });

  it('that fails, or comes too late, is told to nobody', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const { by } = decisionAt(table);
    const [decider, other] = [clients[by]!, clients[1 - by]!];
    const told = ({ messages }: Client): readonly string[] =>
      messages.map(({ t }) => t).filter((kind) => kind === 'sync' || kind === 'played');
    const before = clients.map((client) => told(client).length);
    const toldSince = (): readonly (readonly string[])[] =>
      clients.map((client, index) => told(client).slice(before[index]));
    const back = (): Promise<unknown> => Promise.all(clients.map((client) => client.next('sync')));

    const hold = held.hold('append');
    const failed = play(decider, table, 'failed');
    await expect.poll(() => held.waiting).toBe(1);
    const readAgain = back();
    hold.fail();
    expect(await failed).toMatchObject({ t: 'refused', id: 'failed', code: 'unavailable' });
    await readAgain;
    expect(toldSince()).toEqual([['sync'], ['sync']]);

    // Somebody else was faster, the store says: it is read again, and the decision is made then.
    const { append } = held.store;
    held.store.append = (batch) => {
      held.store.append = append;
      return Promise.resolve(batch.map(() => 'conflict'));
    };
    const readOnceMore = back();
    const late = play(decider, table, 'late');
    await readOnceMore;
    expect(await late).toMatchObject({ t: 'played', id: 'late' });
    const pong = other.next('pong');
    other.send({ t: 'ping' });
    await pong;
    const all = ['sync', 'sync', 'played'];
    expect(toldSince()).toEqual([all, all]);
  });

  it('that fails lets nobody wait for ever', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const hold = held.hold('append');
    const resigned = clients[0]!.do(table, { type: 'resign' });
    await expect.poll(() => held.waiting).toBe(1);
    const waiting = [house.server.house.record(table, undefined), liveTable(table).settled()];
    const ends = Promise.allSettled(waiting);
    hold.fail();
    expect(await resigned).toMatchObject({ code: 'unavailable' });
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    await house.server.house.round();
  });

  it('is waited for by those who come while it is under way', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const hold = held.hold('append');
    const played = play(clients[decisionAt(table).by]!, table);
    await expect.poll(() => held.waiting).toBe(1);
    const watcher = await house.connect(undefined);
    const synced = watcher.open(table);
    const pong = watcher.next('pong');
    watcher.send({ t: 'ping' });
    await pong;
    expect(watcher.messages.some(({ t }) => t === 'sync')).toBe(false);
    hold.go();
    await played;
    expect((await synced).game!.steps).toBe(liveTable(table).state.steps.length);
  });
});

describe('a table that is read again', () => {
  const lose = async (table: string, client: Client): Promise<void> => {
    const hold = held.hold('append');
    const refused = say(client, table, 'lost');
    await expect.poll(() => held.waiting).toBe(1);
    hold.fail();
    expect(await refused).toMatchObject({ code: 'unavailable' });
  };

  it('does not come back to those who left it meanwhile', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const [ada, bo] = clients as [Client, Client];
    await lose(table, ada);
    bo.send({ t: 'leave', table });
    const { here } = await ada.next('sync');
    expect(here).toEqual([0]);
    const { game } = await ada.open(table);
    expect(game).toBeDefined();
    expect(liveTable(table).isIdle).toBe(false);
    await ada.close();
    await expect.poll(() => liveTable(table).isIdle).toBe(true);
  });

  it('is opened for others at once, and takes no orders from those who do not see it yet', async () => {
    const { table, clients, guests } = await house.playing(['Ada', 'Bo']);
    const [ada, bo] = clients as [Client, Client];
    await lose(table, ada);
    const other = await house.connect(guests[1]);
    await other.open(table);
    expect(await say(bo, table, 'too early', 'early')).toMatchObject({ code: 'unavailable' });
    await bo.next('sync');
    expect(await say(bo, table, 'too early', 'early')).toMatchObject({ t: 'chat' });
    expect(await linesOf(other, table)).toEqual(['too early']);
  });

  it('is the one that is kept when a decision failed half way by our own mistake', async () => {
    let fails = false;
    const draw: typeof drawFairly = (...args) => {
      if (fails) throw new TypeError('a mistake');
      return drawFairly(...args);
    };
    const other = await TestServer.open({}, { draw, logger });
    // The first decision of this game is always a throw, and chance follows it at once.
    const { table, clients } = await other.playing(['Ada', 'Bo', 'Cy'], { game: 'drei-magier' });
    const state = () => other.server.house.inMemory(table)!.state;
    const { game, truth, asked, version } = state();
    const step = game.legal(truth!, asked[0]!)[0]!;
    fails = true;
    const decide = { type: 'play', after: state().steps.length, step } as const;
    const back = clients.map((client) => client.next('sync'));
    expect(await clients[asked[0]!]!.do(table, decide, 'd')).toMatchObject({ t: 'refused', code: 'internal' });
    fails = false;
    await Promise.all(back);
    expect(state().version).toBe(version);
    expect(await clients[asked[0]!]!.do(table, decide, 'd')).toMatchObject({ t: 'played' });
    await other.remove();
  });
});

describe('leaving the memory', () => {
  it('does not hurt those who are just coming', async () => {
    const { table, clients, guests } = await house.playing(['Ada', 'Bo']);
    for (const client of clients) await client.close();
    await expect.poll(() => liveTable(table).isIdle).toBe(true);
    const first = liveTable(table);
    await house.server.house.round();
    // Bo sat down after opening the table: the notebook has not been read yet.
    const back = await house.connect(guests[1]);
    const hold = held.hold('get');
    const synced = back.open(table);
    await expect.poll(() => held.waiting).toBe(1);
    await house.server.house.round();
    expect(house.server.house.inMemory(table)).toBeUndefined();
    hold.go();
    const { game } = await synced;
    expect(game!.steps).toBeGreaterThan(0);
    expect(liveTable(table)).not.toBe(first);
    expect(await say(back, table, 'here I am')).toMatchObject({ t: 'chat' });
  });

  it('does not leave a table behind that was being read when the house closed', async () => {
    const { table, clients, guests } = await house.playing(['Ada', 'Bo']);
    for (const client of clients) await client.close();
    await expect.poll(() => liveTable(table).isIdle).toBe(true);
    await house.server.house.round();
    await house.server.house.round();
    expect(house.server.house.inMemory(table)).toBeUndefined();
    const back = await house.connect(guests[0]);
    const hold = held.hold('events');
    const refused = back.next('refused');
    back.send({ t: 'open', table });
    await expect.poll(() => held.waiting).toBe(1);
    await house.server.house.close();
    hold.go();
    expect(await refused).toMatchObject({ code: 'unavailable', table });
    expect(house.server.house.inUse).toBe(0);
  });
});

describe('the next table', () => {
  const over = async () => {
    const at = await house.playing(['Ada', 'Bo']);
    await at.clients[0]!.must(at.table, { type: 'resign' });
    return at;
  };
  const tablesOf = async (person: string): Promise<number> =>
    (await house.server.store.heads({ person, limit: 1_000 })).length;

  it('is one, however many ask for it at once', async () => {
    const { table, clients, guests } = await over();
    const more = await Promise.all(Array.from({ length: 6 }, () => house.connect(guests[0])));
    for (const client of more) await client.open(table);
    const answers = await Promise.all([...clients, ...more].map((client) => client.do(table, { type: 'next' })));
    const next = new Set(answers.map((answer) => (answer.t === 'room' ? answer.room.next?.table : answer)));
    expect([...next]).toEqual([expect.stringMatching(/^\w{12}$/)]);
    expect(await tablesOf(guests[0]!.id)).toBe(2);
  });

  it('is counted as a new table: rematches fill no disk', async () => {
    const { table, clients } = await over();
    const [ada] = clients as [Client];
    let at = table;
    let refused: ServerMessage | undefined;
    for (let game = 0; game < 30 && refused === undefined; game++) {
      const answer = await ada.do(at, { type: 'next' });
      if (answer.t !== 'room') {
        refused = answer;
        continue;
      }
      ada.send({ t: 'leave', table: at });
      at = answer.room.next!.table;
      await ada.open(at);
      await ada.must(at, { type: 'close' });
    }
    expect(refused).toMatchObject({ t: 'refused', code: 'rate-limited' });
  });

  it('of a table that was closed while seats were free has them free', async () => {
    const ada = await house.guest('Ada');
    const table = await house.table(ada, { seats: 3 });
    const client = await house.connect(ada);
    await client.open(table);
    await client.must(table, { type: 'bot', seat: 1, as: 'balthasar' });
    await client.must(table, { type: 'close' });
    const answer = await client.must(table, { type: 'next' });
    const { room } = await client.open(answer.t === 'room' ? answer.room.next!.table : '');
    expect(room.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open']);
  });
});

describe('asking again', () => {
  it('does it once, though another did many things in between', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const [ada, bo] = clients as [Client, Client];
    await say(bo, table, 'once', 'mine');
    for (let count = 0; count < 25; count++) await ada.must(table, { type: 'say', text: `noise ${count}` });
    for (let count = 0; count < 50; count++) await ada.must(table, { type: 'mute', seat: 1, on: count % 2 === 0 });
    expect(await say(bo, table, 'once', 'mine')).toEqual({ t: 'done', id: 'mine' });
    expect(await linesOf(bo, table)).toHaveLength(26);
  });

  it('does it once, however much the same person did in between, and after the table was read again', async () => {
    const { table, clients, guests } = await house.playing(['Ada', 'Bo']);
    const [ada] = clients as [Client];
    await say(ada, table, 'once', 'mine');
    for (let count = 0; count < 25; count++) await ada.must(table, { type: 'say', text: `more ${count}` });
    for (let count = 0; count < 50; count++) await ada.must(table, { type: 'mute', seat: 1, on: count % 2 === 0 });
    expect(await say(ada, table, 'once', 'mine')).toEqual({ t: 'done', id: 'mine' });
    expect(await linesOf(ada, table)).toHaveLength(26);

    await house.stop();
    house = await TestServer.open({}, { logger }, house.folder);
    const again = await house.connect(guests[0]);
    await again.open(table);
    expect(await say(again, table, 'once', 'mine')).toEqual({ t: 'done', id: 'mine' });
    expect(await linesOf(again, table)).toHaveLength(26);
  });

  it('for a decision of long ago is refused: the table has moved on', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo', 'Cleo'], { game: 'drei-magier' });
    const { state } = liveTable(table);
    const first = { type: 'play', after: state.steps.length, step: decisionAt(table) } as const;
    const decider = clients[first.step['by']]!;
    expect(await decider.do(table, first, 'first')).toMatchObject({ t: 'played' });
    for (let count = 0; count < 150; count++) await play(clients[decisionAt(table).by]!, table);
    const { length } = state.steps;
    expect(await decider.do(table, first, 'first')).toMatchObject({ t: 'refused', code: 'stale' });
    expect(state.steps).toHaveLength(length);
  });

  it('under the name of another person is another request', async () => {
    const { table, clients } = await house.playing(['Ada', 'Bo']);
    const [ada, bo] = clients as [Client, Client];
    expect(await say(ada, table, 'from Ada', 'same')).toMatchObject({ t: 'chat' });
    expect(await say(bo, table, 'from Bo', 'same')).toMatchObject({ t: 'chat' });
    // The same name for something else: it was done, whatever it was.
    expect(await ada.do(table, { type: 'resign' }, 'same')).toEqual({ t: 'done', id: 'same' });
    expect(liveTable(table).state.status).toBe('playing');
  });
});

describe('a bot that thinks', () => {
  it('decides nothing for a seat that was taken back meanwhile', async () => {
    const slow = await TestServer.open({ BOT_PACE: '300' }, { logger });
    const { table, clients } = await slow.playing(['Ada', 'Bo']);
    const state = () => slow.server.house.inMemory(table)!.state;
    const seat = state().asked[0]!;
    const { steps } = state();
    const before = steps.length;
    await clients[seat]!.must(table, { type: 'hand', seat, to: 'bot' });
    await clients[seat]!.must(table, { type: 'hand', seat, to: 'person' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(state().steps.length).toBe(before);
    const step = state().game.legal(state().truth!, seat)[0]!;
    const answer = await clients[seat]!.do(table, { type: 'play', after: before, step });
    expect(answer).toMatchObject({ t: 'played' });
    expect(complaints).toEqual([]);
    await slow.remove();
  });

  it('for somebody whose time ran out is not faster than one who decides after all', async () => {
    // The time of the world runs as ever, but an hour an instant when the test says so.
    let skipped = 0;
    const world = { ...REAL_WORLD, lived: () => REAL_WORLD.lived() + skipped };
    const slow = await TestServer.open({ BOT_PACE: '400' }, { world, logger });
    const { table, clients } = await slow.playing(['Ada', 'Bo'], { clock: { type: 'move', seconds: 5 } });
    const state = () => slow.server.house.inMemory(table)!.state;
    const seat = state().asked[0]!;
    skipped = 3_600_000;
    // Whatever happens at the table makes it look at the clock.
    await clients[seat]!.must(table, { type: 'say', text: 'oh, the time!' });
    const step = state().game.legal(state().truth!, seat)[0]!;
    const after = state().steps.length;
    const mine = await clients[seat]!.do(table, { type: 'play', after, step });
    expect(mine).toMatchObject({ t: 'played' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const events = (await slow.server.store.events(table, 0)).events.map((event) => JSON.parse(event));
    const ofTheMoment = events.filter(({ type }) => type === 'played').slice(1, 2);
    expect(ofTheMoment[0].auto).toBeUndefined();
    expect(complaints).toEqual([]);
    await slow.remove();
  });
});
