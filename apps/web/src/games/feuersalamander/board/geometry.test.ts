import { CHAMBERS, circuitOf, FIGURES } from '@wunderkammer/feuersalamander/pieces';
import { describe, expect, it } from 'vitest';
import { CELL, chamberAt, FIELD_RADIUS, fieldAt, type Point, SHEET } from './geometry.ts';

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
});
