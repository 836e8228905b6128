import {
  allSeats,
  botPlayer,
  FastRandom,
  randomPlayer,
  type Seat,
  seat,
  seatEach,
  simulate,
  USUAL_MIND,
} from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { bitsOf } from '../bits.ts';
import { salomonsOordeel as game } from '../game.ts';
import { ALL, COLUMNS, cellIndex, colOf, EYE, rowOf, stoneIndex } from '../stones.ts';
import { arranged, stone } from '../testing.ts';
import type { SalomonsOordeelTypes, Variant } from '../vocabulary.ts';
import { Watched } from './knowledge.ts';
import { Odds } from './odds.ts';

const cell = (name: string): number => cellIndex('ABCDE'.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1);
const number = (short: string): number => stoneIndex(stone(short));

/** The odds by counting: every way to put stones on the cells, weighed by how many hands and arrangements it stands for. */
const counted = (cells: readonly number[], watched: Watched, variant: Variant): Map<string, number> => {
  const sums = new Map<string, number>();
  let total = 0;
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const search = (stones: readonly number[]): void => {
    if (stones.length < cells.length) {
      const next = cells[stones.length]!;
      for (const candidate of bitsOf(watched.candidates[next]!)) {
        const fits = stones.every((other, index) => {
          const at = cells[index]!;
          if ((rowOf(other) === rowOf(candidate)) !== (rowOf(at) === rowOf(next))) return false;
          if (colOf(other) === EYE || colOf(candidate) === EYE) return other !== candidate;
          return (colOf(other) === colOf(candidate)) === (colOf(at) === colOf(next));
        });
        if (fits) search([...stones, candidate]);
      }
      return;
    }
    const digits = new Set(stones.map(colOf).filter((face) => face !== EYE)).size;
    // The fewer digits a hand has, the fewer arrangements it shares its chance with; the same for free cells of an eye.
    let weight = factorial(COLUMNS[variant] - digits);
    for (const eye of stones.filter((one) => colOf(one) === EYE)) {
      weight /= 6 - stones.filter((one) => rowOf(one) === rowOf(eye) && one !== eye).length;
    }
    total += weight;
    for (const [index, one] of stones.entries()) {
      const key = `${cells[index]} ${one}`;
      sums.set(key, (sums.get(key) ?? 0) + weight);
    }
  };
  search([]);
  return new Map([...sums].map(([key, sum]) => [key, sum / total]));
};

describe('the odds', () => {
  it.each([
    ['full', ['A1', 'A2', 'B1'], []],
    [
      'full',
      ['A1', 'B2', 'C3'],
      [
        ['A1', 'r1'],
        ['B2', 'gE'],
      ],
    ],
    ['full', ['A1', 'A2', 'A3', 'B1'], [['A1', 'b2']]],
    ['easy', ['A1', 'A2', 'B1', 'C4'], [['C4', 'p5']]],
  ] as const)('are those that counting gives: %s, %j without %j', (variant, names, excluded) => {
    const cells = names.map(cell);
    const watched = new Watched();
    watched.stand(
      cells.reduce((mask, one) => mask | (1 << one), 0),
      ALL[variant],
    );
    for (const [name, short] of excluded) watched.exclude(cell(name), number(short));
    const odds = new Odds(variant);
    odds.reckon(watched, new Float64Array(30).fill(1));
    const expected = counted(cells, watched, variant);
    for (const one of cells) {
      for (let face = 0; face < 30; face++) {
        expect(odds.odds[one * 30 + face]).toBeCloseTo(expected.get(`${one} ${face}`) ?? 0, 10);
      }
    }
  });

  it('know from an open stone the colour of its row and the digit of its column', () => {
    const watched = new Watched();
    watched.stand((1 << cell('A1')) | (1 << cell('A2')) | (1 << cell('B1')) | (1 << cell('B2')), ALL.easy);
    watched.open(cell('A1'), number('r3'));
    expect(watched.hidden).toBe((1 << cell('A2')) | (1 << cell('B1')) | (1 << cell('B2')));
    const odds = new Odds('easy');
    odds.reckon(watched, new Float64Array(30).fill(1));
    expect(odds.odds[cell('A2') * 30 + number('r4')]).toBeCloseTo(1 / 4);
    expect(odds.odds[cell('B1') * 30 + number('g3')]).toBeCloseTo(1 / 4);
    expect(odds.odds[cell('B2') * 30 + number('g4')]).toBeCloseTo(1 / 16);
  });
});

describe('the bot', () => {
  it('names a stone that can be deduced, and goes on while it can', () => {
    const table = arranged(
      2,
      { variant: 'easy', first: 1 },
      'r1 r2 / y1 y2 / g1 g2 / b1 b2 / p1 p2',
      '. . r3 r4 r5 / . . y3 y4 y5 / . . g3 g4 / . . b3 b4',
    );
    const { state } = table;
    const bot = game.bot(USUAL_MIND, seat(0), { seats: 2, options: state.options }, new FastRandom('bot'));
    const hand = [
      'red1',
      'red2',
      'yellow1',
      'yellow2',
      'green1',
      'green2',
      'blue1',
      'blue2',
      'purple1',
      'purple2',
    ] as const;
    bot.observe({ by: 'chance', type: 'deal', hands: [[...hand], { type: 'hidden' }] });
    const occupied = game.view(state, 'watcher').arrangements.map(({ hidden }) => hidden);
    bot.observe({ by: seat(1), type: 'arrange', cells: { type: 'hidden' }, occupied });
    bot.observe({ by: seat(1), type: 'stop' });
    for (const [row, col, face] of [
      [0, 2, 'red3'],
      [1, 3, 'yellow4'],
    ] as const) {
      bot.observe({ by: seat(0), type: 'guess', at: seat(1), row, col, stone: face, right: true, cost: 'nothing' });
    }
    table.hit(1, 0, 'A1');
    table.play('1 stop');
    table.hit(0, 1, 'A3', 'B4');
    // Row A is red and column 4 the 4; row B is yellow and column 3 the 3.
    const guess = bot.decide(game.view(state, seat(0)), game.legal(state, seat(0)));
    expect([
      { by: 0, type: 'guess', at: 1, row: 0, col: 3, stone: 'red4' },
      { by: 0, type: 'guess', at: 1, row: 1, col: 2, stone: 'yellow3' },
      { by: 0, type: 'guess', at: 1, row: 0, col: 4, stone: 'red5' },
      { by: 0, type: 'guess', at: 1, row: 1, col: 4, stone: 'yellow5' },
    ]).toContainEqual(guess);
  });

  it.each([
    [2, { variant: 'full' }],
    [2, { variant: 'easy' }],
    [4, { variant: 'easy', openOnly: true, protection: true }],
  ])('beats random players, %i seats, %j', (seats, options) => {
    const games = 20;
    let won = 0;
    for (let round = 0; round < games; round++) {
      const own = seat(round % seats);
      const seating = seatEach<SalomonsOordeelTypes>(
        allSeats(seats).map((at) => (at === own ? botPlayer : randomPlayer)),
      );
      const winners: readonly Seat[] = simulate(game, seats, options, seating, `beats ${round}`).result!.ranking[0]!;
      won += Number(winners.includes(own));
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.9);
  });
});
