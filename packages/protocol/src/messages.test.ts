import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientMessage, isDecision } from './client.ts';
import { loginBody } from './http.ts';
import { LIMITS } from './limits.ts';
import { tableSetup } from './setup.ts';
import { decision } from './steps.ts';
import { chatText, entropyText, personName, requestId, tableId } from './text.ts';

describe('a name', () => {
  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['Jose\u0301', 'José'],
    ['a\u0000b\nc', 'a b c'],
    ['evil\u202Etxt', 'evil txt'],
    ['👩\u200D🚀', '👩\u200D🚀'],
  ])('%j is shown as %j', (given, shown) => {
    expect(personName.parse(given)).toBe(shown);
  });

  it.each(['', '   ', '\u200B\u2060', '\u200D', 'x'.repeat(LIMITS.name + 1), 7, null])('is not %j', (given) => {
    expect(personName.safeParse(given).success).toBe(false);
  });

  it('is counted in characters, not in units', () => {
    expect(personName.safeParse('🐉'.repeat(LIMITS.name)).success).toBe(true);
    expect(personName.safeParse('🐉'.repeat(LIMITS.name + 1)).success).toBe(false);
  });
});

it('keeps what people add to the seed as it is, but for what no record could hold', () => {
  expect(entropyText.parse(' Käse \n')).toBe(' Käse \n');
  expect(entropyText.safeParse('\uD800').success).toBe(false);
  expect(entropyText.safeParse('x'.repeat(LIMITS.entropy + 1)).success).toBe(false);
});

it('limits what is said', () => {
  expect(chatText.safeParse('x'.repeat(LIMITS.chat)).success).toBe(true);
  expect(chatText.safeParse('x'.repeat(LIMITS.chat + 1)).success).toBe(false);
});

it.each(['', 'a', '../../etc/pass', 'aaaaaaaaaaaaa', 'aaaaaaaaaaa"', 'aaaaaaaaaaa\n'])('%j is no table', (id) => {
  expect(tableId.safeParse(id).success).toBe(false);
});

it('has names of requests that can stand in a frame as they are', () => {
  expect(requestId.safeParse('a"b').success).toBe(false);
  expect(requestId.safeParse('x'.repeat(33)).success).toBe(false);
  expect(requestId.safeParse('7f_-Z').success).toBe(true);
});

it('reads a code as people type it', () => {
  expect(loginBody.parse({ code: ' ab-cd 23\u2013xy ' })).toEqual({ code: 'ABCD23XY' });
});

describe('a message', () => {
  const play = {
    t: 'do',
    id: 'x',
    table: 'abcdefghijkl',
    do: { type: 'play', after: 3, step: { by: 0, type: 'pass' } },
  };

  it('of the protocol is read', () => {
    expect(clientMessage.parse(play)).toEqual(play);
  });

  it.each([
    [{ ...play, extra: 1 }],
    [{ ...play, t: 'shout' }],
    [{ ...play, do: { type: 'play', after: -1, step: { by: 0, type: 'pass' } } }],
    [{ ...play, do: { type: 'play', after: 3, step: { by: 'chance', type: 'deal' } } }],
    [{ ...play, do: { type: 'play', after: 3, step: null } }],
    [{ ...play, do: { type: 'sit', name: 'A' } }],
    [{ t: 'open', table: 'abcdefghijkl', since: { steps: 1.5, chat: 0 } }],
    [[]],
    ['hello'],
  ])('like %j is not', (message) => {
    expect(clientMessage.safeParse(message).success).toBe(false);
  });
});

it('knows clocks that can be kept', () => {
  const setup = { game: 'g', options: {}, seats: 2, aids: 'none', watch: 'public', listed: false, games: 1 };
  const reads = (clock: object): boolean => tableSetup.safeParse({ ...setup, clock }).success;
  expect(reads({ type: 'move', seconds: 3 * 24 * 3600 })).toBe(true);
  expect(reads({ type: 'bank', seconds: 1800, bonus: 10 })).toBe(true);
  expect(reads({ type: 'move', seconds: 0 })).toBe(false);
  expect(reads({ type: 'bank', seconds: 1800 })).toBe(false);
  expect(reads({ type: 'sand' })).toBe(false);
});

describe('a decision', () => {
  const decision = fc.record({
    t: fc.constant('do'),
    id: fc.stringMatching(/^[0-9A-Za-z_-]{1,32}$/),
    table: fc.stringMatching(/^[0-9A-Za-z]{12}$/),
    do: fc.record({
      type: fc.constant('play'),
      after: fc.nat(1_000_000),
      step: fc
        .tuple(fc.nat(3), fc.string({ maxLength: 20 }), fc.dictionary(fc.string(), fc.jsonValue()))
        .map(([by, type, more]) => ({ ...more, by, type })),
    }),
  });

  it('is known at once', () => {
    fc.assert(
      fc.property(decision, (message) => {
        expect(isDecision(message)).toBe(true);
        expect(clientMessage.safeParse(message).success).toBe(true);
      }),
    );
  });

  it('is nothing that the schema would not take for one', () => {
    const places = [[], ['do'], ['do', 'step']] as const;
    const wrong = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(-1, 4, 1.5, 1_000_001, '', 'a'.repeat(33), 'start', undefined),
    );
    const anyKey = fc.constantFrom('t', 'id', 'table', 'do', 'type', 'after', 'step', 'by', 'more');
    fc.assert(
      fc.property(decision, fc.constantFrom(...places), anyKey, wrong, (message, place, key, value) => {
        const changed = structuredClone(message) as Record<string, unknown>;
        const at = place.reduce((inner, name) => inner[name] as Record<string, unknown>, changed);
        if (value === undefined) delete at[key];
        else at[key] = value;
        const read = clientMessage.safeParse(changed);
        const isOne = read.success && read.data.t === 'do' && read.data.do.type === 'play';
        expect(isDecision(changed)).toBe(isOne);
        if (isOne) expect(read.data).toEqual(changed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is handed on as it came, for the game to refuse what it does not know', () => {
    const step = JSON.parse('{ "by": 0, "type": "pass", "__proto__": [], "more": 1 }');
    const message = { t: 'do', id: 'a', table: 'abcdefghijkl', do: { type: 'play', after: 0, step } };
    expect(isDecision(message)).toBe(true);
    expect(clientMessage.parse(message)).toHaveProperty('do.step', step);
    expect(Object.keys(step)).toContain('__proto__');
  });

  it.each([null, 0, 'do', [], {}])('is not %j', (value) => {
    expect(isDecision(value)).toBe(false);
  });
});

it('a decision is of a seat that a table can have', () => {
  const by = (seat: number): boolean => decision.safeParse({ by: seat, type: 'throw' }).success;
  expect([-1, 0, LIMITS.seats - 1, LIMITS.seats, 0.5].map(by)).toEqual([false, true, true, false, false]);
});
