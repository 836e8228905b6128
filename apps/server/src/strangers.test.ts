import { type Command, PROTOCOL, sessionsAnswer } from '@wunderkammer/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { attackedHouse } from './testing/attacked-house.ts';
import { Client } from './testing/client.ts';
import { RawLine, textFrame, upgradeRequest } from './testing/raw-line.ts';
import { StillWorld } from './testing/still-world.ts';
import { type Guest, TestServer } from './testing/test-server.ts';

/* What is somebody else's: seats, tables, games, names. Nobody gets at it, and what was tried changes nothing. */

const attacked = attackedHouse();
const { stranger, stateOf } = attacked;

describe("other people's things", () => {
  let table: string;
  let clients: readonly Client[];
  let mallory: Client;
  let waiting: string;
  let host: Client;
  beforeAll(async () => {
    ({ table, clients } = await attacked.house.playing(['Ada', 'Bo', 'Cleo'], { seats: 3 }));
    mallory = await attacked.house.connect(await stranger());
    await mallory.open(table);
    const owner = await stranger('Owner');
    waiting = await attacked.house.table(owner, { seats: 3 });
    host = await attacked.house.connect(owner);
    await host.open(waiting);
    await mallory.open(waiting);
    await mallory.must(waiting, { type: 'sit', name: 'Mallory', entropy: 'x' });
  });

  const anyStep = () => {
    const { game, truth, asked, steps } = stateOf(table);
    return { after: steps.length, step: game.legal(truth!, asked[0]!)[0]! };
  };

  it.each<[Command, string]>([
    [{ type: 'resign' }, 'forbidden'],
    [{ type: 'end', agree: true }, 'forbidden'],
    [{ type: 'hand', seat: 0, to: 'bot' }, 'forbidden'],
    [{ type: 'hand', seat: 0, to: 'person' }, 'forbidden'],
    [{ type: 'say', text: 'let me in' }, 'forbidden'],
    [{ type: 'mute', seat: 0, on: true }, 'forbidden'],
    [{ type: 'chat', on: false }, 'forbidden'],
    [{ type: 'start' }, 'forbidden'],
    [{ type: 'close' }, 'forbidden'],
    [{ type: 'swap', seats: [0, 1] }, 'forbidden'],
    [{ type: 'bot', seat: 0, as: 'cosima' }, 'forbidden'],
    [{ type: 'remove', seat: 0 }, 'forbidden'],
    [{ type: 'next' }, 'forbidden'],
    [{ type: 'revive' }, 'forbidden'],
    [{ type: 'sit', name: 'Mallory', entropy: '' }, 'not-now'],
    [{ type: 'stand' }, 'forbidden'],
  ])('a stranger at a running game may not %j', async (command, code) => {
    const { version } = stateOf(table);
    expect(await mallory.do(table, command)).toMatchObject({ t: 'refused', code });
    expect(stateOf(table).version).toBe(version);
  });

  it('a decision for another seat is refused, by strangers and by those who play', async () => {
    const { after, step } = anyStep();
    const { by } = step as { by: number };
    expect(await mallory.do(table, { type: 'play', after, step })).toMatchObject({ code: 'forbidden' });
    expect(await clients[(by + 1) % 3]!.do(table, { type: 'play', after, step })).toMatchObject({ code: 'forbidden' });
    const nobody = await attacked.house.connect(undefined);
    await nobody.open(table);
    expect(await nobody.do(table, { type: 'play', after, step })).toMatchObject({ code: 'unauthenticated' });
  });

  it.each<[Command, string]>([
    [{ type: 'start' }, 'forbidden'],
    [{ type: 'swap', seats: [0, 1] }, 'forbidden'],
    [{ type: 'bot', seat: 2, as: 'isolde' }, 'forbidden'],
    [{ type: 'remove', seat: 0 }, 'forbidden'],
    [{ type: 'mute', seat: 0, on: true }, 'forbidden'],
    [{ type: 'chat', on: false }, 'forbidden'],
    [{ type: 'close' }, 'forbidden'],
    [{ type: 'sit', seat: 0, name: 'Mallory', entropy: '' }, 'taken'],
    [{ type: 'sit', seat: 3, name: 'Mallory', entropy: '' }, 'unknown'],
    [{ type: 'hand', seat: 0, to: 'bot' }, 'not-now'],
  ])('a guest in the waiting room may not %j', async (command, code) => {
    const { version } = stateOf(waiting);
    expect(await mallory.do(waiting, command)).toMatchObject({ t: 'refused', code });
    expect(stateOf(waiting).version).toBe(version);
  });

  it.each<[Command, string]>([
    [{ type: 'remove', seat: 0 }, 'not-now'],
    [{ type: 'remove', seat: 3 }, 'unknown'],
    [{ type: 'bot', seat: 1, as: 'balthasar' }, 'taken'],
    [{ type: 'bot', seat: 3, as: 'melchior' }, 'unknown'],
    [{ type: 'swap', seats: [0, 3] }, 'unknown'],
    [{ type: 'mute', seat: 3, on: true }, 'unknown'],
    [{ type: 'start' }, 'not-now'],
  ])('not even the host may %j', async (command, code) => {
    expect(await host.do(waiting, command)).toMatchObject({ t: 'refused', code });
  });

  it('those who play may not take over from each other', async () => {
    const [ada, bo] = clients as [Client, Client];
    expect(await bo.do(table, { type: 'hand', seat: 0, to: 'bot' })).toMatchObject({ code: 'not-now' });
    await ada.must(table, { type: 'hand', seat: 0, to: 'bot' });
    expect(await bo.do(table, { type: 'hand', seat: 0, to: 'person' })).toMatchObject({ code: 'forbidden' });
    await ada.must(table, { type: 'hand', seat: 0, to: 'person' });
  });

  it('at a table that is not open nothing can be done', async () => {
    const other = await attacked.house.connect(await stranger());
    for (const command of [{ type: 'start' }, { type: 'next' }] as const) {
      expect(await other.do(waiting, command)).toMatchObject({ code: 'not-now' });
    }
    const gone = other.next('gone');
    other.send({ t: 'open', table: '000000000000' });
    expect(await gone).toMatchObject({ code: 'unknown' });
    expect(await other.do('000000000000', { type: 'start' })).toMatchObject({ code: 'not-now' });
  });

  it('the record of a running game is given to nobody, and what is no table has none', async () => {
    expect(await attacked.house.ask('GET', `/api/tables/${table}/record`)).toMatchObject({
      status: 409,
      body: { code: 'not-now' },
    });
    for (const id of [
      '000000000000',
      '%2e%2e%2f%2e%2e%2fetc',
      '..%2fhouse',
      "'%20OR%201=1--",
      '%00',
      '__proto__',
      '%ff',
      'x'.repeat(500),
    ]) {
      const { status, body } = await attacked.house.ask('GET', `/api/tables/${id}/record`);
      expect([id, status, (body as { code: string }).code]).toEqual([
        id,
        expect.toBeOneOf([400, 404, 414]),
        expect.toBeOneOf(['message', 'unknown']),
      ]);
    }
  });
});

