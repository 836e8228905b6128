import { PATH_FIELDS, PLACES } from '@wunderkammer/drei-magier/pieces';
import { describe, expect, it } from 'vitest';
import { GATES, WALL_RADIUS, WALLED } from './gates.ts';
import { APART, BOARD, FIELD_RADIUS, fieldPoint, MEDALLION, placePoint } from './geometry.ts';

/** Wall and battlements. */
const OUTSIDE = WALL_RADIUS + 12;

describe('the labyrinth', () => {
  const middle = placePoint(WALLED);

  it('[DM-4] has one gate, on the side of Life', () => {
    expect(GATES).toHaveLength(1);
    const { at, house } = GATES[0]!;
    const life = placePoint('life');
    const towards = Math.atan2(life.x - middle.x, middle.y - life.y) * (180 / Math.PI);
    expect(Math.abs(at - towards)).toBeLessThan(15);
    const away = Math.hypot(house.x, house.y);
    expect(away).toBeGreaterThan(MEDALLION.outer);
    expect(away).toBeLessThan(WALL_RADIUS);
  });

  it('[DM-4] lies apart from tower and moon, and nothing else does from its neighbour', () => {
    expect(APART).toEqual([
      ['tower', 'labyrinth'],
      ['labyrinth', 'moon'],
    ]);
  });

  it('has a wall that stays on the sheet, clear of all other places and of every field', () => {
    expect(middle.x + OUTSIDE).toBeLessThan(BOARD.width - 30);
    for (const place of PLACES) {
      if (place === WALLED) continue;
      const { x, y } = placePoint(place);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThan(OUTSIDE + MEDALLION.outer);
    }
    for (const { name } of PATH_FIELDS) {
      const { x, y } = fieldPoint(name);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThan(OUTSIDE + FIELD_RADIUS);
    }
  });
});
