import { type DecisionBase, FastRandom, type Seat, USUAL_MIND, verifyRecord } from '@wunderkammer/kernel';
import { applyPatch, type OnlineSetup, type ServerMessage } from '@wunderkammer/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import type { Client, MessageOf } from '../testing/client.ts';
import { HeldStore } from '../testing/held-store.ts';
import { freshFolder } from '../testing/server-process.ts';
import { StillWorld } from '../testing/still-world.ts';
import { TestServer } from '../testing/test-server.ts';

/* A decision that nobody could learn from is taken back: afterwards it never was. */

let folder: string;
let house: TestServer;
beforeEach(async () => {
  folder = freshFolder();
  house = await TestServer.open({}, {}, folder);
});
afterEach(() => house.remove());

const MAGES: Partial<OnlineSetup> = { game: 'drei-magier', seats: 3 };
const STONES: Partial<OnlineSetup> = { game: 'salomons-oordeel', seats: 2 };

const stateOf = (table: string) => house.server.house.inMemory(table)!.state;
const sightOf = (table: string) => {
  const { steps, truth, takenBack } = stateOf(table);
  return { steps: [...steps], cells: [...truth!.cells], takenBack };
};

/** A figure that moves, where one may: that can often be taken back. */
const wanted = (table: string): DecisionBase => {
  const { game, truth, asked } = stateOf(table);
  const legal = game.legal(truth!, asked[0]!);
  return legal.find(({ type }) => type === 'walk' || type === 'jump') ?? legal[0]!;
};

const play = (client: Client, table: string, step: DecisionBase, id?: string): Promise<ServerMessage> =>
  client.do(table, { type: 'play', after: stateOf(table).steps.length, step }, id);

const takeBack = (client: Client, table: string, id?: string): Promise<ServerMessage> =>
  client.do(table, { type: 'takeBack', after: stateOf(table).steps.length }, id);

const decide = async (table: string, clients: readonly Client[]): Promise<MessageOf<'played'>> => {
  const step = wanted(table);
  const answer = await play(clients[step.by]!, table, step);
  if (answer.t !== 'played') throw new Error(`${step.type} was answered by ${JSON.stringify(answer)}`);
  return answer;
};

/** Plays until somebody has decided something that they can take back. */
const playUntilTakeable = async (table: string, clients: readonly Client[]) => {
  for (;;) {
    const before = sightOf(table);
    const { by } = wanted(table);
    const answer = await decide(table, clients);
    if (answer.back === 1) return { before, by, id: answer.id! };
  }
};

/** How a bot would set up the stones of a seat. */
const arrangement = (table: string, seat: Seat): DecisionBase => {
  const { game, truth, table: laid } = stateOf(table);
  return game
    .bot(USUAL_MIND, seat, laid, new FastRandom(`stones ${seat}`))
    .decide(game.view(truth!, seat), game.legal(truth!, seat));
};

/** The table as somebody has it who applied everything they were told. */
const viewOf = ({ messages }: Client): unknown => {
  let view: unknown;
  for (const message of messages) {
    if (message.t === 'sync' && message.game !== undefined) view = message.game.view;
    const patches =
      message.t === 'played' ? message.steps.map(({ p }) => p) : message.t === 'takenBack' ? [message.p] : [];
    for (const patch of patches) if (patch !== undefined) view = applyPatch(view, patch);
  }
  return view;
};

