import { FIELDS, LINKS, PATH_FIELDS, PLACES, SQUARE } from '@wunderkammer/drei-magier/pieces';
import { allSeats } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import {
  apprenticeStand,
  BOARD,
  FIELD_RADIUS,
  fieldPoint,
  MEDALLION,
  mageStand,
  placePoint,
  roadPath,
  SYMBOL_RADIUS,
} from './geometry.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the drawing of the board', () => {
  it('[DM-1] lays the places out as the square says', () => {
    for (const [y, row] of SQUARE.entries()) {
      for (const [x, place] of row.entries()) {
        if (x > 0) expect(placePoint(place).x).toBeGreaterThan(placePoint(row[x - 1]!).x);
        if (y > 0) expect(placePoint(place).y).toBeGreaterThan(placePoint(SQUARE[y - 1]![x]!).y);
      }
    }
  });

  it('keeps every place and field on the sheet', () => {
    for (const field of FIELDS) {
      const { x, y } = fieldPoint(field);
      const radius = PLACES.some((place) => place === field) ? MEDALLION.outer : SYMBOL_RADIUS;
      expect(x - radius).toBeGreaterThan(30);
      expect(y - radius).toBeGreaterThan(30);
      expect(x + radius).toBeLessThan(BOARD.width - 30);
      expect(y + radius).toBeLessThan(BOARD.height - 30);
    }
  });

  it('[DM-4] lets no two fields touch, nor a field and a place', () => {
    const radius = (symbol: boolean): number => (symbol ? SYMBOL_RADIUS : FIELD_RADIUS);
    for (const one of PATH_FIELDS) {
      for (const place of PLACES) {
        expect(distance(fieldPoint(one.name), placePoint(place))).toBeGreaterThan(MEDALLION.outer + radius(one.symbol));
      }
      for (const other of PATH_FIELDS) {
        if (other === one) continue;
        expect(distance(fieldPoint(one.name), fieldPoint(other.name))).toBeGreaterThan(
          radius(one.symbol) + radius(other.symbol),
        );
      }
    }
  });

  it('draws a road for every link', () => {
    for (const link of LINKS) expect(roadPath(link)).toMatch(/^M[\d. -]+(L[\d. -]+)+$/);
  });

  it('gives everybody a stand of their own', () => {
    const seats = allSeats(3);
    for (const place of PLACES) {
      const stands = seats.flatMap((seat) => [mageStand(place, seat), apprenticeStand(place, seat, seats)]);
      expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    }
    const shared = seats.map((seat) => apprenticeStand('sun-mill-2', seat, seats).x);
    expect(new Set(shared).size).toBe(3);
  });
});
