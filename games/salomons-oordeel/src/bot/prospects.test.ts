import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { stoneIndex } from '../stones.ts';
import { stone } from '../testing.ts';
import type { Placed } from '../vocabulary.ts';
import { ABILITIES } from './abilities.ts';
import { Prospects } from './prospects.ts';

const TABLE = { seats: 2, options: { variant: 'easy', openOnly: false, protection: false } } as const;
const CELLS: readonly Placed[] = [
  ['red1', 0, 0],
  ['red2', 0, 1],
];

/** A seat with the red 1 open on A1, and the red 2 beside it. */
const prospects = (): Prospects => {
  const own = new Prospects(seat(0), TABLE, ABILITIES.master);
  own.observe({ by: 'chance', type: 'deal', hands: [['red1', 'red2'], { type: 'hidden' }] });
  const occupied = [[], []];
  own.observe({ by: seat(0), type: 'arrange', cells: CELLS, occupied });
  own.observe({
    by: seat(1),
    type: 'arrange',
    cells: { type: 'hidden' },
    occupied: [
      [
        [0, 0],
        [0, 1],
      ],
      [[3, 3]],
    ],
  });
  own.observe({ by: seat(1), type: 'guess', at: seat(0), row: 0, col: 0, stone: 'red1', right: true, cost: 'nothing' });
  return own;
};

describe('what others know of the own stones', () => {
  it('is more once a stone was named that might have been one of them, and no more if it could not', () => {
    const own = prospects();
    const before = own.ownStanding();
    expect(before.sure).toBeCloseTo(1 / 16, 1);
    const index = (short: string): number => stoneIndex(stone(short));
    expect(own.afterNaming(index('r3')).sure).toBeGreaterThan(1.2 * before.sure);
    expect(own.afterNaming(index('b3')).sure).toBeCloseTo(before.sure, 10);
    expect(own.ownStanding()).toEqual(before);
  });
});
