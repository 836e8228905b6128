import { describe, expect, it } from 'vitest';
import type { Fact } from './deduce.ts';
import { isNotedOut, type Notes } from './notes.ts';
import type { Place, Stone } from './vocabulary.ts';

/** Notes by what they are about: "row 0 red". */
const notes = (marks: Readonly<Record<string, Fact>>): Notes => ({
  row: (row, colour) => marks[`row ${row} ${colour}`],
  column: (column, face) => marks[`column ${column} ${face}`],
  cell: ([row, column], stone) => marks[`cell ${row} ${column} ${stone}`],
});

describe('a stone on a cell', () => {
  it.each<[Record<string, Fact>, Place, Stone, boolean]>([
    [{}, [0, 0], 'red1', false],
    [{ 'cell 0 0 red1': 'no' }, [0, 0], 'red1', true],
    [{ 'cell 0 0 red1': 'no' }, [0, 1], 'red1', false],
    [{ 'row 0 red': 'no' }, [0, 3], 'red1', true],
    [{ 'row 0 red': 'no' }, [1, 3], 'red1', false],
    [{ 'row 0 red': 'yes' }, [0, 3], 'red1', false],
    [{ 'row 0 blue': 'yes' }, [0, 3], 'red1', true],
    [{ 'row 0 blue': 'no' }, [0, 3], 'red1', false],
    [{ 'column 3 1': 'no' }, [0, 3], 'red1', true],
    [{ 'column 3 2': 'yes' }, [0, 3], 'red1', true],
    [{ 'column 3 2': 'yes' }, [0, 2], 'red1', false],
    [{ 'column 3 1': 'yes' }, [0, 3], 'red1', false],
  ])('[SO-4] with the notes %o is noted out of %o as %s: %s', (marks, place, stone, out) => {
    expect(isNotedOut(notes(marks), place, stone)).toBe(out);
  });

  it('[SO-5] is an eye whatever is noted of its column, but not of its row', () => {
    expect(isNotedOut(notes({ 'column 3 2': 'yes' }), [0, 3], 'redEye')).toBe(false);
    expect(isNotedOut(notes({ 'row 0 blue': 'yes' }), [0, 3], 'redEye')).toBe(true);
    expect(isNotedOut(notes({ 'cell 0 3 redEye': 'no' }), [0, 3], 'redEye')).toBe(true);
  });
});
