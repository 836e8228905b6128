import { type Command, LIMITS, PROTOCOL, type ServerMessage } from '@wunderkammer/protocol';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { ControlGame } from './testing/control-game.ts';
import { frameOf, RawLine, textFrame, upgradeRequest } from './testing/raw-line.ts';
import { type Guest, TestServer } from './testing/test-server.ts';

/*
 * Everything a stranger can say to the server, right, wrong and malicious. Whatever it is: the server lives and answers with
 * a clear code that is never its own mistake, nothing is complained about, and a game that runs along does not notice.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const RUNS = LONG ? 5_000 : 150;
const MESSAGES_A_RUN = 12;

const complaints: string[] = [];
const logger = { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } };

let house: TestServer;
let control: ControlGame;
beforeAll(async () => {
  house = await TestServer.open({ TRUST_PROXY: 'yes' }, { logger });
  control = await ControlGame.start(house);
});
afterEach(async () => {
  await control.goesOn();
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  control.stop();
  await house.remove();
});

/** Strangers come from many addresses; the limits for one are not what is tested here. */
let strangers = 0;
const stranger = async (name = 'Mallory'): Promise<Guest> => {
  const number = ++strangers;
  const response = await fetch(`${house.address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` },
    body: JSON.stringify({ name, language: 'en' }),
  });
  const { me, token } = (await response.json()) as { me: { id: string }; token: string };
  return { id: me.id, name, token };
};

const stateOf = (table: string) => house.server.house.inMemory(table)!.state;

