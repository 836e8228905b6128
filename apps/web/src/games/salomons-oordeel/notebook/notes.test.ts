import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { cellKey, columnKey, jottings, nextNote, notesOf, rowKey } from './notes.ts';

const they = seat(1);

describe('notes', () => {
  it('goes from nothing to a cross, a tick, and nothing', () => {
    expect(([undefined, 'no', 'yes'] as const).map(nextNote)).toEqual(['no', 'yes', '']);
  });

  it('finds what was noted of one opponent, each under its own key', () => {
    const marks = {
      [rowKey(they, 0, 'red')]: 'yes',
      [columnKey(they, 0, '1')]: 'no',
      [cellKey(they, [0, 1], 'red1')]: 'no',
      [rowKey(they, 1, 'red')]: 'anything',
    };
    const notes = notesOf(marks, they);
    expect(notes.row(0, 'red')).toBe('yes');
    expect(notes.row(1, 'red')).toBeUndefined();
    expect(notes.column(0, '1')).toBe('no');
    expect(notes.cell([0, 1], 'red1')).toBe('no');
    expect(notes.cell([1, 0], 'red1')).toBeUndefined();
    expect(notesOf(marks, seat(2)).row(0, 'red')).toBeUndefined();
  });

  it('takes down a stone that was named wrongly, of others only', () => {
    const guess = { by: seat(0), type: 'guess', at: they, row: 0, col: 1, stone: 'red1', cost: 'give' } as const;
    const [jotting] = jottings({ ...guess, right: false }, seat(0));
    expect(jotting).toEqual([cellKey(they, [0, 1], 'red1'), 'no']);
    expect(notesOf(Object.fromEntries([jotting!]), they).cell([0, 1], 'red1')).toBe('no');
    expect(jottings({ ...guess, right: true }, seat(0))).toEqual([]);
    expect(jottings({ ...guess, right: false }, they)).toEqual([]);
  });
});
