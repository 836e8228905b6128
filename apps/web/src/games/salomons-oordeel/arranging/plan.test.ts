import { describe, expect, it } from 'vitest';
import { EMPTY_PLAN, lay, placedOf, planOf, stoneOn, takeBack } from './plan.ts';

const two = lay(lay(EMPTY_PLAN, 'red1', 0, 0), 'red2', 0, 1);

describe('a plan', () => {
  it('lays stones where they are put, and takes them back', () => {
    expect(stoneOn(two, 0, 0)).toBe('red1');
    expect(stoneOn(two, 1, 0)).toBeUndefined();
    expect(placedOf(two, ['red2', 'blue1', 'red1'])).toEqual([
      ['red2', 0, 1],
      ['red1', 0, 0],
    ]);
    expect(placedOf(takeBack(two, 'red1'), ['red1', 'red2'])).toEqual([['red2', 0, 1]]);
    expect(planOf(placedOf(two, ['red1', 'red2']))).toEqual(two);
  });

  it('swaps two that lie there', () => {
    const swapped = lay(two, 'red1', 0, 1);
    expect(stoneOn(swapped, 0, 1)).toBe('red1');
    expect(stoneOn(swapped, 0, 0)).toBe('red2');
  });

  it('sends a stone back to the rack if another takes its cell from there: there is nothing to swap with', () => {
    expect(lay(two, 'blue1', 0, 0).has('red1')).toBe(false);
  });

  it('leaves a stone where it is laid once more', () => {
    expect(lay(two, 'red1', 0, 0)).toEqual(two);
  });
});
