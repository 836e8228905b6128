import { describe, expect, it } from 'vitest';
import { homeAtOnce, turnsHome } from './way-home.ts';

describe('the way home', () => {
  it('is certain within a turn from where every sum passes the own middle', () => {
    for (const seats of [2, 3, 4]) expect(homeAtOnce(seats).slice(0, 2)).toEqual([1, 1]);
  });

  it('takes a double of fours, or another double first, from seven fields before it', () => {
    // 4-4 is home at once; 1-1, 2-2 and 3-3 bring it nearer, to 5, 3 and 1, or not, before another throw.
    const [, one, , three, , five, , seven] = homeAtOnce(2);
    expect(seven).toBeCloseTo((1 + one! + three! + five!) / 16, 9);
  });

  it('is never less likely, nor longer, from nearer by', () => {
    for (const seats of [2, 3, 4]) {
      const [chances, turns] = [homeAtOnce(seats), turnsHome(seats)];
      for (let way = 1; way < chances.length; way++) {
        expect(chances[way]).toBeLessThanOrEqual(chances[way - 1]!);
        expect(turns[way]).toBeGreaterThanOrEqual(turns[way - 1]!);
      }
    }
  });
});
