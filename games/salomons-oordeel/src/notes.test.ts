import { seat, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import type { Fact } from './deduce.ts';
import { salomonsOordeel } from './game.ts';
import { candidatesAt, isNotedOut, type Notes, whyOut } from './notes.ts';
import { stoneIndex } from './stones.ts';
import { type Place, type Seen, STONES, type Stone, type View } from './vocabulary.ts';

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

const ME = seat(0);
const THEY = seat(1);

/** A table of two: red 1 is mine, and blue 5 lies open with the other. */
const view = (): View => {
  const empty = salomonsOordeel.view(salomonsOordeel.create(tableOf(salomonsOordeel, 2)), ME);
  return {
    ...empty,
    hand: [],
    own: [['red1', 0, 0]],
    arrangements: empty.arrangements.map((own) =>
      own.seat === THEY ? { ...own, hidden: [[0, 0]], open: [['blue5', 1, 1]] } : own,
    ),
  };
};

describe('what a hidden stone can still be', () => {
  it('is, without help, everything that one does not see elsewhere', () => {
    const left = candidatesAt(view(), notes({}), [0, 0], undefined);
    expect(STONES.filter((stone) => !left.includes(stone))).toEqual(['red1', 'blue5']);
  });

  it('is less what one has noted', () => {
    const left = candidatesAt(view(), notes({ 'row 0 green': 'yes', 'cell 0 0 green2': 'no' }), [0, 0], undefined);
    expect(left).toEqual(['green1', 'green3', 'green4', 'green5', 'greenEye']);
  });

  it('is, with help, what follows from the game, less what one has noted', () => {
    const possible = (1 << stoneIndex('green2')) | (1 << stoneIndex('green3'));
    expect(candidatesAt(view(), notes({}), [0, 0], possible)).toEqual(['green2', 'green3']);
    expect(candidatesAt(view(), notes({ 'column 0 3': 'no' }), [0, 0], possible)).toEqual(['green2']);
  });
});

describe('why a stone is ruled out for a cell', () => {
  const guess = (col: number, stone: Stone, right: boolean): Seen => ({
    by: ME,
    type: 'guess',
    at: THEY,
    row: 0,
    col,
    stone,
    right,
    cost: right ? 'nothing' : 'give',
  });
  const log = [guess(1, 'green2', false), guess(0, 'green2', false), guess(0, 'blue5', false)];

  it('is that it is one’s own, or lies open', () => {
    expect(whyOut(view(), log, THEY, [0, 0], 'red1')).toEqual({ type: 'own' });
    expect(whyOut(view(), log, THEY, [0, 0], 'blue5')).toEqual({ type: 'open' });
  });

  it('[SO-9] is the very guess that named it there, and not one elsewhere', () => {
    expect(whyOut(view(), log, THEY, [0, 0], 'green2')).toEqual({ type: 'named', entry: 1 });
    expect(whyOut(view(), log, THEY, [0, 2], 'green2')).toEqual({ type: 'lines' });
    expect(whyOut(view(), log, ME, [0, 0], 'green2')).toEqual({ type: 'lines' });
  });
});
