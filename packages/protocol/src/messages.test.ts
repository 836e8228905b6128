import { describe, expect, it } from 'vitest';
import { clientMessage } from './client.ts';
import { enterBody } from './http.ts';
import { LIMITS } from './limits.ts';
import { tableSetup } from './setup.ts';
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
  expect(enterBody.parse({ code: ' ab-cd 23\u2013xy ' })).toEqual({ code: 'ABCD23XY' });
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