/** No mistake of ours, and nothing in it about how the server is made. */
const expectClear = (messages: readonly ServerMessage[]): void => {
  for (const message of messages) {
    if (message.t !== 'refused') continue;
    expect(message.code).not.toBe('internal');
    expect(message.message ?? '').not.toMatch(/\bat .*[/(]|node:|\.ts\b|Error/);
  }
};

/** Says all this, and hears the answer to a ping after it. */
const survives = async (client: Client, texts: readonly string[]): Promise<readonly ServerMessage[]> => {
  const before = client.messages.length;
  for (const text of texts) client.socket.send(text);
  const pong = client.next('pong');
  client.send({ t: 'ping' });
  await pong;
  const answers = client.messages.slice(before);
  expectClear(answers);
  return answers;
};

describe('messages', () => {
  let table: string;
  let client: Client;
  beforeAll(async () => {
    const { table: played, guests } = await house.playing(['Ada', 'Bo']);
    table = played;
    client = await house.connect(guests[0]);
    await client.open(table);
  });

  const valid = (): readonly object[] => {
    const step = { by: 0, type: 'throw' };
    const commands: readonly object[] = [
      { type: 'sit', seat: 1, name: 'Ada', entropy: '' },
      { type: 'stand' },
      { type: 'bot', seat: 1, on: true },
      { type: 'swap', seats: [0, 1] },
      { type: 'remove', seat: 1 },
      { type: 'start' },
      { type: 'play', after: 3, step: { ...step, cells: [['red1', 0, 0]] } },
      { type: 'say', text: 'hello' },
      { type: 'mute', seat: 0, on: false },
      { type: 'close' },
      { type: 'revive' },
    ];
    return [
      { t: 'hello', protocol: PROTOCOL, token: 'x' },
      { t: 'open', table, since: { steps: 1, chat: 0 } },
      { t: 'open', table: 'AAAAAAAAAAAA' },
      ...commands.map((command, index) => ({ t: 'do', id: `f${index}`, table, do: command })),
      { t: 'why', id: 'w', table, step },
      { t: 'legal', id: 'l', table },
      { t: 'mark', table, key: 'k', value: 'v' },
      { t: 'list', what: 'lobby', on: true },
      { t: 'ping' },
    ];
  };

  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  /** Values that break programs. As JSON, since some cannot be written otherwise. */
  const nasty = fc.oneof(
    fc.constantFrom(
      ...['null', 'true', '-0', '1e999', '-1e999', '9007199254740993', '1e-400', '0.5', '4', '-1', '2147483648'],
      ...[
        '""',
        '"\\u0000"',
        '"\\ud800"',
        '"\\udfff\\ud800"',
        '"\\u202e"',
        '"__proto__"',
        '"constructor"',
        '"../../etc"',
      ],
      ...[
        '{"__proto__":{"by":0}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '{"toString":1,"valueOf":2}',
        '{"length":-1}',
      ],
      ...[
        nested(2_000),
        `${'{"a":'.repeat(700)}1${'}'.repeat(700)}`,
        `"${'x'.repeat(5_000)}"`,
        `[${'0,'.repeat(2_000)}0]`,
      ],
    ),
    fc.json({ maxDepth: 4 }),
    fc.string({ unit: 'binary', maxLength: 60 }).map((text) => JSON.stringify(text)),
  );
  /** A message of which one member, at any depth, is something else, twice there, or gone. */
  const mutated = fc
    .tuple(fc.nat(), fc.nat(), nasty, fc.constantFrom('replace', 'add', 'remove', 'key'))
    .map(([which, where, value, how]) => {
      const messages = valid();
      const text = JSON.stringify(messages[which % messages.length]);
      const members = [...text.matchAll(/"(\w+)":("[^"]*"|-?\d+|true|false|\[[^\]]*\]|\{[^{}]*\})/g)];
      const { 0: found, 1: key, index } = members[where % members.length]!;
      const put = {
        replace: `"${key}":${value}`,
        add: `${found},"extra":${value}`,
        remove: '"x":0',
        key: `${found},"__proto__":${value}`,
      };
      return text.slice(0, index) + put[how] + text.slice(index + found.length);
    });
  const anything = fc.oneof(
    { weight: 4, arbitrary: mutated },
    { weight: 1, arbitrary: nasty },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );

  it(`of any kind are survived (${RUNS} × ${MESSAGES_A_RUN})`, { timeout: LONG ? 600_000 : 60_000 }, async () => {
    const mallory = await house.connect(await stranger());
    const nobody = await house.connect(undefined);
    for (const each of [mallory, nobody]) await each.open(table);
    const batch = fc.array(anything, { minLength: MESSAGES_A_RUN, maxLength: MESSAGES_A_RUN });
    await fc.assert(
      fc.asyncProperty(batch, async (messages) => {
        const texts = messages.filter((text) => Buffer.byteLength(text) <= LIMITS.message);
        for (const each of [client, mallory, nobody]) await survives(each, texts);
        for (const each of [client, mallory, nobody]) each.messages.length = 0;
      }),
      { numRuns: RUNS, ...(LONG ? {} : { seed: 7 }) },
    );
    expect(({} as Record<string, unknown>)['by']).toBeUndefined();
    expect(stateOf(table).status).toBe('playing');
  });

  it('in the body of a request are survived, too', { timeout: 120_000 }, async () => {
    const { token } = await stranger();
    const paths = ['/api/me', '/api/tables', '/api/me/enter', '/api/me/push', `/api/tables/${table}/token`];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(nasty, anything), async (path, body) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const response = await fetch(house.address + path, {
          method: path.endsWith('push') ? 'PUT' : 'POST',
          headers,
          body,
        });
        const answer = await response.text();
        expect([response.status, answer]).not.toEqual([500, expect.anything()]);
        expect(answer).not.toMatch(/internal|node:|\.ts\b|SQLITE/);
      }),
      { numRuns: LONG ? 2_000 : 120, ...(LONG ? {} : { seed: 7 }) },
    );
  });

  it.each([
    ['a name', { type: 'sit', name: 'x'.repeat(LIMITS.name + 1), entropy: '' }],
    ['a name of marks that nobody sees', { type: 'sit', name: '\u200d\u200d', entropy: '' }],
    ['a line', { type: 'say', text: 'x'.repeat(LIMITS.chat + 1) }],
    ['a line of nothing', { type: 'say', text: ' \u0000\u202e ' }],
    ['luck', { type: 'sit', name: 'Ada', entropy: 'x'.repeat(LIMITS.entropy + 1) }],
    ['luck that is no text', { type: 'sit', name: 'Ada', entropy: '\ud800' }],
  ])('with too much or too little in them are refused: %s', async (_what, command) => {
    const [answer] = await survives(client, [JSON.stringify({ t: 'do', id: 'long', table, do: command })]);
    expect(answer).toMatchObject({ t: 'refused', code: 'message' });
  });

  it('of no end fill no notebook', async () => {
    const { table: other, clients } = await house.playing(['Ada', 'Bo']);
    const marks = Array.from({ length: LIMITS.marks + 20 }, (_, number) =>
      JSON.stringify({ t: 'mark', table: other, key: `k${number}`, value: 'v'.repeat(LIMITS.mark) }),
    );
    const refused: ServerMessage[] = [];
    for (let at = 0; at < marks.length; at += 40)
      refused.push(...(await survives(clients[0]!, marks.slice(at, at + 40))));
    expect(refused.filter((message) => message.t === 'refused' && message.code === 'limit')).toHaveLength(20);
    expect(Object.keys((await clients[0]!.open(other)).game!.marks)).toHaveLength(LIMITS.marks);
  });

  it('before hello, of another version, or a second hello are refused', async () => {
    const { host } = new URL(house.address);
    const line = await RawLine.open(house.address, { host });
    line.write(textFrame(`{"t":"hello","protocol":${PROTOCOL}}`));
    expect(await line.heard('you have said hello already')).toBe(true);
    line.destroy();
    const early = new RawLine(house.address);
    early.write(upgradeRequest({ host }));
    await early.heard('\r\n\r\n');
    early.write(textFrame('{"t":"ping"}'));
    expect(await early.heard('say hello first')).toBe(true);
    early.write(textFrame('{"t":"hello","protocol":99}'));
    expect(await early.heard('this server speaks version')).toBe(true);
    early.destroy();
  });
});

