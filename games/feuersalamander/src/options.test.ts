import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const figuresAreRead = (seats: number, ...figures: string[]): boolean => readOptions({ figures }, seats).ok;

describe('options', () => {
  it('[FS-8] plays to 84 with the first figures unless told otherwise', () => {
    expect(readOptions({}, 3)).toEqual({ ok: true, value: { target: 84, figures: ['king', 'queen', 'monk'] } });
    expect(readOptions({ target: 49 }, 2)).toEqual({ ok: true, value: { target: 49, figures: ['king', 'queen'] } });
  });

  it('[FS-8] takes whole targets from 1 to 1000', () => {
    for (const target of [1, 49, 84, 85, 100, 1000]) expect(readOptions({ target }, 2).ok).toBe(true);
    for (const target of [0, 1001, 8.5, '84', null]) expect(readOptions({ target }, 2).ok).toBe(false);
  });

  it('[FS-5] [FS-8] takes figures in clockwise order or any rotation of it, one a seat', () => {
    expect(figuresAreRead(2, 'robber', 'king')).toBe(true);
    expect(figuresAreRead(2, 'monk', 'queen')).toBe(true);
    expect(figuresAreRead(3, 'queen', 'robber', 'king')).toBe(true);
    expect(figuresAreRead(4, 'monk', 'robber', 'king', 'queen')).toBe(true);
    expect(figuresAreRead(3, 'king', 'robber', 'queen')).toBe(false);
    expect(figuresAreRead(4, 'king', 'monk', 'queen', 'robber')).toBe(false);
    expect(figuresAreRead(2, 'king', 'king')).toBe(false);
    expect(figuresAreRead(3, 'king', 'queen', 'queen')).toBe(false);
    expect(figuresAreRead(3, 'king', 'queen')).toBe(false);
    expect(figuresAreRead(2, 'king', 'dragon')).toBe(false);
  });

  it('[FS-8] refuses options it does not know', () => {
    expect(readOptions({ goal: 84 }, 2).ok).toBe(false);
  });
});
