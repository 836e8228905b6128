import { allSeats, botPlayer, HIDDEN, type Seat, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { bitsOf } from './bits.ts';
import { deduce, type Fact, knownSince, onlyStone } from './deduce.ts';
import { salomonsOordeel } from './game.ts';
import { cellIndex, colOf, rowOf, stoneIndex } from './stones.ts';
import { arranged } from './testing.ts';
import { COLOURS, type Options, type Seen, type Step } from './vocabulary.ts';

/** Everything each seat has seen and every stone that stands, after each step of a game. */
function* tables(seats: number, options: Partial<Options>, seed: string) {
  const record = simulate(salomonsOordeel, seats, options as Options, botPlayer, seed);
  const table = tableOf(salomonsOordeel, seats, options);
  const state = salomonsOordeel.create(table);
  const logs = allSeats(seats).map((): Seen[] => []);
  for (const step of record.steps as readonly Step[]) {
    for (const own of allSeats(seats)) logs[own]!.push(salomonsOordeel.seen(state, step, own));
    salomonsOordeel.play(state, step);
    const truth = allSeats(seats).map((own) => {
      const { own: hidden, arrangements } = salomonsOordeel.view(state, own);
      const stones = new Map(hidden.map(([stone, row, col]) => [cellIndex(row, col), stoneIndex(stone)]));
      const open = new Map(
        arrangements[own]!.open.map(([stone, row, col]) => [cellIndex(row, col), stoneIndex(stone)]),
      );
      return { hidden: stones, all: new Map([...stones, ...open]) };
    });
    yield { table, logs, truth };
  }
}

describe('the notebook', () => {
  it.each([
    [2, { variant: 'easy' }],
    [2, { variant: 'full' }],
    [3, { variant: 'full', protection: true }],
    [4, { variant: 'full', openOnly: true }],
    [3, { variant: 'easy' }],
    [4, { variant: 'full' }],
  ] as const)('only says what is true (%i players, %o)', (seats, options) => {
    let certain = 0;
    const lies: string[] = [];
    for (const seed of ['a', 'b']) {
      for (const { table, logs, truth } of tables(seats, options, seed)) {
        if (!logs[0]!.some((seen) => seen.type === 'arrange' && seen.occupied !== undefined)) continue;
        for (const viewer of allSeats(seats)) {
          for (const [other, { possible, rows, columns }] of deduce(logs[viewer]!, table, viewer)) {
            const { hidden, all } = truth[other]!;
            const told = `${seed}, ${logs[0]!.length} steps, ${viewer} about ${other}`;
            for (const [cell, stone] of hidden) {
              if (((possible[cell]! >> stone) & 1) === 0) lies.push(`${told}: no ${stone} on ${cell}`);
              if (onlyStone(possible[cell]!) !== undefined) certain++;
            }
            const standing = [...all];
            const check = (
              facts: readonly (readonly Fact[])[],
              lineOf: (index: number) => number,
              name: string,
            ): void => {
              for (const [line, ofLine] of facts.entries()) {
                for (const [kind, fact] of ofLine.entries()) {
                  const so = standing.some(([cell, stone]) => lineOf(cell) === line && lineOf(stone) === kind);
                  if (fact !== undefined && (fact === 'yes') !== so)
                    lies.push(`${told}: ${name} ${line} ${kind} ${fact}`);
                }
              }
            };
            check(rows, rowOf, 'row');
            check(columns, colOf, 'column');
          }
        }
      }
    }
    expect(lies).toEqual([]);
    expect(certain).toBeGreaterThan(0);
  });

  it('knows the only hidden stones of an opponent that the pattern allows', () => {
    const table = tableOf(salomonsOordeel, 2, { variant: 'easy', first: 0 });
    const you = seat(0);
    const hand = [
      'red3',
      'red5',
      'yellow1',
      'yellow3',
      'green3',
      'blue3',
      'blue4',
      'blue5',
      'purple1',
      'purple4',
    ] as const;
    const own = hand.map(
      (stone) => [stone, COLOURS.findIndex((colour) => stone.startsWith(colour)), Number(stone.at(-1)) - 1] as const,
    );
    // Four stones on row C and four in column 3: only green and only the 2s have four left.
    const theirs = [
      [0, 0],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 0],
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 2],
      [4, 1],
    ] as const;
    const log: Seen[] = [
      { by: 'chance', type: 'deal', hands: [hand, { type: 'hidden' }] },
      { by: you, type: 'arrange', cells: own },
      {
        by: seat(1),
        type: 'arrange',
        cells: { type: 'hidden' },
        occupied: [own.map(([, row, col]) => [row, col] as const), theirs],
      },
    ];
    const found = deduce(log, table, you).get(seat(1) as Seat)!;
    expect(onlyStone(found.possible[cellIndex(2, 2)]!)).toBe(stoneIndex('green2'));
    expect(onlyStone(found.possible[cellIndex(4, 1)]!)).toBe(stoneIndex('purple3'));
    expect(found.rows[2]).toEqual(['no', 'no', 'yes', 'no', 'no']);
    expect(found.columns[2]).toEqual(['no', 'yes', 'no', 'no', 'no']);
  });

  it('[SO-1] knows that a stone which must stand with one opponent stands with no other', () => {
    const trial = arranged(
      3,
      {},
      '. r2 r3 r4 rE / y1 y2 / . g2 / b1 b2',
      'r1 . . . r5 / . . y3 y4 / . . g3 g4 / . . b3 b4 / p1',
      '. . . . y5 yE / . . . . g5 gE / . . . . b5 / . p2 p3 p4 p5',
    );
    const places = (of: number) => trial.view().arrangements[of]!.hidden;
    const log: Seen[] = [
      { by: 'chance', type: 'deal', hands: [trial.view(0).own.map(([stone]) => stone), HIDDEN, HIDDEN] },
      { by: seat(2), type: 'arrange', cells: HIDDEN, occupied: [0, 1, 2].map(places) },
    ];
    const red5 = 1 << stoneIndex('red5');
    const maybeRed5 = (of: number): number[] => {
      const { hidden, possible } = deduce(log, trial.table, seat(0)).get(seat(of))!;
      return bitsOf(hidden).filter((cell) => possible[cell]! & red5);
    };
    expect(maybeRed5(2).length).toBeGreaterThan(0);
    // The red 1 is beside it, and all other reds are one's own.
    log.push(trial.sees(0, '0 guess 1 A1 r1'));
    expect(maybeRed5(1)).toEqual([cellIndex(0, 4)]);
    expect(maybeRed5(2)).toEqual([]);
    const { rows, columns } = deduce(log, trial.table, seat(0)).get(seat(1))!;
    expect(rows[0]).toEqual(['yes', 'no', 'no', 'no', 'no']);
    expect(columns[4]).toEqual(['no', 'no', 'no', 'no', 'yes']);
    // Nobody knows anything of a line without stones.
    expect(columns[5]).toEqual(new Array(5).fill(undefined));
    expect(deduce(log, trial.table, seat(0)).get(seat(2))!.rows[4]).toEqual(new Array(5).fill(undefined));
  });

  it('has a single stone where there is one, be it the first of all', () => {
    expect([0b1, 0b10, 1 << 29, 0, 0b11].map(onlyStone)).toEqual([0, 1, 29, undefined, undefined]);
  });

  it('says since when something is known', () => {
    const known = [false, true, false, true, true];
    expect(knownSince(4, (entries) => known[entries]!)).toBe(2);
    expect(knownSince(2, (entries) => known[entries]!)).toBeUndefined();
  });
});
