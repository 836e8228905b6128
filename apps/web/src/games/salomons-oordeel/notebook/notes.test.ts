import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { cellKey, columnKey, nextNote, noted, notedOut, rowKey } from './notes.ts';

const they = seat(1);

describe('notes', () => {
  it('goes from nothing to a cross, a tick, and nothing', () => {
    expect([undefined, 'no', 'yes'].map((note) => nextNote(note as never))).toEqual(['no', 'yes', '']);
    expect(noted({ a: 'yes', b: 'anything' }, 'a')).toBe('yes');
    expect(noted({ a: 'yes', b: 'anything' }, 'b')).toBeUndefined();
  });

  it('rules a stone out by its cell, its row or its column', () => {
    expect(notedOut({}, they, 0, 0, 'red1')).toBe(false);
    expect(notedOut({ [cellKey(they, 0, 0, 'red1')]: 'no' }, they, 0, 0, 'red1')).toBe(true);
    expect(notedOut({ [rowKey(they, 0, 'red')]: 'no' }, they, 0, 3, 'red1')).toBe(true);
    expect(notedOut({ [rowKey(they, 0, 'blue')]: 'yes' }, they, 0, 3, 'red1')).toBe(true);
    expect(notedOut({ [columnKey(they, 3, '2')]: 'yes' }, they, 0, 3, 'red1')).toBe(true);
    expect(notedOut({ [columnKey(they, 3, '2')]: 'yes' }, they, 0, 2, 'red1')).toBe(false);
  });

  it('leaves an eye in any column', () => {
    expect(notedOut({ [columnKey(they, 3, '2')]: 'yes' }, they, 0, 3, 'redEye')).toBe(false);
  });
});
