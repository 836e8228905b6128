import { seat } from '@wunderkammer/kernel';
import { expect, it } from 'vitest';
import { bitsOf, countBits } from '../bits.ts';
import { ALL, cellIndex, stoneAt } from '../stones.ts';
import { allTruths } from '../testing.ts';
import type { Place } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { Beliefs } from './beliefs.ts';

const TABLE = { seats: 3, options: { variant: 'easy', openOnly: false, protection: false } } as const;
/** Rows of two and columns of two: each way has as many digits, so that all ways weigh the same. */
const OCCUPIED: readonly (readonly Place[])[] = [
  [],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [1, 2],
    [3, 2],
  ],
];

/** The beliefs of a seat that was dealt all stones but these. */
const beliefsWithout = (unknown: number): Beliefs => {
  const beliefs = new Beliefs(seat(0), TABLE, { ...ABILITIES.master, fittings: 8 });
  const hand = bitsOf(ALL.easy & ~unknown).map(stoneAt);
  beliefs.observe({ by: 'chance', type: 'deal', hands: [hand, { type: 'hidden' }, { type: 'hidden' }] });
  beliefs.observe({ by: seat(2), type: 'arrange', cells: { type: 'hidden' }, occupied: OCCUPIED });
  return beliefs;
};

// Red 1 to 4, yellow 1 and 2, green 1: one row can only be red or yellow 1 2; one column only 1 or 2.
it.each([0b000001_000011_001111, 0b000011_000001_000111_000011])(
  'each stone exists once: the odds of two opponents are nearly those that counting gives, %i',
  (unknown) => {
    const beliefs = beliefsWithout(unknown);
    const sites = OCCUPIED.flatMap((places, at) =>
      places.map(([row, col]) => ({ seat: at, cell: cellIndex(row, col), candidates: unknown })),
    );
    const truths = allTruths(sites);
    expect(truths.length).toBeGreaterThan(4);
    for (const [index, site] of sites.entries()) {
      for (const stone of bitsOf(unknown)) {
        const counted = truths.filter((truth) => truth[index] === stone).length / truths.length;
        expect(beliefs.of(seat(site.seat)).odds[site.cell * 30 + stone]).toBeCloseTo(counted, 1);
      }
    }
    expect(countBits(unknown)).toBeGreaterThan(sites.length);
  },
);

it('who takes a row for red has few reds, and not the one they named', () => {
  const beliefs = beliefsWithout(ALL.easy & ~0b111111_000000_000000_000000_000000);
  const before = beliefs.of(seat(2)).has.slice();
  beliefs.observe({
    by: seat(2),
    type: 'guess',
    at: seat(1),
    row: 0,
    col: 0,
    stone: 'red1',
    right: false,
    cost: 'give',
  });
  const after = beliefs.of(seat(2)).has;
  expect(after[0]).toBeLessThan(before[0]! / 5);
});
