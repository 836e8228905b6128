import { FastRandom, type StateOf, seat, tableOf } from '@wunderkammer/kernel';
import { type SalomonsOordeelTypes, salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import { arrangeStep, EMPTY_PLAN, fill, nextGap, placedStones, randomPlan } from './arrange.ts';

const dealt = (seats: number, variant: string, seed: string): StateOf<SalomonsOordeelTypes> => {
  const state = salomonsOordeel.create(tableOf(salomonsOordeel, seats, { variant }));
  salomonsOordeel.play(state, salomonsOordeel.chance(state, new FastRandom(seed)));
  return state;
};

describe('arranging', () => {
  it.each([
    [2, 'easy'],
    [2, 'full'],
    [3, 'full'],
    [4, 'full'],
  ])('sets up legally at random (%i players, %s)', (seats, variant) => {
    for (let game = 0; game < 50; game++) {
      const state = dealt(seats, variant, `deal ${game}`);
      const view = salomonsOordeel.view(state, seat(0));
      const plan = randomPlan(view.hand, view, new FastRandom(`plan ${game}`));
      expect(salomonsOordeel.play(state, arrangeStep(seat(0), view.hand, plan))).toBeUndefined();
    }
  });

  it('offers only free lines, whatever is chosen, and ends with every stone standing', () => {
    const view = salomonsOordeel.view(dealt(2, 'full', 'by hand'), seat(0));
    let plan = EMPTY_PLAN;
    for (let gap = nextGap(view.hand, plan, view); gap !== undefined; gap = nextGap(view.hand, plan, view)) {
      expect(gap.free.length).toBeGreaterThan(0);
      plan = fill(plan, gap, gap.free.at(-1)!);
      const cells = placedStones(view.hand, plan).map(([, row, col]) => `${row} ${col}`);
      expect(new Set(cells).size).toBe(cells.length);
    }
    expect(placedStones(view.hand, plan)).toHaveLength(view.hand.length);
  });
});
