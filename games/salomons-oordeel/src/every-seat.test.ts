import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { ALL_HIDDEN, OPENED } from './state.ts';
import { stoneIndex } from './stones.ts';
import { arranged, type TableTrial, type TrialOptions } from './testing.ts';
import type { Stone } from './vocabulary.ts';

const PICTURES = [
  'r1 r2 r3 . . . / y1 y2 . . . . / g1 . . . . . / b1 . . . . . / . p2 p3 . . .',
  '. . . r4 r5 rE / . . . y4 y5 . / . . . g4 . . / . . . b4 b5 . / . . . p4 . .',
  '. . y3 . . yE / . g2 g3 . g5 gE / . b2 b3 . . bE',
];

/** Whoever looks sees the same open stones as the table keeps, and as many hidden ones. */
const expectTold = ({ state }: TableTrial): void => {
  const { arrangements, middle, phase } = game.view(state, 'watcher');
  const open: Stone[] = [...middle, ...arrangements.flatMap((own) => own.open.map(([stone]) => stone))];
  if (phase.type === 'settle') open.push(phase.stone);
  expect(state.cells[OPENED]).toBe(open.reduce((set, stone) => set | (1 << stoneIndex(stone)), 0));
  expect(state.cells[ALL_HIDDEN]).toBe(arrangements.reduce((sum, { hidden }) => sum + hidden.length, 0));
};

/** A seat that is not asked has nothing to choose from, neither in words nor packed. */
const expectNoMoves = (table: TableTrial, of: number): void => {
  expect(table.legal(of)).toEqual([]);
  expect(game.engine.moves(table.state, seat(of), new Int32Array(4096))).toBe(0);
};