describe('frames', () => {
  const big = Buffer.alloc(LIMITS.message + 1, 'x');
  const text = (fin: boolean, first: boolean, part: Buffer) => frameOf({ opcode: first ? 1 : 0, payload: part, fin });
  it.each<[string, Buffer, number | 'answered']>([
    ['binary', frameOf({ opcode: 2, payload: Buffer.from('{"t":"ping"}') }), 'answered'],
    ['too large', frameOf({ opcode: 1, payload: big }), 1009],
    [
      'too large in parts',
      Buffer.concat([text(false, true, big.subarray(0, 5_000)), text(true, false, big.subarray(0, 5_000))]),
      1009,
    ],
    ['larger than the world', frameOf({ opcode: 1, payload: Buffer.alloc(0), claimed: 2n ** 62n }), 1009],
    [
      'in many parts of nothing',
      Buffer.concat([
        text(false, true, Buffer.from('{"t":')),
        ...Array.from({ length: 3_000 }, () => text(false, false, Buffer.alloc(0))),
        text(true, false, Buffer.from('"ping"}')),
      ]),
      'answered',
    ],
    ['no UTF-8', frameOf({ opcode: 1, payload: Buffer.from([0xff, 0xfe, 0xc0]) }), 1007],
    ['unmasked', frameOf({ opcode: 1, payload: Buffer.from('{"t":"ping"}'), masked: false }), 1002],
    ['with reserved bits', frameOf({ opcode: 1, payload: Buffer.from('{}'), reserved: 4 }), 1002],
    ['of no known kind', frameOf({ opcode: 7, payload: Buffer.from('{}') }), 1002],
    ['a part without a beginning', text(true, false, Buffer.from('{}')), 1002],
    ['a ping that is too long', frameOf({ opcode: 9, payload: Buffer.alloc(126) }), 1002],
    ['a close without sense', frameOf({ opcode: 8, payload: Buffer.from([0]) }), 1002],
  ])('%s', async (_how, bytes, expected) => {
    const line = await RawLine.open(house.address, { host: new URL(house.address).host });
    line.write(bytes);
    if (expected === 'answered') {
      line.write(textFrame('{"t":"ping"}'));
      expect(await line.heard('"t":"pong"')).toBe(true);
    } else expect(await line.ended()).toBe(expected);
    line.destroy();
  });

  it.each([
    ['another path', upgradeRequest({}, '/api/../../socket'), '404'],
    ['no key', upgradeRequest({ 'sec-websocket-key': '' }), '400'],
    ['an old version', upgradeRequest({ 'sec-websocket-version': '7' }), '400'],
    ['something else than a WebSocket', upgradeRequest({ upgrade: 'h2c' }), '400'],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', '400'],
    ['a head without end', `GET /api/socket HTTP/1.1\r\nx: ${'y'.repeat(40_000)}`, '431'],
  ])('an upgrade with %s is turned away, and the line is closed', async (_what, request, status) => {
    const line = new RawLine(house.address);
    line.write(request);
    expect(await line.heard(`HTTP/1.1 ${status}`)).toBe(true);
    await line.ended();
    // The other side does not hang up; the server does not wait for it.
    await expect.poll(() => serverSideOf(line)).toBe(false);
    line.destroy();
  });

  /** Whether the server still has the other end of this line. */
  const serverSideOf = (line: RawLine): boolean => {
    line.write('x');
    return !line.isClosed;
  };
});

