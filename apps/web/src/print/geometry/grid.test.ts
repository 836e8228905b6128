import { describe, expect, it } from 'vitest';
import { behind, gridOn, inLots, MARKS } from './grid.ts';
import { areaOf, PAPERS, within } from './paper.ts';

const CARDS = [
  { width: 43, height: 61.49 },
  { width: 51.5, height: 82.4 },
  { width: 93, height: 124 },
];

describe.each(Object.entries(PAPERS))('cards on %s', (_, sheet) => {
  it.each(CARDS)(
    'of $width by $height mm lie within the margins, with room for marks, and on no other card',
    (card) => {
      const room = within(areaOf(sheet), MARKS);
      const places = gridOn(sheet, card);
      expect(places.length).toBeGreaterThan(0);
      for (const { x, y, width, height } of places) {
        expect({ width, height }).toEqual(card);
        expect(x).toBeGreaterThanOrEqual(room.x);
        expect(y).toBeGreaterThanOrEqual(room.y);
        expect(x + width).toBeLessThanOrEqual(room.x + room.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(room.y + room.height + 1e-6);
      }
      for (const [index, a] of places.entries())
        for (const b of places.slice(index + 1))
          expect(Math.max(Math.abs(a.x - b.x) - card.width, Math.abs(a.y - b.y) - card.height)).toBeGreaterThan(2.99);
    },
  );

  it('would not fit once more', () => {
    const room = within(areaOf(sheet), MARKS);
    for (const card of CARDS) {
      const places = gridOn(sheet, card);
      const columns = new Set(places.map(({ x }) => x)).size;
      const rows = places.length / columns;
      expect((columns + 1) * (card.width + 3) - 3).toBeGreaterThan(room.width);
      expect((rows + 1) * (card.height + 3) - 3).toBeGreaterThan(room.height);
    }
  });

  it('have their backs behind them: the last column of the back is the first of the front', () => {
    const places = gridOn(sheet, CARDS[0]!);
    const backs = places.map((place) => behind(place, sheet));
    for (const [index, { x, y, width }] of places.entries()) {
      // Turned over its long edge, a point at x from the left is at x from the right.
      expect(sheet.width - (backs[index]!.x + width)).toBeCloseTo(x);
      expect(backs[index]!.y).toBe(y);
    }
    const row = places.filter(({ y }) => y === places[0]!.y).length;
    for (const index of places.slice(0, row).keys()) expect(backs[index]!.x).toBeCloseTo(places[row - 1 - index]!.x);
  });
});

it('sixteen cards of Der Feuersalamander and nine of Die drei Magier go on a sheet of either paper', () => {
  for (const sheet of [PAPERS.a4, PAPERS.letter]) {
    expect(gridOn(sheet, CARDS[0]!)).toHaveLength(16);
    expect(gridOn(sheet, CARDS[1]!)).toHaveLength(9);
    expect(gridOn(sheet, CARDS[2]!)).toHaveLength(4);
  }
});

it('lots are full but for the last', () => {
  expect(inLots([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inLots([], 2)).toEqual([]);
});
