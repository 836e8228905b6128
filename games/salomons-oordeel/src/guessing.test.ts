import { MOST_MOVES, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { arranged, TableTrial, type TrialOptions } from './testing.ts';

const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
const THEIRS = '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5 bE';
const two = (options: TrialOptions = {}): TableTrial => arranged(2, options, MINE, THEIRS);

const EASY_MINE = 'r1 r2 . . . / y1 y2 . . . / g1 . g3 . . / b1 . b3 . . / . p2 p3';
const EASY_THEIRS = '. . . r4 r5 / . . . y4 y5 / . g2 . g4 g5 / . b2 . b4 / p1';

const FOUR = [
  'r1 r2 r3 r4 r5 / y1 y2',
  '. . y3 y4 y5 / g1 g2 g3 g4',
  '. . . . g5 / b1 b2 b3 b4 b5 / p1',
  '. p2 p3 p4 p5 / rE / yE / gE',
];
const four = (options: TrialOptions = {}): TableTrial => arranged(4, options, ...FOUR);

/** All cells of seat `at` in `FOUR`, in their order. */
const cellsOf = (at: number): string[] =>
  FOUR[at]!.split('/').flatMap((line, row) =>
    line
      .trim()
      .split(' ')
      .flatMap((short, col) => (short === '.' ? [] : [`${'ABCDE'.charAt(row)}${col + 1}`])),
  );

describe('guessing', () => {
  it('[SO-7] must be at a hidden stone of another player', () => {
    const table = two();
    expect(table.refusal('0 guess 0 A1 r1')).toBe('SO-7 guess/yourself');
    expect(table.refusal('0 guess 1 A1 r1')).toBe('SO-7 guess/no-hidden-stone');
    table.hit(0, 1, 'A4');
    expect(table.refusal('0 guess 1 A4 y4')).toBe('SO-7 guess/no-hidden-stone');
  });

  it('[SO-7] may name any stone of the variant, also an open one or an own one', () => {
    const table = two();
    const guesses = game.legal(table.state, seat(0));
    expect(guesses).toHaveLength(10 * 30);
    expect(guesses).toContainEqual({ by: 0, type: 'guess', at: 1, row: 0, col: 3, stone: 'red1' });
    table.hit(0, 1, 'A4');
    expect(game.legal(table.state, seat(0))).toContainEqual({
      by: 0,
      type: 'guess',
      at: 1,
      row: 0,
      col: 4,
      stone: 'yellow4',
    });
    expect(game.legal(table.state, seat(0))).toHaveLength(9 * 30 + 1);
  });

  it('[SO-5] guesses an eye only as the eye of its colour', () => {
    for (const wrong of ['0 guess 1 B5 g5', '0 guess 1 B5 yE']) {
      const table = two();
      table.play(wrong);
      expect(table.turn()).toBe('0 give');
    }
    const table = two();
    table.play('0 guess 1 B5 gE');
    expect(table.turn()).toBe('0 guess');
  });

  it('[SO-4] [SO-7] knows neither eyes nor a sixth column in the easy game', () => {
    const table = arranged(2, { variant: 'easy' }, EASY_MINE, EASY_THEIRS);
    expect(table.refusal('0 guess 1 A4 rE')).toBe('SO-7 guess/eye');
    expect(table.refusal('0 guess 1 A6 r1')).toBe('SO-4 cell/column');
    expect(game.legal(table.state, seat(0))).toHaveLength(10 * 25);
    table.play('0 guess 1 A4 p5');
    expect(table.refusal('0 give A6')).toBe('SO-4 cell/column');
    table.play('0 give A1');
    expect(table.refusal('1 settle A6')).toBe('SO-4 cell/column');
    // Red stands on row A; in the easy game the only column without a digit is the third.
    expect(table.cells(1)).toEqual(['A1']);
  });

  it('[SO-8] opens a stone guessed right where it stands, and lets the guesser go on or stop', () => {
    const table = two();
    expect(table.refusal('0 stop')).toBe('SO-8 stop/not-now');
    table.play('0 guess 1 A4 y4', '0 guess 1 C6 bE');
    const theirs = game.view(table.state, 'watcher').arrangements[1]!;
    expect(theirs.open).toEqual([
      ['yellow4', 0, 3],
      ['blueEye', 2, 5],
    ]);
    expect(theirs.hidden).toHaveLength(8);
    expect(table.turn()).toBe('0 guess');
    table.play('0 stop');
    expect(table.turn()).toBe('1 guess');
    expect(table.refusal('1 stop')).toBe('SO-8 stop/not-now');
  });

  it('[SO-9] costs a hidden stone of the guesser’s choice after a wrong guess, and the turn', () => {
    const table = two();
    expect(table.refusal('0 give A1')).toBe('SO-9 give/not-now');
    table.play('0 guess 1 A4 y5');
    expect(table.turn()).toBe('0 give');
    expect(table.cells(0)).toEqual(['A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'C1', 'C5', 'D1', 'E2']);
    expect(game.engine.moves(table.state, seat(0), new Int32Array(MOST_MOVES))).toBe(10);
    expect(table.refusal('0 give A4')).toBe('SO-9 give/no-hidden-stone');
    expect(table.refusal('0 guess 1 A4 y4')).toBe('SO-7 guess/not-now');
    expect(table.refusal('0 stop')).toBe('SO-8 stop/not-now');
    expect(table.refusal('0 open A1')).toBe('SO-11 open/not-now');
    expect(table.refusal('1 give A4')).toBe('SO-15 turn/not-yours');
    table.play('0 give A1');
    const view = game.view(table.state, 'watcher');
    expect(view.phase).toEqual({ type: 'settle', stone: 'red1', to: 1 });
    expect(view.arrangements[0]!.hidden).toHaveLength(9);
    table.play('1 settle D2');
    expect(table.turn()).toBe('1 guess');
  });

  it('[SO-9] may not give away a stone that is open already', () => {
    const table = two();
    table.play('0 guess 1 A4 y5', '0 give D1', '1 settle C2', '1 guess 0 A1 r1', '1 stop', '0 guess 1 A4 y5');
    expect(table.refusal('0 give A1')).toBe('SO-9 give/no-hidden-stone');
  });

  it('[SO-9] tells nothing but that it was wrong', () => {
    const guess = { by: seat(0), type: 'guess', at: seat(1), row: 0, col: 3, stone: 'yellow5' } as const;
    const seen = { ...guess, right: false, cost: 'give' };
    for (const viewer of [seat(0), seat(1), 'watcher'] as const) {
      expect(game.seen(two().state, guess, viewer)).toEqual(seen);
    }
  });

  it.each([
    ['[SO-10] [SO-9]', {}],
    ['[SO-10] [SO-11]', { openOnly: true }],
  ])('%s costs nothing but the turn with one hidden stone left', (_, options) => {
    const table = two({ ...options, first: 1 });
    table.hit(1, 0, 'A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'C1', 'C5', 'D1');
    table.play('1 stop', '0 guess 1 A4 y5');
    expect(table.turn()).toBe('1 guess');
    expect(game.view(table.state, seat(0)).own).toEqual([['purple2', 4, 1]]);
  });

  it('[SO-10] still costs the last but one', () => {
    const table = two({ first: 1 });
    table.hit(1, 0, 'A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'C1', 'C5');
    table.play('1 stop', '0 guess 1 A4 y5');
    expect(table.turn()).toBe('0 give');
    table.play('0 give D1', '1 settle C2');
    expect(table.turn()).toBe('1 guess');
  });

  it('[SO-11] opens an own stone where it stands instead of giving one', () => {
    const table = two({ openOnly: true });
    table.play('0 guess 1 A4 y5');
    expect(table.turn()).toBe('0 open');
    expect(table.cells(0)).toEqual(['A1', 'A2', 'A3', 'A5', 'B1', 'B2', 'C1', 'C5', 'D1', 'E2']);
    expect(table.refusal('0 give A1')).toBe('SO-11 give/open-only');
    expect(table.refusal('0 open A4')).toBe('SO-11 open/no-hidden-stone');
    table.play('0 open A1');
    expect(game.view(table.state, 'watcher').arrangements[0]!.open).toEqual([['red1', 0, 0]]);
    expect(game.view(table.state, 'watcher').arrangements[1]!.open).toEqual([]);
    expect(table.turn()).toBe('1 guess');
    expect(table.refusal('1 settle A1')).toBe('SO-12 settle/not-now');
  });

  it('[SO-4] [SO-11] knows no sixth column in the easy game, whatever is to be opened', () => {
    const table = arranged(2, { variant: 'easy', openOnly: true, first: 1 }, EASY_MINE, EASY_THEIRS);
    table.play('1 guess 0 A1 p5');
    expect(table.refusal('1 open A6')).toBe('SO-4 cell/column');
    expect(table.refusal('1 open A1')).toBe('SO-11 open/no-hidden-stone');
  });
});

describe('protection', () => {
  const on = { protection: true };

  it('[SO-14] keeps the first guess from whoever was guessed last in the turn just before', () => {
    const table = four(on);
    table.hit(0, 3, 'A2');
    table.hit(0, 2, 'A5');
    table.play('0 stop');
    expect(table.refusal('1 guess 2 B1 b1')).toBe('SO-14 guess/protected');
    expect(game.view(table.state, 'watcher').phase).toMatchObject({ protected: 2 });
    expect(game.legal(table.state, seat(1)).some((choice) => 'at' in choice && choice.at === 2)).toBe(false);
    table.hit(1, 3, 'A3');
    table.hit(1, 2, 'B1');
  });

  it('[SO-14] holds after a turn that ended wrong, but not after one without a right guess', () => {
    const table = four(on);
    table.hit(0, 2, 'A5');
    table.play('0 guess 3 A2 p3', '0 give B1', '3 settle C6');
    expect(table.turn()).toBe('1 guess');
    expect(table.refusal('1 guess 2 B1 b1')).toBe('SO-14 guess/protected');
    table.play('1 guess 3 A2 p3', '1 give A3', '3 settle C3', '2 guess 0 A1 p5', '2 give C1', '0 settle D1');
    table.hit(3, 2, 'B1');
  });

  it('[SO-14] does not hold for one’s own stone, without the option, or without a right guess', () => {
    const own = four(on);
    own.hit(0, 1, 'A3');
    own.play('0 stop');
    expect(game.view(own.state, 'watcher').phase).not.toHaveProperty('protected');
    expect(game.legal(own.state, seat(1))).toHaveLength(21 * 30);
    const off = four();
    off.hit(0, 2, 'A5');
    off.play('0 stop');
    off.hit(1, 2, 'B1');
  });

  it('[SO-14] does not hold when nobody else is left to guess at', () => {
    const table = two({ protection: true });
    table.hit(0, 1, 'A4');
    table.play('0 stop');
    table.hit(1, 0, 'A1');
    table.play('1 stop');
    expect(game.legal(table.state, seat(0)).length).toBeGreaterThan(0);
    table.hit(0, 1, 'A5');
  });

  it('[SO-14] does not hold for somebody who is out', () => {
    const table = four(on);
    table.hit(0, 2, ...cellsOf(2));
    table.play('0 stop');
    expect(game.view(table.state, 'watcher').phase).not.toHaveProperty('protected');
    expect(game.legal(table.state, seat(1))).toHaveLength(14 * 30);
  });

  it('[SO-14] does not count an eye that made room', () => {
    const table = arranged(
      3,
      on,
      'r1 r2 r3 . r5 . / y1 y2 . . . . / g1 . . . g5 . / b1',
      '. . . r4 rE . / . . y3 / . . g3 / . . b3 . . bE / p1 p2 p3',
      '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5',
    );
    // Whoever lost the eye is not the next to guess, so that the next could be kept from them.
    table.play('0 guess 2 A4 p5', '0 give C5', '2 settle B5');
    expect(table.turn()).toBe('1 guess');
    expect(game.view(table.state, 'watcher').middle).toEqual(['greenEye']);
    expect(game.view(table.state, 'watcher').phase).not.toHaveProperty('protected');
    table.hit(1, 2, 'A4');
  });

  it('[SO-14] protects whoever was guessed right, though another lost an eye since', () => {
    const table = arranged(
      4,
      on,
      'r1 r2 r3 r4 r5 / y1 / . . . . g5',
      '. y2 y3 y4 y5 / g1 . g3 g4',
      '. g2 . . gE / b1 b2 . b4 b5 / p1',
      '. p2 p3 p4 p5 / rE / yE / bE',
    );
    table.hit(0, 3, 'A2');
    table.play('0 guess 2 B1 p3', '0 give C5', '2 settle A5');
    expect(game.view(table.state, 'watcher').middle).toEqual(['greenEye']);
    expect(game.view(table.state, 'watcher').phase).toMatchObject({ protected: 3 });
  });
});

describe('turns and the end', () => {
  it('[SO-2] begins with the seat of the option, or with the one drawn', () => {
    expect(two({ first: 1 }).turn()).toBe('1 guess');
    const drawn = two({ first: 'drawn' });
    expect(drawn.turn()).toBe('first');
    expect(drawn.view()).toMatchObject({ phase: { type: 'first' } });
    expect(drawn.view()).not.toHaveProperty('guesser');
    expect(drawn.refusal('0 guess 1 A4 y4')).toBe('SO-7 guess/not-now');
    expect(game.play(drawn.state, { by: 'chance', type: 'first', seat: seat(1) })).toBeUndefined();
    expect(drawn.turn()).toBe('1 guess');
    expect(drawn.refusal({ by: 'chance', type: 'first', seat: seat(1) })).toBe('SO-2 first/not-now');
    expect(two({ first: 1 }).refusal({ by: 'chance', type: 'first', seat: seat(1) })).toBe('SO-2 first/not-now');
    expect(new TableTrial(2).refusal({ by: 'chance', type: 'first', seat: seat(1) })).toBe('SO-2 first/not-now');
  });

  it('[SO-15] lets nobody play out of turn', () => {
    const table = four();
    expect(table.refusal('1 guess 0 A1 r1')).toBe('SO-15 turn/not-yours');
    table.hit(0, 1, 'A3');
    expect(table.refusal('1 stop')).toBe('SO-15 turn/not-yours');
    expect(game.legal(table.state, seat(1))).toEqual([]);
  });

  it('[SO-15] passes the turn to the left, over those who are out', () => {
    const table = four();
    table.hit(0, 1, ...cellsOf(1));
    expect(game.view(table.state, 'watcher').arrangements[1]!.out).toBe(1);
    table.play('0 stop');
    expect(table.turn()).toBe('2 guess');
    expect(table.refusal('2 guess 1 A3 y3')).toBe('SO-7 guess/no-hidden-stone');
    table.hit(2, 0, 'A1');
    table.play('2 stop');
    table.hit(3, 0, 'A2');
    table.play('3 stop');
    expect(table.turn()).toBe('0 guess');
  });

  it('[SO-16] is won by the last with hidden stones; the others rank by when they went out', () => {
    const table = four();
    table.hit(0, 1, ...cellsOf(1));
    table.hit(0, 2, ...cellsOf(2));
    table.play('0 stop');
    table.hit(3, 0, ...cellsOf(0));
    expect(table.turn()).toBe('over 3 0 2 1');
    expect(game.turn(table.state)).toEqual({
      type: 'over',
      outcome: { ranking: [[3], [0], [2], [1]], scores: [0, 0, 0, 7] },
    });
  });

  it('[SO-16] allows nothing after the end', () => {
    const table = two();
    table.hit(0, 1, 'A4', 'A5', 'A6', 'B1', 'B4', 'B5', 'C1', 'C4', 'C5', 'C6');
    for (const step of ['0 guess 1 A4 y4', '0 stop', '0 give A1', '0 open A1', '1 settle A1']) {
      expect(table.refusal(step)).toBe('SO-16 game/over');
    }
    expect(table.refusal({ by: seat(0), type: 'arrange', cells: [] })).toBe('SO-16 game/over');
    expect(table.refusal({ by: 'chance', type: 'deal', hands: [[], []] })).toBe('SO-16 game/over');
    expect(table.refusal({ by: 'chance', type: 'first', seat: seat(0) })).toBe('SO-16 game/over');
    expect(game.legal(table.state, seat(0))).toEqual([]);
  });
});