describe('a decision that is taken back', () => {
  it('never was, to the last byte, and everybody is told what that changes for them', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    const { before, by } = await playUntilTakeable(table, clients);
    const told = clients.map((client) => client.next('takenBack'));
    expect(await takeBack(clients[by]!, table)).toMatchObject({ t: 'takenBack', by, n: before.steps.length });
    const offers = (await Promise.all(told)).map(({ offer }) => offer !== undefined);
    expect(offers).toEqual(clients.map((_, seat) => seat === by));
    expect(sightOf(table)).toEqual({ ...before, takenBack: before.takenBack + 1 });
    const { game, truth } = stateOf(table);
    for (const [seat, client] of clients.entries()) {
      expect(viewOf(client)).toEqual(JSON.parse(JSON.stringify(game.view(truth!, seat as Seat))));
    }
    expect(await decide(table, clients)).toMatchObject({ t: 'played' });
  });

  it('is offered to the one who made it, and to nobody else', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    const seen = clients.map(({ messages }) => messages.length);
    const { by } = await playUntilTakeable(table, clients);
    const others = clients.filter((_, seat) => seat !== by);
    for (const other of others) {
      const { length } = stateOf(table).steps;
      await expect
        .poll(() => other.messages.some((message) => message.t === 'played' && message.n === length))
        .toBe(true);
      const last = other.messages.slice(seen[clients.indexOf(other)]).findLast(({ t }) => t === 'played');
      expect(last).not.toHaveProperty('back');
      expect(await takeBack(other, table)).toMatchObject({ t: 'refused', code: 'not-now' });
    }
    expect(await clients[by]!.open(table)).toMatchObject({ game: { back: 1 } });
  });

  it('leaves nothing in the record, whose throws are still what was promised', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    let takeable = 0;
    while (stateOf(table).takenBack < 12) {
      const { by } = wanted(table);
      const { back } = await decide(table, clients);
      if (back === 1 && ++takeable % 3 > 0) await takeBack(clients[by]!, table);
    }
    for (const client of clients) await client.must(table, { type: 'end', agree: true });
    const { body } = await house.ask('GET', `/api/tables/${table}/record`);
    expect((body as { steps: unknown[] }).steps).toEqual(JSON.parse(JSON.stringify(stateOf(table).steps)));
    expect(verifyRecord(body, GAMES)).toMatchObject({ ok: true });
  });

  it('is taken back after a restart, too, and what came before it can be then', async () => {
    const { table, clients, guests } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    const { before, by } = await playUntilTakeable(table, clients);
    await house.stop();
    house = await TestServer.open({}, {}, folder);
    const again = await house.connect(guests[by]);
    expect(await again.open(table)).toMatchObject({ game: { back: 1 } });
    expect(await takeBack(again, table)).toMatchObject({ t: 'takenBack' });
    await house.stop();
    house = await TestServer.open({}, {}, folder);
    const later = await house.connect(guests[by]);
    expect(await later.open(table)).toMatchObject({ game: { steps: before.steps.length, takenBack: 1 } });
    expect(sightOf(table)).toEqual({ ...before, takenBack: 1 });
  });

  it('is taken back once, however often that is asked, and is not made again by asking twice', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    const { by, id, before } = await playUntilTakeable(table, clients);
    const step = stateOf(table).steps.at(-1) as DecisionBase;
    const anna = clients[by]!;
    expect(await takeBack(anna, table, 'back')).toMatchObject({ t: 'takenBack', id: 'back' });
    expect(await takeBack(anna, table, 'back')).toMatchObject({ t: 'done', id: 'back' });
    expect(await play(anna, table, step, id)).toMatchObject({ t: 'done', id });
    expect(sightOf(table).steps).toEqual(before.steps);
    expect(await play(anna, table, step)).toMatchObject({ t: 'played' });
  });

  it('is gone for somebody who was away, also if as much has happened since', async () => {
    const { table, clients, guests } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    const { by } = await playUntilTakeable(table, clients);
    const known = stateOf(table).steps.length;
    const other = (by + 1) % 3;
    await takeBack(clients[by]!, table);
    await decide(table, clients);
    const back = await house.connect(guests[other]);
    const { game } = await back.open(table, { steps: known, chat: 0, takenBack: 0 });
    expect(game).toMatchObject({ from: 0, steps: stateOf(table).steps.length });
    const since = { steps: game!.steps, chat: 0, takenBack: 1 };
    expect(await back.open(table, since)).toMatchObject({ game: { from: game!.steps, log: [] } });
  });
});

describe('what cannot be taken back', () => {
  it('is a decision that chance or somebody else has followed', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
    const { by } = wanted(table);
    expect(await decide(table, clients)).not.toHaveProperty('back');
    expect(await takeBack(clients[by]!, table)).toMatchObject({ code: 'not-now' });
    expect(await clients[by]!.do(table, { type: 'takeBack', after: 1 })).toMatchObject({ code: 'stale' });
  });

  it('is an arrangement after the other one was made, whoever was faster', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert'], STONES);
    const [anna, bert] = clients as [Client, Client];
    const [first, second] = [arrangement(table, 0 as Seat), arrangement(table, 1 as Seat)];
    expect(await play(anna, table, first)).toMatchObject({ back: 1 });
    const { length } = stateOf(table).steps;
    const answers = await Promise.all([
      bert.do(table, { type: 'play', after: length, step: second }),
      anna.do(table, { type: 'takeBack', after: length }),
    ]);
    // One of them came first; both see the same.
    const isTaken = answers[1]!.t === 'takenBack';
    expect(answers.map(({ t }) => t)).toEqual(['played', isTaken ? 'takenBack' : 'refused']);
    if (!isTaken) expect(answers[1]).toMatchObject({ code: 'stale' });
    await expect.poll(() => viewOf(anna)).toMatchObject({ turn: stateOf(table).turn });
  });

  it('is what a bot decided in one’s place', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert'], STONES);
    const anna = clients[0]!;
    const played = anna.next('played');
    await anna.must(table, { type: 'hand', seat: 0, to: 'bot' });
    await played;
    await anna.must(table, { type: 'hand', seat: 0, to: 'person' });
    expect(await takeBack(anna, table)).toMatchObject({ code: 'not-now' });
  });
});

it('gives no time: the clock is where it would be had nothing been decided', async () => {
  await house.remove();
  const world = new StillWorld('taking back');
  house = await TestServer.open({}, { world });
  const clock = { type: 'bank', seconds: 600, bonus: 60 } as const;
  const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], { ...MAGES, clock });
  const { by } = await playUntilTakeable(table, clients);
  const seat = () => ({ ...stateOf(table).seats[by]! });
  const after = seat();
  world.pass(5_000);
  await takeBack(clients[by]!, table);
  const restored = seat();
  expect(restored.left).toBe(after.left - 60_000);
  expect(restored.since).toBe(after.since);
});

it('is told to nobody before it is kept', async () => {
  await house.remove();
  folder = freshFolder();
  const held = await HeldStore.open(folder);
  house = await TestServer.open({}, { store: held.store }, folder);
  const { table, clients } = await house.playing(['Anna', 'Bert', 'Cleo'], MAGES);
  const { by } = await playUntilTakeable(table, clients);
  const steps = stateOf(table).steps.length;
  const hold = held.hold('append');
  const answer = takeBack(clients[by]!, table);
  await expect.poll(() => held.waiting).toBe(1);
  const back = clients.map((client) => client.next('sync'));
  hold.fail();
  expect(await answer).toMatchObject({ t: 'refused', code: 'unavailable' });
  for (const { game } of await Promise.all(back)) expect(game).toMatchObject({ steps });
  for (const { messages } of clients) expect(messages.some(({ t }) => t === 'takenBack')).toBe(false);
});