describe("other people's things", () => {
  let table: string;
  let clients: readonly Client[];
  let mallory: Client;
  let waiting: string;
  let host: Client;
  beforeAll(async () => {
    ({ table, clients } = await house.playing(['Ada', 'Bo', 'Cleo'], { seats: 3 }));
    mallory = await house.connect(await stranger());
    await mallory.open(table);
    const owner = await stranger('Owner');
    waiting = await house.table(owner, { seats: 3 });
    host = await house.connect(owner);
    await host.open(waiting);
    await mallory.open(waiting);
    await mallory.must(waiting, { type: 'sit', name: 'Mallory', entropy: 'x' });
  });

  const anyStep = () => {
    const { game, truth, asked, steps } = stateOf(table);
    return { after: steps.length, step: game.legal(truth!, asked[0]!)[0]! as never };
  };

  it.each<[Command, string]>([
    [{ type: 'resign' }, 'forbidden'],
    [{ type: 'end', agree: true }, 'forbidden'],
    [{ type: 'hand', seat: 0, to: 'bot' }, 'forbidden'],
    [{ type: 'hand', seat: 0, to: 'person' }, 'not-now'],
    [{ type: 'say', text: 'let me in' }, 'forbidden'],
    [{ type: 'mute', seat: 0, on: true }, 'forbidden'],
    [{ type: 'chat', on: false }, 'forbidden'],
    [{ type: 'start' }, 'forbidden'],
    [{ type: 'close' }, 'forbidden'],
    [{ type: 'swap', seats: [0, 1] }, 'forbidden'],
    [{ type: 'bot', seat: 0, on: true }, 'forbidden'],
    [{ type: 'remove', seat: 0 }, 'forbidden'],
    [{ type: 'next' }, 'forbidden'],
    [{ type: 'revive' }, 'forbidden'],
    [{ type: 'sit', name: 'Mallory', entropy: '' }, 'not-now'],
    [{ type: 'stand' }, 'not-now'],
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
    const nobody = await house.connect(undefined);
    await nobody.open(table);
    expect(await nobody.do(table, { type: 'play', after, step })).toMatchObject({ code: 'nobody' });
  });

  it.each<[Command, string]>([
    [{ type: 'start' }, 'forbidden'],
    [{ type: 'swap', seats: [0, 1] }, 'forbidden'],
    [{ type: 'bot', seat: 2, on: true }, 'forbidden'],
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
    [{ type: 'bot', seat: 1, on: true }, 'taken'],
    [{ type: 'bot', seat: 3, on: true }, 'unknown'],
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
    const other = await house.connect(await stranger());
    for (const command of [{ type: 'start' }, { type: 'next' }] as const) {
      expect(await other.do(waiting, command)).toMatchObject({ code: 'not-now' });
    }
    const gone = other.next('gone');
    other.send({ t: 'open', table: '000000000000' });
    expect(await gone).toMatchObject({ code: 'unknown' });
    expect(await other.do('000000000000', { type: 'start' })).toMatchObject({ code: 'not-now' });
  });

  it('the record of a running game is given to nobody, and what is no table has none', async () => {
    expect(await house.ask('GET', `/api/tables/${table}/record`)).toMatchObject({
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
      const { status, body } = await house.ask('GET', `/api/tables/${id}/record`);
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
    const [person, issued, epoch, signature] = token.split('.') as [string, string, string, string];
    return [
      token.slice(0, -1) + last,
      token.slice(0, -1),
      `${token}.`,
      `${'A'.repeat(16)}.${issued}.${epoch}.${signature}`,
      `${person}.zzzzzzzz.${epoch}.${signature}`,
      `${person}.${issued}.1.${signature}`,
      `${person}.${issued}.${epoch}.AAAAAAAAAAAA.${signature}`,
      `${person}.${issued}.${epoch}.`,
      'x'.repeat(4_000),
      '',
      '__proto__',
    ];
  };

  it('is not to be had by a forged or altered token', async () => {
    const { token } = await stranger();
    for (const forged of altered(token)) {
      const byBearer = await house.ask('GET', '/api/me/tables', undefined, forged === '' ? ' ' : forged);
      expect(byBearer).toMatchObject({ status: 401, body: { code: 'nobody' } });
      const byCookie = await fetch(`${house.address}/api/house`, { headers: { cookie: cookieOf(forged) } });
      expect(await byCookie.json()).toMatchObject({ me: null });
      if (forged.length > 200) continue;
      const line = await RawLine.open(house.address, {
        host: new URL(house.address).host,
        authorization: `Bearer ${forged}`,
      });
      expect(line.received).toContain('"you":null');
      line.destroy();
      const early = new RawLine(house.address);
      early.write(upgradeRequest({ host: new URL(house.address).host }));
      await early.heard('\r\n\r\n');
      early.write(textFrame(JSON.stringify({ t: 'hello', protocol: PROTOCOL, token: forged })));
      expect(await early.heard('"code":"nobody"')).toBe(true);
      early.destroy();
    }
  });

  it('ends with the person, on every line at once', async () => {
    const mallory = await stranger();
    const client = await house.connect(mallory);
    const closed = new Promise<number>((resolve) => client.socket.on('close', resolve));
    expect(await house.ask('DELETE', '/api/me', undefined, mallory.token)).toMatchObject({ status: 204 });
    expect(await closed).toBe(1008);
    expect(await house.ask('GET', '/api/me/tables', undefined, mallory.token)).toMatchObject({ status: 401 });
    const again = await house.connect(mallory);
    expect(again.messages[0]).toMatchObject({ t: 'hello', you: null });
  });

  it('by the token for one table is good for that table only', async () => {
    const owner = await stranger('Owner');
    const [mine, other] = [await house.table(owner), await house.table(owner)];
    const { body } = await house.ask('POST', `/api/tables/${mine}/token`, undefined, owner.token);
    const { token } = body as { token: string };
    const program = await Client.connect(house.address, { token });
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
      expect(await house.ask(method, path, undefined, token)).toMatchObject({ status: 401 });
    }
    // Nor by opening the other one first, as nobody, and saying who one is then.
    const nobody = await house.connect(undefined);
    await nobody.open(other);
    const late = nobody.next('refused');
    nobody.send({ t: 'hello', protocol: PROTOCOL, token });
    expect(await late).toMatchObject({ code: 'not-now' });
    expect(await nobody.do(other, { type: 'close' })).toMatchObject({ code: 'nobody' });
  });

  it('is not lent to the page of another site', async () => {
    const { token } = await stranger();
    const cookie = cookieOf(token);
    for (const origin of [
      'https://evil.example',
      'null',
      'file://',
      `${house.address}.evil.example`,
      'http://localhost:1',
    ]) {
      await expect(Client.connect(house.address, { cookie, origin })).rejects.toThrow('403');
      const response = await fetch(`${house.address}/api/me/code`, { method: 'POST', headers: { cookie, origin } });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
    await expect(Client.connect(house.address, { cookie })).rejects.toThrow('403');
    const own = await Client.connect(house.address, { cookie, origin: house.address });
    expect(own.messages[0]).toMatchObject({ you: { name: 'Mallory' } });
  });
});
