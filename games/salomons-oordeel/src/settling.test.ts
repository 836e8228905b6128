import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { arranged, type TableTrial } from './testing.ts';

const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
/** No red and no purple, no 1 and no 3; column 6 holds only the yellow eye, columns 2 and 3 nothing. */
const THEIRS = '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5 bE';

/** Seat 0 has guessed wrong at seat 1 and given the stone on this cell. */
const given = (from: string): TableTrial => {
  const table = arranged(2, {}, MINE, THEIRS);
  table.play('0 guess 1 A4 p5', `0 give ${from}`);
  return table;
};
const settled = (from: string, to: string): TableTrial => {
  const table = given(from);
  table.play(`1 settle ${to}`);
  return table;
};
const standing = ({ state }: TableTrial, by: number) => game.view(state, 'watcher').arrangements[by]!;

describe('settling', () => {
  it.each([
    ['yellow 2: its row and its column', 'B2', ['A1']],
    ['green 5: its right place holds the own green eye', 'C5', ['B5']],
    ['red 2: no red, so any row without stones', 'A2', ['D1', 'E1']],
    ['yellow 1: no 1, so any column without a digit, also with the own eye', 'B1', ['A2', 'A3', 'A6']],
    ['green 1: the same, beside the yellow and blue eyes', 'C1', ['B2', 'B3', 'B6']],
    ['red 3: neither red nor 3', 'A3', ['D2', 'D3', 'D6', 'E2', 'E3', 'E6']],
    [
      'red eye: no red, any cell of an empty row',
      'A5',
      'DE'.split('').flatMap((row) => [1, 2, 3, 4, 5, 6].map((col) => row + col)),
    ],
  ])('[SO-12] finds the right places of %s', (_, from, places) => {
    const table = given(from);
    expect(table.turn()).toBe('1 settle');
    expect(table.cells(1)).toEqual(places);
    expect(table.cells(0)).toEqual([]);
    for (let row = 0; row < 5; row++) {
      for (let col = 0; col < 6; col++) {
        const name = `${'ABCDE'.charAt(row)}${col + 1}`;
        if (!places.includes(name))
          expect(table.refusal(`1 settle ${name}`)).toMatch(/^SO-12 settle\/(row|column|cell)/);
      }
    }
  });

  it('[SO-12] stands a given eye on any free cell of its row', () => {
    const table = settled('B2', 'A1');
    table.play('1 guess 0 A1 p5', '1 give B5');
    expect(table.cells(0)).toEqual(['C2', 'C3', 'C4', 'C6']);
    expect(table.refusal('0 settle C1')).toBe('SO-12 settle/cell-taken');
    expect(table.refusal('0 settle D2')).toBe('SO-12 settle/row');
  });

  it('[SO-12] is due for the receiver after each give, even without a choice, and for nobody else', () => {
    const table = given('B2');
    expect(table.refusal('0 settle A1')).toBe('SO-12 settle/not-receiver');
    expect(table.refusal('1 guess 0 A1 r1')).toBe('SO-7 guess/not-now');
    table.play('1 settle A1');
    expect(table.refusal('1 settle A1')).toBe('SO-12 settle/not-now');
    expect(standing(table, 1).open).toEqual([['yellow2', 0, 0]]);
    expect(table.turn()).toBe('1 guess');
  });

  it('[SO-12] lets received stones hold their lines', () => {
    const table = settled('A2', 'E1');
    table.play('1 guess 0 A1 p5', '1 give A4', '0 settle B4', '0 guess 1 A5 p5', '0 give A1');
    // Red stands on row E by the red 2 alone; there is still no 1.
    expect(table.cells(1)).toEqual(['E2', 'E3', 'E6']);
  });

  it('[SO-12] frees a row with its last stone', () => {
    const table = settled('D1', 'C2');
    table.play('1 guess 0 A1 p5', '1 give A4', '0 settle B4', '0 guess 1 B1 p5', '0 give E2', '1 settle D1');
    table.play('1 guess 0 A1 p4', '1 give C1');
    // Rows D and E of seat 0 are empty; the 2 stands in column 2.
    expect(table.cells(0)).toEqual(['D2', 'E2']);
  });

  it('[SO-12] frees a column with its last digit, even if an eye remains', () => {
    const table = settled('C5', 'B5');
    table.play('1 guess 0 A1 p5', '1 give C4');
    // Seat 0 has no 4; column 5 lost its only digit and holds only the red eye, columns 4 and 6 hold nothing.
    expect(table.cells(0)).toEqual(['D4', 'D5', 'D6']);
  });

  it('[SO-13] removes the eye from the right place to the middle of the table, open', () => {
    const table = settled('C5', 'B5');
    expect(game.view(table.state, 'watcher').middle).toEqual(['greenEye']);
    expect(standing(table, 1).open).toEqual([['green5', 1, 4]]);
    expect(standing(table, 1).hidden).toHaveLength(9);
    expect(table.turn()).toBe('1 guess');
  });

  it('[SO-12] [SO-13] lets the receiver choose whether an own eye goes', () => {
    expect(given('B1').sees(0, '1 settle A2')).not.toHaveProperty('removed');
    expect(given('B1').sees(0, '1 settle A6')).toMatchObject({ removed: 'yellowEye' });
    const kept = settled('B1', 'A2');
    expect(game.view(kept.state, 'watcher').middle).toEqual([]);
    expect(standing(kept, 1).hidden).toHaveLength(10);
    const gone = settled('B1', 'A6');
    expect(game.view(gone.state, 'watcher').middle).toEqual(['yellowEye']);
    expect(standing(gone, 1).hidden).toHaveLength(9);
  });

  it('[SO-13] removes an open eye too, which costs no hidden stone', () => {
    const table = arranged(2, {}, MINE, THEIRS);
    table.hit(0, 1, 'B5', 'A4', 'A5', 'A6', 'B1', 'B4', 'C1', 'C4');
    table.play('0 guess 1 C5 p5', '0 give C5', '1 settle B5');
    expect(game.view(table.state, 'watcher').middle).toEqual(['greenEye']);
    table.play('1 guess 0 A1 p5', '1 give C6', '0 settle D2');
    expect(standing(table, 1).hidden).toEqual([[2, 4]]);
    table.hit(0, 1, 'C5');
    expect(table.turn()).toBe('over 0 1');
  });

  it('[SO-13] [SO-16] ends the game when the eye was the last hidden stone of the last opponent', () => {
    const table = arranged(2, {}, MINE, THEIRS);
    table.hit(0, 1, 'A4', 'A5', 'A6', 'B1', 'B4', 'C1', 'C4', 'C5', 'C6');
    table.play('0 guess 1 B5 p5', '0 give C5');
    const step = { by: seat(1), type: 'settle', row: 1, col: 4 } as const;
    expect(game.seen(table.state, step, 'watcher')).toEqual({
      ...step,
      stone: 'green5',
      removed: 'greenEye',
      out: 1,
      winner: 0,
    });
    table.play('1 settle B5');
    expect(table.turn()).toBe('over 0 1');
  });

  it('[SO-13] [SO-15] puts a receiver out on settling, and passes the turn on from the guesser', () => {
    const table = arranged(
      3,
      {},
      'r1 r2 r3 . r5 . / y1 y2 . . . . / g1 . . . g5 . / b1',
      '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5',
    );
    table.hit(0, 1, 'A4', 'A5', 'A6', 'B1', 'B4', 'C1', 'C4', 'C5');
    table.play('0 guess 1 B5 p5', '0 give C5', '1 settle B5');
    expect(standing(table, 1).out).toBe(1);
    expect(table.turn()).toBe('2 guess');
  });
});
