import { seat } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { CELL_WIDTH, closeUp, layoutOf, partOf } from './geometry.ts';

describe('the table of two on an upright phone', () => {
  const layout = layoutOf(2, 6, seat(1), true);

  it('has the one in front below, and the other opposite', () => {
    expect(layout.plots[1]!.y).toBeGreaterThan(layout.plots[0]!.y + 400);
    expect(layout.plots[1]!.x).toBe(layout.plots[0]!.x);
  });

  it('shows all cells of one at once, each as broad as a finger, in the room that a low phone leaves', () => {
    const { part } = partOf(layout, seat(0));
    const scale = 256 / (part * layout.height);
    expect(scale * layout.width).toBeLessThanOrEqual(344);
    expect(scale * CELL_WIDTH).toBeGreaterThanOrEqual(40);
  });
});

it.each([3, 4])(
  'one plot of %i from near by has the shape of the whole table: its frame stays where it is',
  (seats) => {
    const layout = layoutOf(seats, 6, seat(0));
    const near = closeUp(layout, seat(1));
    expect(near.width / near.height).toBeCloseTo(layout.width / layout.height);
    expect(near.width).toBeLessThan(layout.width);
  },
);
