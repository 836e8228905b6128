import { LIMITS, PROTOCOL, type ServerMessage } from '@wunderkammer/protocol';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { attackedHouse } from './testing/attacked-house.ts';
import type { Client } from './testing/client.ts';
import { frameOf, RawLine, textFrame, upgradeRequest } from './testing/raw-line.ts';

/*
 * Everything a stranger can say to the server, right, wrong and malicious. Whatever it is: the server lives and answers with
 * a clear code that is never its own mistake, nothing is complained about, and a game that runs along does not notice.
 */

const LONG = process.env['LONG_TESTS'] === 'yes';
const RUNS = LONG ? 5_000 : 150;
const MESSAGES_A_RUN = 12;

const attacked = attackedHouse();
const { stranger, stateOf } = attacked;

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
    const { table: played, guests } = await attacked.house.playing(['Ada', 'Bo']);
    table = played;
    client = await attacked.house.connect(guests[0]);
    await client.open(table);
  });

  const valid = (): readonly object[] => {
    const step = { by: 0, type: 'throw' };
    const commands: readonly object[] = [
      { type: 'sit', seat: 1, name: 'Ada', entropy: '' },
      { type: 'stand' },
      { type: 'bot', seat: 1, as: 'balthasar' },
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
      { t: 'mark', id: 'm', table, marks: { k: 'v' } },
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
    const mallory = await attacked.house.connect(await stranger());
    const nobody = await attacked.house.connect(undefined);
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
    const paths = ['/api/me', '/api/tables', '/api/me/login', '/api/me/push', `/api/tables/${table}/token`];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(nasty, anything), async (path, body) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const response = await fetch(attacked.house.address + path, {
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
    const { table: other, clients } = await attacked.house.playing(['Ada', 'Bo']);
    const answers = Array.from({ length: LIMITS.marks + 20 }, (_, number) =>
      clients[0]!.mark(other, { [`k${number}`]: 'v'.repeat(LIMITS.mark) }),
    );
    const refused = (await Promise.all(answers)).filter((answer) => answer.t === 'refused');
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 'full'));
    expect(Object.keys((await clients[0]!.open(other)).game!.marks)).toHaveLength(LIMITS.marks);
  });

  it('before hello, of another version, or a second hello are refused', async () => {
    const { host } = new URL(attacked.house.address);
    const line = await RawLine.open(attacked.house.address, { host });
    line.write(textFrame(`{"t":"hello","protocol":${PROTOCOL}}`));
    expect(await line.heard('you have said hello already')).toBe(true);
    line.destroy();
    const early = new RawLine(attacked.house.address);
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
    const line = await RawLine.open(attacked.house.address, { host: new URL(attacked.house.address).host });
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
    const line = new RawLine(attacked.house.address);
    line.write(request);
    expect(await line.heard(`HTTP/1.1 ${status}`)).toBe(true);
    await line.ended();
    // The other side does not hang up; the server does not wait for it.
    await expect.poll(() => serverSideOf(line)).toBe(false);
    line.destroy();
  });

  it.runIf(LONG)('a request that never becomes whole is given up', { timeout: 120_000 }, async () => {
    const line = new RawLine(attacked.house.address);
    line.write(upgradeRequest().slice(0, 60));
    expect(await line.heard('HTTP/1.1 408')).toBe(true);
    await expect.poll(() => serverSideOf(line)).toBe(false);
    line.destroy();
  });

  /** Whether the server still has the other end of this line. */
  const serverSideOf = (line: RawLine): boolean => {
    line.write('x');
    return !line.isClosed;
  };
});
