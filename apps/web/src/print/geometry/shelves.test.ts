import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, PAPERS } from './paper.ts';
import { shelve } from './shelves.ts';

const thing = fc.record({
  width: fc.double({ min: 10, max: 110, noNaN: true }),
  height: fc.double({ min: 10, max: 110, noNaN: true }),
});

it('lays everything down once and in order, within the margins, and nothing on anything else', () => {
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1, maxLength: 40 }), (things) => {
      const area = areaOf(PAPERS.a4);
      const sheets = shelve(things, PAPERS.a4);
      expect(sheets.flat().map((placed) => placed.thing)).toEqual(things);
      for (const sheet of sheets) {
        expect(sheet.length).toBeGreaterThan(0);
        for (const [index, { thing, at }] of sheet.entries()) {
          expect([at.width, at.height]).toEqual([thing.width, thing.height]);
          expect(at.x).toBeGreaterThanOrEqual(area.x - 1e-6);
          expect(at.x + at.width).toBeLessThanOrEqual(area.x + area.width + 1e-6);
          expect(at.y).toBeGreaterThanOrEqual(area.y);
          expect(at.y + at.height).toBeLessThanOrEqual(area.y + area.height + 1e-6);
          for (const { at: other } of sheet.slice(index + 1)) {
            const apart = Math.max(
              other.x - (at.x + at.width),
              at.x - (other.x + other.width),
              other.y - (at.y + at.height),
            );
            expect(apart).toBeGreaterThan(2.9);
          }
        }
      }
    }),
  );
});

it('begins a sheet only when a row does not fit on the last', () => {
  const tall = { width: 150, height: 130 };
  expect(shelve([tall, tall, tall], PAPERS.a4).map((sheet) => sheet.length)).toEqual([2, 1]);
});
