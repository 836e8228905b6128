import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flag, list, nullable, object, oneOf, text, tuple, whole } from './shape.ts';

const message = (read: { ok: boolean; message?: string }): string => (read.ok ? 'ok' : (read.message ?? ''));

describe('shapes', () => {
  it('read what fits and say what does not', () => {
    expect(whole(1, 4)(4, 'pips')).toEqual({ ok: true, value: 4 });
    expect(message(whole(1, 4)(5, 'pips'))).toBe('pips must be a whole number from 1 to 4, not 5');
    expect(message(whole(1, 4)(1.5, 'pips'))).toContain('not 1.5');
    expect(message(whole(1, 4)('1', 'pips'))).toContain('not "1"');
    expect(message(whole(0, 4)(Number.POSITIVE_INFINITY, 'pips'))).toContain('not Infinity');
    expect(message(flag(1, 'swap'))).toBe('swap must be true or false, not 1');
    expect(message(text(null, 'name'))).toBe('name must be a text, not null');
    expect(message(oneOf(['sum', 'difference'])('sums', 'use'))).toBe('use must be one of sum, difference, not "sums"');
    expect(message(oneOf(['sun', 'mill', 'moon'], 'a place')('star', 'to'))).toBe('to must be a place, not "star"');
    expect(nullable(text)(null, 'x')).toEqual({ ok: true, value: null });
    expect(message(list(text, 2)(['a'], 'names'))).toBe('names must be a list of 2, not a list of 1');
    expect(message(list(text, 1, 2)(['a', 3], 'names'))).toBe('names[1] must be a text, not 3');
    expect(message(tuple(text, whole(0, 9))(['a', 'b'], 'pair'))).toContain('pair[1]');
  });

  it('know each key of an object', () => {
    const point = object<{ x: number }, { y: number }>({ x: whole(0, 9) }, { y: whole(0, 9) });
    expect(point({ x: 1 }, 'p')).toEqual({ ok: true, value: { x: 1 } });
    expect(point({ y: 2, x: 1 }, 'p')).toEqual({ ok: true, value: { x: 1, y: 2 } });
    expect(message(point({}, 'p'))).toBe('p lacks the key "x"');
    expect(message(point({ x: 1, y: null }, 'p'))).toBe('p.y must be a whole number from 0 to 9, not null');
    expect(message(point({ x: 1, z: 2 }, 'p'))).toBe('p has the unknown key "z"');
    expect(message(point(JSON.parse('{"x":1,"__proto__":{}}'), 'p'))).toBe('p has the unknown key "__proto__"');
    expect(message(point([1], 'p'))).toBe('p must be an object, not a list of 1');
    expect(message(point({ toString: 1 }, 'p'))).toContain('unknown key');
  });

  it('take a key that every object inherits for missing', () => {
    const named = object<{ valueOf: string }>({ valueOf: text });
    expect(message(named({}, 'p'))).toBe('p lacks the key "valueOf"');
  });

  it('read a tuple of exactly so many, and no zero but one', () => {
    const pair = tuple<[number, number]>(whole(-9, 9), whole(-9, 9));
    expect(pair([1, -0], 'p')).toEqual({ ok: true, value: [1, 0] });
    expect(message(pair([1], 'p'))).toBe('p must be a list of 2, not a list of 1');
    expect(message(pair([1, 2, 3], 'p'))).toBe('p must be a list of 2, not a list of 3');
  });

  it('never throw and never print more than a line, whatever they are given', () => {
    const shape = object<{ a: string[]; b: (string | number)[] }>({
      a: list(text, 0, 3),
      b: tuple(text, whole(0, 9)),
    });
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        for (const given of [value, { a: value, b: value }, { a: [value], b: [value, value] }]) {
          const read = shape(given, 'it');
          if (!read.ok) expect(read.message.length).toBeLessThan(200);
          if (!read.ok) expect(read.message).not.toContain('\n');
        }
      }),
    );
  });
});
