import { allSeats, type DecisionBase, type Seat, USUAL_MIND, type ViewBase, verifyRecord } from '@wunderkammer/kernel';
import { applyPatch, choicesOf, type Offer, type ServerMessage } from '@wunderkammer/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '../games.ts';
import type { Client } from '../testing/client.ts';
import { StillWorld } from '../testing/still-world.ts';
import { TestServer } from '../testing/test-server.ts';
import { GAMES, WITH_TOY } from '../testing/toy-games.ts';
import { REAL_WORLD } from '../world.ts';

/** The same cards in every run. */
const still = new StillWorld('playing');
let house: TestServer;
beforeAll(async () => {
  house = await TestServer.open(
    {},
    { games: WITH_TOY, world: { ...REAL_WORLD, random: (bytes) => still.random(bytes) } },
  );
});
afterAll(() => house.remove());

const stateOf = (table: string) => house.server.house.inMemory(table)!.state;

/** The first thing that the seat whose turn it is may decide. */
const anyDecision = (table: string): DecisionBase => {
  const { game, truth, asked } = stateOf(table);
  return game.legal(truth!, asked[0]!)[0]!;
};

const play = (client: Client, table: string, step: DecisionBase, id?: string): Promise<ServerMessage> =>
  client.do(table, { type: 'play', after: stateOf(table).steps.length, step }, id);

describe('a decision', () => {
  it('is told to everybody as they may see it, with the table after it', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const before = await Promise.all(clients.map((client) => client.open(table)));
    const step = anyDecision(table);
    const told = clients.map((client) => client.next('played'));
    const answer = await play(clients[step.by]!, table, step);
    if (answer.t !== 'played') throw new Error(`it was answered by ${answer.t}`);
    expect(answer.steps[0]!.s).toMatchObject({ by: step.by, type: step.type });
    for (const [seat, { steps, n }] of (await Promise.all(told)).entries()) {
      const { game, truth } = stateOf(table);
      const view = steps.reduce<unknown>(
        (now, { p }) => (p === undefined ? now : applyPatch(now, p)),
        before[seat]!.game!.view,
      );
      expect(view).toEqual(JSON.parse(JSON.stringify(game.view(truth!, seat as Seat))));
      expect(n).toBe(stateOf(table).steps.length);
    }
  });

  it('against the rules is refused with the rule and changes nothing', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const { by } = anyDecision(table);
    const { version } = stateOf(table);
    const answer = await play(clients[by]!, table, { by, type: 'exchange', swap: true } as DecisionBase);
    expect(answer).toMatchObject({ t: 'refused', code: 'rule', violation: { rule: expect.stringMatching(/^FS-/) } });
    const other = (1 - by) as Seat;
    expect(await play(clients[other]!, table, { by: other, type: 'throw' })).toMatchObject({ code: 'rule' });
    expect(stateOf(table).version).toBe(version);
  });

  it('of another seat, or no decision at all, is refused', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const step = anyDecision(table);
    expect(await play(clients[1 - step.by]!, table, step)).toMatchObject({ code: 'forbidden' });
    expect(await play(clients[step.by]!, table, { by: step.by, type: 'dance' })).toMatchObject({ code: 'message' });
    const stranger = await house.connect(await house.guest('Cleo'));
    await stranger.open(table);
    expect(await play(stranger, table, step)).toMatchObject({ code: 'forbidden' });
    const nobody = await house.connect(undefined);
    await nobody.open(table);
    expect(await play(nobody, table, step)).toMatchObject({ code: 'unauthenticated' });
  });

  it('asked for twice is made once', async () => {
    const { table, guests, clients } = await house.playing(['Anna', 'Bert']);
    const step = anyDecision(table);
    expect(await play(clients[step.by]!, table, step, 'once')).toMatchObject({ t: 'played' });
    const { version } = stateOf(table);
    expect(await play(clients[step.by]!, table, step, 'once')).toEqual({ t: 'done', id: 'once' });
    const elsewhere = await house.connect(guests[step.by]);
    await elsewhere.open(table);
    expect(await play(elsewhere, table, step, 'once')).toEqual({ t: 'done', id: 'once' });
    expect(stateOf(table).version).toBe(version);
    // The same name used by somebody else is another request.
    expect(await play(clients[1 - step.by]!, table, step, 'once')).toMatchObject({ t: 'refused' });
  });

  it('that was made when the table looked different is refused', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const step = anyDecision(table);
    const seen = stateOf(table).steps.length;
    await play(clients[step.by]!, table, step);
    const late = await clients[step.by]!.do(table, { type: 'play', after: seen, step });
    expect(late).toMatchObject({ code: 'stale' });
  });

  it('can be asked about without being made', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert']);
    const { by } = anyDecision(table);
    const client = clients[by]!;
    const answered = client.next('answer');
    client.send({ t: 'why', id: 'q', table, step: { by, type: 'pass' } });
    expect((await answered).violation).toMatchObject({ rule: expect.stringMatching(/^FS-/) });
    const listed = client.next('answer');
    client.send({ t: 'legal', id: 'l', table });
    const { game, truth } = stateOf(table);
    expect((await listed).legal).toEqual(game.legal(truth!, by));
  });
});

