import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packMoves, unpackMoves } from './moves.ts';

it('loses no move and keeps their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), (moves) => {
      expect(unpackMoves(packMoves(Int32Array.from(moves), moves.length))).toEqual(moves);
    }),
  );
});

it('takes only as many as there are', () => {
  expect(packMoves(Int32Array.of(5, 6, 7, 99), 3)).toEqual([[5, 3, 1]]);
});

it('writes a grid of guesses as one run of runs', () => {
  const guesses = Array.from({ length: 20 * 36 }, (_, index) => (Math.floor(index / 36) << 8) | (index % 36));
  expect(packMoves(guesses, guesses.length)).toEqual([[0, 36, 1, 20, 256]]);
});

it('has nothing to say about nothing', () => {
  expect(packMoves([], 0)).toEqual([]);
  expect(unpackMoves([])).toEqual([]);
});