describe('who one is', () => {
  const cookieOf = (token: string): string => `wunderkammer=${token}`;
  const altered = (token: string): readonly string[] => {
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    const [session, signature] = token.split('.') as [string, string];
    return [
      token.slice(0, -1) + last,
      token.slice(0, -1),
      `${token}.`,
      `${'A'.repeat(16)}.${signature}`,
      `${session}.AAAAAAAAAAAA.${signature}`,
      `${session}.`,
      session,
      'x'.repeat(4_000),
      '',
      '__proto__',
    ];
  };

  it('is not to be had by a forged or altered token', async () => {
    const { token } = await stranger();
    for (const forged of altered(token)) {
      const byBearer = await attacked.house.ask('GET', '/api/me/tables', undefined, forged === '' ? ' ' : forged);
      expect(byBearer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      const byCookie = await fetch(`${attacked.house.address}/api/house`, { headers: { cookie: cookieOf(forged) } });
      expect(await byCookie.json()).toMatchObject({ me: null });
      if (forged.length > 200) continue;
      const line = await RawLine.open(attacked.house.address, {
        host: new URL(attacked.house.address).host,
        authorization: `Bearer ${forged}`,
      });
      expect(line.received).toContain('"you":null');
      line.destroy();
      const early = new RawLine(attacked.house.address);
      early.write(upgradeRequest({ host: new URL(attacked.house.address).host }));
      await early.heard('\r\n\r\n');
      early.write(textFrame(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: forged })));
      expect(await early.heard('"code":"unauthenticated"')).toBe(true);
      early.destroy();
    }
  });

  it('ends when the session is too old', async () => {
    const [then, now] = [new StillWorld('then'), new StillWorld('now', Date.UTC(2026, 0, 1) + 401 * 24 * 3600 * 1000)];
    const earlier = await TestServer.open({}, { world: then, logger: attacked.logger });
    const guest = await earlier.guest('Ada');
    expect(await earlier.ask('GET', '/api/me/tables', undefined, guest.token)).toMatchObject({ status: 200 });
    await earlier.stop();
    const later = await TestServer.open({}, { world: now, logger: attacked.logger }, earlier.folder);
    expect(await later.ask('GET', '/api/me/tables', undefined, guest.token)).toMatchObject({ status: 401 });
    const client = await later.connect(guest);
    expect(client.messages[0]).toMatchObject({ t: 'hello', you: null });
    await later.remove();
  });

  it('ends with the person, on every line at once', async () => {
    const mallory = await stranger();
    const client = await attacked.house.connect(mallory);
    const closed = new Promise<number>((resolve) => client.socket.on('close', resolve));
    expect(await attacked.house.ask('DELETE', '/api/me', undefined, mallory.token)).toMatchObject({ status: 204 });
    expect(await closed).toBe(1008);
    expect(await attacked.house.ask('GET', '/api/me/tables', undefined, mallory.token)).toMatchObject({ status: 401 });
    const again = await attacked.house.connect(mallory);
    expect(again.messages[0]).toMatchObject({ t: 'hello', you: null });
  });

  it('ends with the session, on its lines at once and on no other', async () => {
    const mallory = await stranger();
    const { body } = await attacked.house.ask('POST', '/api/me/code', undefined, mallory.token);
    const entered = await attacked.house.ask('POST', '/api/me/login', { code: (body as { code: string }).code });
    const phone = { ...mallory, token: (entered.body as { token: string }).token };
    const table = await attacked.house.table(mallory);
    const made = await attacked.house.ask('POST', `/api/tables/${table}/token`, undefined, mallory.token);
    const program = { ...mallory, token: (made.body as { token: string }).token };
    const lines = await Promise.all([mallory, phone, program].map((guest) => attacked.house.connect(guest)));
    const closed = lines.map(
      ({ socket }) => new Promise<number>((resolve) => socket.once('close', (code) => resolve(code))),
    );
    const list = await attacked.house.ask('GET', '/api/me/sessions', undefined, mallory.token);
    const { sessions } = sessionsAnswer.parse(list.body);
    expect(sessions).toHaveLength(3);
    for (const { id, table: of, current } of sessions) {
      if (current) continue;
      expect(await attacked.house.ask('DELETE', `/api/me/sessions/${id}`, undefined, mallory.token)).toMatchObject({
        status: 204,
      });
      expect(await closed[of === undefined ? 1 : 2]).toBe(1008);
    }
    expect(lines[0]!.socket.readyState).toBe(lines[0]!.socket.OPEN);
    for (const guest of [phone, program]) {
      expect((await attacked.house.connect(guest)).messages[0]).toMatchObject({ you: null });
    }
    expect(await attacked.house.ask('POST', '/api/me/logout', undefined, mallory.token)).toMatchObject({ status: 204 });
    expect(await closed[0]).toBe(1008);
    expect(await attacked.house.ask('GET', '/api/me/tables', undefined, mallory.token)).toMatchObject({ status: 401 });
  });

  it('by the token for one table is good for that table only', async () => {
    const owner = await stranger('Owner');
    const [mine, other] = [await attacked.house.table(owner), await attacked.house.table(owner)];
    const { body } = await attacked.house.ask('POST', `/api/tables/${mine}/token`, undefined, owner.token);
    const { token } = body as { token: string };
    const program = await Client.connect(attacked.house.address, { token });
    await program.open(mine);
    const refused = program.next('refused');
    program.send({ t: 'open', table: other });
    expect(await refused).toMatchObject({ code: 'forbidden' });
    for (const what of ['mine', 'lobby'] as const) {
      const denied = program.next('refused');
      program.send({ t: 'list', what, on: true });
      expect(await denied).toMatchObject({ code: 'forbidden' });
    }
    for (const [method, path] of [
      ['GET', '/api/me/tables'],
      ['POST', '/api/me/code'],
      ['POST', `/api/tables/${other}/token`],
      ['DELETE', '/api/me'],
    ] as const) {
      expect(await attacked.house.ask(method, path, undefined, token)).toMatchObject({ status: 401 });
    }
    // Nor by opening the other one first, as nobody, and saying who one is then.
    const nobody = await attacked.house.connect(undefined);
    await nobody.open(other);
    const late = nobody.next('refused');
    nobody.send({ t: 'hello', protocol: PROTOCOL, token });
    expect(await late).toMatchObject({ code: 'not-now' });
    expect(await nobody.do(other, { type: 'close' })).toMatchObject({ code: 'unauthenticated' });
  });

  it('by the token for one table plays there, asks and notes, and does nothing else', async () => {
    const { table: mine, guests } = await attacked.house.playing(['Ada', 'Bo']);
    const tokenOf = async ({ token }: Guest): Promise<string> => {
      const { body } = await attacked.house.ask('POST', `/api/tables/${mine}/token`, undefined, token);
      return (body as { token: string }).token;
    };
    const seat = stateOf(mine).asked[0]!;
    const program = await Client.connect(attacked.house.address, { token: await tokenOf(guests[seat]!) });
    expect(await program.open(mine)).toMatchObject({ room: { you: { seat } }, game: { seat } });
    const { version } = stateOf(mine);
    const commands: Readonly<Record<Exclude<Command['type'], 'play'>, object>> = {
      sit: { name: 'Robo', entropy: '' },
      stand: {},
      bot: { seat, as: 'cosima' },
      swap: { seats: [0, 1] },
      remove: { seat },
      start: {},
      takeBack: { after: 1 },
      hand: { seat, to: 'bot' },
      resign: {},
      end: { agree: true },
      say: { text: 'beep' },
      mute: { seat, on: true },
      chat: { on: false },
      next: {},
      close: {},
      revive: {},
    };
    for (const [type, rest] of Object.entries(commands)) {
      expect(await program.do(mine, { type, ...rest } as Command)).toMatchObject({
        t: 'refused',
        code: 'forbidden',
        message: 'this token may play, and nothing else',
      });
    }
    expect(stateOf(mine).version).toBe(version);

    const { game, truth, steps } = stateOf(mine);
    const legal = game.legal(truth!, seat);
    const answered = program.next('answer', ({ id }) => id === 'l');
    program.send({ t: 'legal', id: 'l', table: mine });
    expect((await answered).legal).toEqual(legal);
    const why = program.next('answer', ({ id }) => id === 'w');
    program.send({ t: 'why', id: 'w', table: mine, step: legal[0]! });
    expect((await why).violation).toBeUndefined();
    program.send({ t: 'mark', id: 'note', table: mine, marks: { k: 'v' } });
    const played = await program.do(mine, { type: 'play', after: steps.length, step: legal[0]! });
    expect(played).toMatchObject({ t: 'played' });
    expect(await program.open(mine)).toMatchObject({ game: { marks: { k: 'v' } } });
  });

  it('is not lent to the page of another site', async () => {
    const { token } = await stranger();
    const cookie = cookieOf(token);
    for (const origin of [
      'https://evil.example',
      'null',
      'file://',
      `${attacked.house.address}.evil.example`,
      'http://localhost:1',
    ]) {
      await expect(Client.connect(attacked.house.address, { cookie, origin })).rejects.toThrow('403');
      const response = await fetch(`${attacked.house.address}/api/me/code`, {
        method: 'POST',
        headers: { cookie, origin },
      });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
    await expect(Client.connect(attacked.house.address, { cookie })).rejects.toThrow('403');
    const own = await Client.connect(attacked.house.address, { cookie, origin: attacked.house.address });
    expect(own.messages[0]).toMatchObject({ you: { name: 'Mallory' } });
  });
});
