import { describe, expect, it } from 'vitest';
import { chanceToBegin, duelChances } from './duel-odds.ts';
import { fightByFeel, fightByOdds } from './duelling.ts';
import { INCLINATIONS } from './tempers.ts';

describe('a duel', () => {
  it('is fought by the odds', () => {
    // The beginner has the edge, though the answerer knows what to beat.
    expect(chanceToBegin()).toBeGreaterThan(0.4);
    expect(chanceToBegin()).toBeLessThan(0.6);
    // Nothing beats six in one throw; a beaten answerer throws on, a winning one stands.
    expect(fightByOdds([2, 2, 2], 1, null, 0)).toEqual([0]);
    expect(fightByOdds([1, 1, 0], 1, { sum: 1, throws: 3 }, 0)).toEqual([0]);
    expect(fightByOdds([2, 2, 0], 2, { sum: 5, throws: 3 }, 0)).toEqual([0b100]);
    expect(fightByOdds([2, 1, 2], 2, { sum: 5, throws: 3 }, 0)).toEqual([0]);
  });

  it('has chances that can be counted by hand', () => {
    const chances = duelChances([2, 2, 0], 1, { sum: 5, throws: 2 });
    expect(chances[0]).toBe(0);
    // Only a 2 wins; a 1 is a tie, after which the answerer begins.
    expect(chances[0b100]).toBeCloseTo((1 + chanceToBegin()) / 3, 10);
  });

  it('leaves it to luck which of equally good wands are thrown again', () => {
    expect(fightByOdds([0, 0, 0], 1, { sum: 6, throws: 3 }, 0)).toContain(0b111);
    expect(fightByOdds([2, 1, 1], 2, { sum: 5, throws: 3 }, 0)).toHaveLength(1);
  });

  it('by feel is stood with a good sum, and else fought on with the low wands', () => {
    expect(fightByFeel([2, 2, 0], 1, null, 0)).toEqual([0]);
    expect(fightByFeel([2, 1, 0], 1, null, 0)).toEqual([0b100]);
    expect(fightByFeel([0, 2, 0], 1, { sum: 3, throws: 2 }, 0)).toEqual([0b101]);
    expect(fightByFeel([1, 2, 1], 1, { sum: 4, throws: 2 }, 0)).toEqual([0]);
  });

  it('is stood earlier with nerve', () => {
    const stands = (nerve: number): number => {
      let count = 0;
      for (let code = 0; code < 27; code++) {
        const wands = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)] as const;
        if (fightByOdds(wands, 1, null, nerve)[0] === 0) count++;
      }
      return count;
    };
    expect(stands(INCLINATIONS.bluffing.nerve)).toBeGreaterThan(stands(0));
  });
});
