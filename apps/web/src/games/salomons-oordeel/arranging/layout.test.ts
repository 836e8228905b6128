import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';

/** What a low phone leaves for the board while stones are set up, in pixels. */
const ROOM = { width: 344, height: 380 };

describe.each([
  ['beside the cells', false],
  ['below them, on an upright phone', true],
])('the rack %s', (_, isUpright) => {
  const layout = layoutOf(6, isUpright);

  it('holds ten stones, each in its own place, inside the drawing and off the cells', () => {
    const places = Array.from({ length: 10 }, (_, index) => layout.rackPlace(index));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(10);
    for (const place of places) {
      expect(layout.cellUnder(place)).toBeUndefined();
      expect(place.x > layout.rack.x && place.x < layout.rack.x + layout.rack.width).toBe(true);
      expect(place.y > layout.rack.y && place.y < layout.rack.y + layout.rack.height).toBe(true);
    }
    expect(layout.rack.x + layout.rack.width).toBeLessThan(layout.width);
    expect(layout.rack.y + layout.rack.height).toBeLessThan(layout.height);
  });

  it('leaves every cell where it is found again', () => {
    for (const row of [0, 4])
      for (const col of [0, 5]) expect(layout.cellUnder(layout.gridPlace(row, col))).toEqual([row, col]);
  });
});

it('leaves stones as broad as a finger on an upright phone', () => {
  const { width, height, gridPlace } = layoutOf(6, true);
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  expect((gridPlace(0, 1).x - gridPlace(0, 0).x) * scale).toBeGreaterThanOrEqual(40);
});
