import { FastRandom, seat, tableOf } from '@wunderkammer/kernel';
import { type Stone, salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import { clashes, EMPTY_PLAN, lay, type Plan, placedOf, planOf, randomPlan, stoneOn, takeBack } from './plan.ts';

const rules = (plan: Plan): string[] => clashes(plan, 'full').map(({ violation }) => violation.code);

/** A table where everybody has been dealt stones. */
const dealt = (seed: string) => {
  const state = salomonsOordeel.create(tableOf(salomonsOordeel, 2, {}));
  salomonsOordeel.play(state, salomonsOordeel.chance(state, new FastRandom(seed)));
  return state;
};

describe('a plan', () => {
  it('lays stones, swaps them and takes them back', () => {
    const one = lay(EMPTY_PLAN, 'red1', 0, 0);
    const two = lay(one, 'red2', 0, 1);
    const swapped = lay(two, 'red1', 0, 1);
    expect(stoneOn(swapped, 0, 1)).toBe('red1');
    expect(stoneOn(swapped, 0, 0)).toBe('red2');
    // From the rack there is no place to swap with.
    expect(lay(two, 'blue1', 0, 0).has('red1')).toBe(false);
    expect(placedOf(takeBack(two, 'red1'), ['red1', 'red2'])).toEqual([['red2', 0, 1]]);
  });

  it.each<[string, Plan, readonly Stone[]]>([
    [
      'arrange/colour-in-two-rows',
      planOf([
        ['red1', 0, 0],
        ['red2', 1, 1],
      ]),
      ['red1', 'red2'],
    ],
    [
      'arrange/two-colours-in-a-row',
      planOf([
        ['red1', 0, 0],
        ['blue2', 0, 1],
      ]),
      ['red1', 'blue2'],
    ],
    [
      'arrange/digit-in-two-columns',
      planOf([
        ['red1', 0, 0],
        ['blue1', 1, 1],
      ]),
      ['red1', 'blue1'],
    ],
    [
      'arrange/two-digits-in-a-column',
      planOf([
        ['red1', 0, 0],
        ['blue2', 1, 0],
      ]),
      ['red1', 'blue2'],
    ],
    [
      'arrange/eye-off-its-row',
      planOf([
        ['red1', 0, 0],
        ['redEye', 1, 3],
      ]),
      ['red1', 'redEye'],
    ],
  ])('finds %s, and which stones it is about', (code, plan, stones) => {
    const found = clashes(lay(plan, 'green5', 4, 5), 'full');
    expect(found.map(({ violation }) => violation.code)).toEqual([code]);
    expect(found[0]!.stones.toSorted()).toEqual(stones.toSorted());
  });

  it('is quiet about what fits, complete or not', () => {
    expect(
      rules(
        planOf([
          ['red1', 0, 0],
          ['redEye', 0, 3],
          ['blue1', 1, 0],
          ['blueEye', 1, 3],
        ]),
      ),
    ).toEqual([]);
    expect(rules(EMPTY_PLAN)).toEqual([]);
  });

  it('agrees with the rules on every random arrangement, and on every swap of two of its stones', () => {
    const random = new FastRandom('plans');
    for (const seed of ['a', 'b', 'c']) {
      const { hand } = salomonsOordeel.view(dealt(seed), seat(0));
      const plan = randomPlan(hand, 'full', random);
      for (const tried of [plan, ...hand.map((stone) => lay(plan, stone, ...plan.get(hand[0]!)!))]) {
        const refused = salomonsOordeel.play(dealt(seed), {
          by: seat(0),
          type: 'arrange',
          cells: placedOf(tried, hand),
        });
        expect(rules(tried).length > 0).toBe(refused !== undefined);
      }
    }
  });
});
