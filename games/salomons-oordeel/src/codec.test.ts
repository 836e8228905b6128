import { FastRandom, seat } from '@wunderkammer/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARRANGEMENTS, placementOf, randomArrangement, readPlacement } from './arrangements.ts';
import { bitsOf, countBits, foldColumns, foldRows, nthBit } from './bits.ts';
import { salomonsOordeel as game } from './game.ts';
import { ALL, colOf, EVERY_ROW } from './stones.ts';
import { arranged, decision } from './testing.ts';
import { VARIANTS } from './vocabulary.ts';

const shape = game.stepShape({ seats: 3, options: { variant: 'full', openOnly: false, protection: false } });
const table = arranged(2, {}, 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .');

describe('the form of steps', () => {
  it.each([
    { by: 'chance', type: 'deal', hands: [['red1'], [], ['purpleEye', 'purpleEye']] },
    { by: 'chance', type: 'first', seat: 2 },
    { by: 0, type: 'arrange', cells: [['red1', 4, 5]] },
    { by: 0, type: 'arrange', cells: [] },
    { by: 2, type: 'guess', at: 2, row: 0, col: 5, stone: 'redEye' },
    { by: 0, type: 'stop' },
    { by: 0, type: 'give', row: 0, col: 0 },
    { by: 0, type: 'open', row: 4, col: 5 },
    { by: 0, type: 'settle', row: 4, col: 5 },
  ])('takes %j, its keys in any order', (step) => {
    expect(shape(step, 'step')).toEqual({ ok: true, value: step });
    const read = shape(Object.fromEntries(Object.entries(step).toReversed()), 'step');
    expect(JSON.stringify(read)).toBe(JSON.stringify({ ok: true, value: step }));
  });

  it.each([
    { by: 'chance', type: 'deal', hands: [['red1'], []] },
    { by: 'chance', type: 'deal', hands: [['red6'], [], []] },
    { by: 'chance', type: 'first', seat: 3 },
    { by: 0, type: 'first', seat: 0 },
    { by: 'chance', type: 'stop' },
    { by: 3, type: 'stop' },
    { by: 0, type: 'stop', row: 0 },
    { by: 0, type: 'pass' },
    { by: 0, type: 'arrange', cells: [['red1', 5, 0]] },
    { by: 0, type: 'arrange', cells: [['red1', 0, 6]] },
    { by: 0, type: 'arrange', cells: [['red1', 0]] },
    { by: 0, type: 'arrange', cells: null },
    { by: 0, type: 'guess', at: 1, row: 0, col: 0, stone: 'redeye' },
    { by: 0, type: 'guess', at: 1, row: 0, col: 6, stone: 'red1' },
    { by: 0, type: 'guess', at: 1, row: 0.5, col: 0, stone: 'red1' },
    { by: 0, type: 'guess', at: 3, row: 0, col: 0, stone: 'red1' },
    { by: 0, type: 'give', row: 0 },
    { by: 0, type: 'settle', row: -1, col: 0 },
  ])('refuses %j', (step) => {
    expect(shape(step, 'step').ok).toBe(false);
  });
});

describe('moves', () => {
  it.each(['0 guess 1 E6 pE', '0 guess 1 A1 r1', '0 stop', '0 give E6', '0 open A1', '0 settle C4'])(
    'packs and unpacks %s',
    (words) => {
      const step = decision(words);
      expect(game.engine.unpack(table.state, seat(0), game.engine.pack(table.state, step))).toEqual(step);
    },
  );

  it('numbers every arrangement of every hand once', () => {
    const hands = fc.uniqueArray(fc.nat(29), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(hands, fc.constantFrom(...VARIANTS), fc.string(), (stones, variant, seed) => {
        const hand = stones.reduce((mask, stone) => mask | (1 << stone), 0) & ALL[variant];
        const number = randomArrangement(hand, variant, new FastRandom(seed));
        expect(number).toBeLessThan(ARRANGEMENTS);
        const placement = placementOf(number, hand);
        expect(readPlacement(placement.toReversed(), hand, variant)).toBe(number);
      }),
    );
  });

  it('counts and finds bits', () => {
    fc.assert(
      fc.property(fc.nat((1 << 30) - 1), (mask) => {
        const places = Array.from({ length: 30 }, (_, place) => place).filter((place) => (mask >> place) & 1);
        expect(bitsOf(mask)).toEqual(places);
        expect(countBits(mask)).toBe(places.length);
        for (const [n, place] of places.entries()) expect(nthBit(mask, n)).toBe(place);
      }),
    );
  });

  it('folds cells into the columns and the rows that they take', () => {
    const cells = fc.uniqueArray(fc.nat(29), { maxLength: 6 });
    const setOf = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);
    fc.assert(
      fc.property(cells, (places) => {
        expect(foldRows(setOf(places))).toBe(setOf(places.map(colOf)));
        expect(foldColumns(setOf(places)) & EVERY_ROW).toBe(setOf(places.map((cell) => cell - colOf(cell))));
      }),
    );
  });
});
