import { FastRandom, seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { randomPolicy } from './random-policy.ts';
import { arranged, type TableTrial } from './testing.ts';

const FOUR = [
  'r1 r2 r3 r4 r5 / y1 y2',
  '. . y3 y4 y5 / g1 g2 g3 g4',
  '. . . . g5 / b1 b2 b3 b4 b5 / p1',
  '. p2 p3 p4 p5 / rE / yE / gE',
];

/** How often the policy chooses each decision of `by`. */
const frequencies = ({ state }: TableTrial, by: number, count: number): ReadonlyMap<string, number> => {
  const random = new FastRandom('frequencies');
  const chosen = new Map<string, number>();
  for (let round = 0; round < count; round++) {
    const { type, ...rest } = game.engine.unpack(state, seat(by), randomPolicy(state, seat(by), random));
    const key = [type, ...Object.values(rest).slice(1)].join(' ');
    chosen.set(key, (chosen.get(key) ?? 0) + 1);
  }
  return chosen;
};

const expectEven = (chosen: ReadonlyMap<string, number>, choices: number, count: number): void => {
  expect(chosen.size).toBe(choices);
  const mean = count / choices;
  // Six times the usual deviation: of many thousands of counts not one comes near it.
  for (const own of chosen.values()) expect(Math.abs(own - mean)).toBeLessThan(6 * Math.sqrt(mean));
};

describe('the random policy', () => {
  it('guesses evenly over hidden cells and stones that are neither open nor own', () => {
    const table = arranged(4, {}, ...FOUR);
    expectEven(frequencies(table, 0, 100_000), 21 * 23, 100_000);
  });

  it('counts stopping as one more choice', () => {
    const table = arranged(4, {}, ...FOUR);
    table.hit(0, 1, 'A3', 'A4', 'A5', 'B1', 'B2');
    table.hit(0, 2, 'A5', 'B1', 'B2', 'B3', 'B4', 'B5');
    table.hit(0, 3, 'A2', 'A3', 'A4', 'A5', 'B1');
    const chosen = frequencies(table, 0, 50_000);
    expect(chosen.has('stop')).toBe(true);
    expectEven(chosen, 5 * 7 + 1, 50_000);
  });

  it('[SO-14] guesses at nobody who is protected', () => {
    const table = arranged(4, { protection: true }, ...FOUR);
    table.hit(0, 2, 'A5');
    table.play('0 stop');
    const chosen = frequencies(table, 1, 100_000);
    expectEven(chosen, 14 * 22, 100_000);
    for (const key of chosen.keys()) expect(key).toMatch(/^guess [03] /);
  });

  it('gives, opens and settles evenly', () => {
    const table = arranged(4, {}, ...FOUR);
    table.play('0 guess 3 A2 b1');
    expectEven(frequencies(table, 0, 5_000), 7, 5_000);
    table.play('0 give B1');
    // Yellow stands on row C; columns 1 (the eyes, its own among them) and 6 belong to no digit.
    expectEven(frequencies(table, 3, 5_000), 2, 5_000);
    const open = arranged(4, { openOnly: true }, ...FOUR);
    open.play('0 guess 3 A2 b1');
    expectEven(frequencies(open, 0, 5_000), 7, 5_000);
  });
});
