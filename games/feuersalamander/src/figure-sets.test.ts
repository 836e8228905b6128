import { describe, expect, it } from 'vitest';
import { figureSets } from './figure-sets.ts';
import { feuersalamander } from './game.ts';

describe('the figures that may sit down together', () => {
  for (const [seats, sets] of [
    [2, 12],
    [3, 12],
    [4, 4],
  ] as const) {
    it(`[FS-8] are ${sets} sets for ${seats} players, all of them allowed`, () => {
      const found = figureSets(seats);
      expect(new Set(found.map((set) => set.join())).size).toBe(sets);
      for (const figures of found) expect(feuersalamander.readOptions({ figures }, seats).ok).toBe(true);
    });
  }

  it('begin with the usual set', () => {
    expect(figureSets(3)[0]).toEqual(['king', 'queen', 'monk']);
  });
});