// A rule that looks at the wrong seat looks right as long as only seat 0 plays.
describe.each([0, 1, 2])('seat %i', (own) => {
  const next = (own + 1) % 3;
  const last = (own + 2) % 3;
  /** This seat has the first picture and begins, the next has the second, the last the third. */
  const three = (options: TrialOptions = {}): TableTrial => {
    const pictures = [0, 1, 2].map((index) => PICTURES[(index - own + 3) % 3]!);
    return arranged(3, { first: own, ...options }, ...pictures);
  };
  const standing = ({ state }: TableTrial, of: number) => game.view(state, 'watcher').arrangements[of]!;

  it('[SO-8] opens what it guesses for all, and may stop after it, whoever’s it is', () => {
    for (const at of [next, last]) {
      const table = three();
      expect(table.view().phase).toEqual({ type: 'guess', mayStop: false });
      table.hit(own, at, at === next ? 'A4' : 'A3');
      expectTold(table);
      expect(standing(table, at).open).toEqual([at === next ? ['red4', 0, 3] : ['yellow3', 0, 2]]);
      expect(table.view().phase).toEqual({ type: 'guess', mayStop: true });
      expect(table.legal(own)).toContain(`${own} stop`);
      for (const other of [next, last]) expectNoMoves(table, other);
      table.play(`${own} stop`);
      expect(table.turn()).toBe(`${next} guess`);
      expect(table.view().guesser).toBe(next);
    }
  });

  it('[SO-9] [SO-12] gives a stone to whom it guessed at, who alone settles it', () => {
    const table = three();
    table.play(`${own} guess ${last} A3 p5`);
    expect(table.turn()).toBe(`${own} give`);
    for (const other of [next, last]) {
      expectNoMoves(table, other);
      expect(table.refusal(`${other} give A4`)).toBe('SO-15 turn/not-yours');
    }
    table.play(`${own} give B2`);
    expectTold(table);
    expect(table.view().phase).toEqual({ type: 'settle', stone: 'yellow2', to: last });
    expect(table.turn()).toBe(`${last} settle`);
    for (const other of [own, next]) {
      expectNoMoves(table, other);
      expect(table.refusal(`${other} settle A2`)).toBe('SO-12 settle/not-receiver');
    }
    expect(table.cells(last)).toEqual(['A2']);
    table.play(`${last} settle A2`);
    expectTold(table);
    expect(standing(table, last).open).toEqual([['yellow2', 0, 1]]);
    expect(standing(table, own)).toMatchObject({ open: [] });
    expect(standing(table, own).hidden).toHaveLength(8);
    expect(table.turn()).toBe(`${next} guess`);
  });

  it('[SO-11] opens a stone of its own where it stands, and nobody else does', () => {
    const table = three({ openOnly: true });
    table.play(`${own} guess ${last} A3 p5`);
    for (const other of [next, last]) {
      expectNoMoves(table, other);
      expect(table.refusal(`${other} open A4`)).toBe('SO-15 turn/not-yours');
    }
    table.play(`${own} open C1`);
    expectTold(table);
    expect(standing(table, own).open).toEqual([['green1', 2, 0]]);
    expect(table.refusal(`${own} open C1`)).toBe('SO-11 open/not-now');
    expect(table.turn()).toBe(`${next} guess`);
  });

  it('[SO-13] loses an eye that must make room to the middle, open', () => {
    const table = three({ first: next });
    // Seat `next` has no 3 and no yellow eye; `last` has no 4, so the yellow 4 may take the yellow eye’s cell.
    table.play(`${next} guess ${last} A3 p5`, `${next} give B4`);
    expect(table.cells(last)).toEqual(['A1', 'A4', 'A6']);
    table.play(`${last} settle A6`);
    expectTold(table);
    expect(table.view().middle).toEqual(['yellowEye']);
    expect(standing(table, last).open).toEqual([['yellow4', 0, 5]]);
    // The next 4 belongs in that column from now on.
    table.play(`${last} guess ${own} A1 p5`, `${last} give B2`, `${own} settle C2`);
    table.play(`${own} guess ${next} A4 p5`, `${own} give A1`, `${next} settle A1`);
    table.play(`${next} guess ${last} A3 p4`, `${next} give C4`);
    expect(table.cells(last)).toEqual(['B6']);
    table.play(`${last} settle B6`);
    expectTold(table);
    expect(table.view().middle).toEqual(['yellowEye', 'greenEye']);
  });

  it('[SO-14] protects whom it guessed at from the first guess of the next', () => {
    const table = three({ protection: true });
    table.hit(own, last, 'A3');
    table.play(`${own} stop`);
    expect(table.view().phase).toEqual({ type: 'guess', mayStop: false, protected: last });
    expect(table.refusal(`${next} guess ${last} B2 g2`)).toBe('SO-14 guess/protected');
    expect(table.legal(next).every((choice) => choice.startsWith(`${next} guess ${own} `))).toBe(true);
    table.hit(next, own, 'A1');
    table.hit(next, last, 'B2');
    table.play(`${next} stop`);
    // The stone was the guesser's own now: nobody is protected.
    expect(table.view().phase).toEqual({ type: 'guess', mayStop: false });
    expect(table.legal(last)).toHaveLength((8 + 9) * 30);
  });

  it('[SO-15] [SO-16] has won when nobody else has hidden stones, and the first to go out is the last', () => {
    const table = three();
    table.hit(own, next, 'A4', 'A5', 'A6', 'B4', 'B5', 'C4', 'D4', 'D5', 'E4');
    expect(standing(table, next)).toMatchObject({ hidden: [], out: 1 });
    expect(table.turn()).toBe(`${own} guess`);
    table.hit(own, last, 'A3', 'A6', 'B2', 'B3', 'B5', 'B6', 'C2', 'C3');
    expect(standing(table, last)).not.toHaveProperty('out');
    const guess = `${own} guess ${last} C6 bE`;
    expect(table.sees(next, guess)).toMatchObject({ right: true, cost: 'nothing', out: last, winner: own });
    table.play(guess);
    expect(table.turn()).toBe(`over ${own} ${last} ${next}`);
    expect(table.view().turn).toMatchObject({ outcome: { scores: [0, 0, 0].with(own, 9) } });
  });

  it('[SO-10] gives nothing with one hidden stone left', () => {
    const table = three({ first: last });
    table.hit(last, own, 'A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'D1', 'E2');
    table.play(`${last} stop`);
    const guess = `${own} guess ${next} A4 p5`;
    expect(table.sees('watcher', guess)).toMatchObject({ right: false, cost: 'nothing' });
    table.play(guess);
    expect(table.turn()).toBe(`${next} guess`);
    expect(table.view(own).own).toEqual([['purple3', 4, 2]]);
  });
});