it('tells whoever comes back what they missed, and no more', async () => {
  const { table, guests, clients } = await house.playing(['Anna', 'Bert']);
  const { game: before } = await clients[0]!.open(table);
  await clients[0]!.close();
  for (let move = 0; move < 3; move++) {
    const step = anyDecision(table);
    if (step.by === 0) break;
    await play(clients[1]!, table, step);
  }
  const back = await house.connect(guests[0]);
  const { game } = await back.open(table, { steps: before!.steps, chat: 0 });
  expect(game!.from).toBe(before!.steps);
  expect(game!.log).toHaveLength(stateOf(table).steps.length - before!.steps);
  expect(game!.steps).toBe(stateOf(table).steps.length);
});

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  it('is played to its end over the line by two people and a bot, and proves itself fair', {
    timeout: 120_000,
  }, async () => {
    const game = gameOf(GAMES, id)!;
    const guests = [await house.guest('Anna'), await house.guest('Bert')];
    const table = await house.table(guests[0]!, { game: id, seats: 3 });
    const clients = await Promise.all(guests.map((guest) => house.connect(guest)));
    const blank = game.create({ seats: 3, options: (game.readOptions({}, 3) as { value: object }).value });
    for (const [seat, client] of clients.entries()) {
      await client.open(table);
      await client.must(table, { type: 'sit', seat, name: guests[seat]!.name, entropy: `luck ${seat}` });
    }
    await clients[0]!.must(table, { type: 'bot', seat: 2, as: 'isolde' });
    const over = clients.map((client) => client.next('room', ({ room }) => room.status === 'over'));
    for (const [seat, client] of clients.entries()) {
      const bot = game.bot(USUAL_MIND, seat as Seat, stateOf(table).table, {
        below: (bound) => (stateOf(table).steps.length * 7) % bound,
      });
      let view: ViewBase | undefined;
      let steps = 0;
      /** A program that knows nothing but what came over the line. */
      const decide = (offer: Offer | undefined): void => {
        if (offer === undefined) return;
        const legal = choicesOf(offer, game, blank, seat as Seat);
        client.send({
          t: 'do',
          id: `${seat}-${steps}`,
          table,
          do: { type: 'play', after: steps, step: bot.decide(view!, legal) },
        });
      };
      client.socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.t === 'sync' && message.game !== undefined) {
          for (const { s } of message.game.log) bot.observe(s);
          ({ view, steps } = message.game);
          decide(message.game.offer);
        } else if (message.t === 'played') {
          for (const { s, p } of message.steps) {
            bot.observe(s);
            if (p !== undefined) view = applyPatch(view, p);
          }
          steps = message.n;
          decide(message.offer);
        }
      });
    }
    const running = await house.ask('GET', `/api/tables/${table}/record`, undefined, guests[0]!.token);
    expect(running.status).toBe(409);
    await clients[0]!.must(table, { type: 'start' });
    const rooms = (await Promise.all(over)).map(({ room }) => room);
    expect(rooms[0]!.ending).toMatchObject({
      how: 'played',
      outcome: { scores: allSeats(3).map(() => expect.any(Number)) },
    });
    const { body } = await house.ask('GET', `/api/tables/${table}/record`, undefined, guests[1]!.token);
    expect(verifyRecord(body, [game])).toMatchObject({ ok: true });
    const { fairness } = body as { fairness: { commitment: string; entropy: string[] } };
    expect(fairness.commitment).toBe(rooms[0]!.commitment);
    expect(fairness.entropy).toEqual(['luck 0', 'luck 1', '']);
  });
});
