import { describe, expect, it } from 'vitest';
import { areEqual, isPossible, keptBits, MOST_SEEN, packWands, sumOf, wandOf } from './wands.ts';

const FACES = [0, 1, 2];
const ALL = FACES.flatMap((red) => FACES.flatMap((black) => FACES.map((white) => [red, black, white] as const)));

describe('the wands', () => {
  it('[DM-5] hold 0, 1 or 2 each, packed and added up', () => {
    for (const wands of ALL) {
      const packed = packWands(...wands);
      expect(FACES.map((colour) => wandOf(packed, colour))).toEqual(wands);
      expect(sumOf(packed)).toBe(wands[0] + wands[1] + wands[2]);
      expect(areEqual(packed)).toBe(new Set(wands).size === 1);
      expect(isPossible(packed)).toBe(true);
    }
    expect([packWands(3, 0, 0), packWands(0, 3, 1), packWands(1, 2, 3), 64, -1].filter(isPossible)).toEqual([]);
  });

  it('[DM-6] show six symbols, two a wand, and those most that the fewest lie on', () => {
    const cases = new Map<string, number>();
    for (const down of ALL) {
      const shown = down.flatMap((own) => FACES.filter((symbol) => symbol !== own));
      expect(shown).toHaveLength(6);
      const counts = FACES.map((symbol) => shown.filter((own) => own === symbol).length);
      const most = FACES.filter((symbol) => counts[symbol] === Math.max(...counts));
      expect(MOST_SEEN[packWands(...down)]).toBe(most.reduce((mask, symbol) => mask | (1 << symbol), 0));
      const kind = counts.sort().reverse().join('-');
      cases.set(kind, (cases.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(cases)).toEqual({ '3-2-1': 18, '3-3-0': 3, '2-2-2': 6 });
  });

  it('[DM-21] keep the bits of the wands that are not thrown', () => {
    expect(keptBits(0b111)).toBe(0);
    expect(keptBits(0b001)).toBe(0b111100);
    expect(keptBits(0b110)).toBe(0b000011);
  });
});
