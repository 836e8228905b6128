import { CHAMBERS, circuitOf, FIGURES } from '@wunderkammer/feuersalamander/pieces';
import { describe, expect, it } from 'vitest';
import { alongRoad, CELL, CENTRE, chamberAt, FIELD_RADIUS, fieldAt, type Point, SHEET } from './geometry.ts';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const closest = (points: readonly Point[]): number =>
  Math.min(...points.flatMap((a, index) => points.slice(index + 1).map((b) => distance(a, b))));

describe('the plan', () => {
  const chambers = CHAMBERS.map(chamberAt);
  const fields = Array.from({ length: circuitOf(FIGURES.length) }, (_, field) => fieldAt(field, FIGURES));

  it('[FS-1] has a place of its own for each of the 84 chambers', () => {
    expect(chambers).toHaveLength(84);
    expect(closest(chambers)).toBeCloseTo(CELL);
  });

  it('[FS-6] has fields that touch neither each other nor a chamber', () => {
    expect(closest(fields)).toBeGreaterThan(2 * FIELD_RADIUS);
    for (const field of fields) {
      for (const chamber of chambers) expect(distance(field, chamber)).toBeGreaterThan(FIELD_RADIUS + CELL / 2);
    }
  });

  it('keeps everything on the sheet', () => {
    for (const { x, y } of [...chambers, ...fields]) {
      expect(x > FIELD_RADIUS && x < SHEET.width - FIELD_RADIUS).toBe(true);
      expect(y > FIELD_RADIUS && y < SHEET.height - FIELD_RADIUS).toBe(true);
    }
  });

  it('[FS-6] leads two who sit opposite round by the road, not across the hideout', () => {
    const figures = ['king', 'monk'] as const;
    const walked = [3, 4, 5, 6];
    const points = alongRoad(walked, figures);
    for (const field of walked) expect(points).toContainEqual(fieldAt(field, figures));
    expect(points[0]).toEqual(fieldAt(3, figures));
    expect(points.at(-1)).toEqual(fieldAt(6, figures));
    const halfway = points
      .slice(1)
      .map((to, index) => ({ x: (to.x + points[index]!.x) / 2, y: (to.y + points[index]!.y) / 2 }));
    for (const point of halfway) expect(distance(point, CENTRE)).toBeGreaterThan(380);
    expect(alongRoad([7], figures)).toEqual([fieldAt(7, figures)]);
  });
});
