import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenColumns, fillColumns } from './columns.ts';

const text = (height: number) => ({ height, keepsWithNext: false });
const heading = (height: number) => ({ height, keepsWithNext: true });

it('keeps the order, loses nothing, and fills no column beyond its height', () => {
  const item = fc.integer({ min: 1, max: 100 }).map(text);
  fc.assert(
    fc.property(fc.array(item, { maxLength: 60 }), (items) => {
      const columns = fillColumns(items, 100);
      expect(columns.flat()).toEqual(items);
      for (const column of columns) {
        expect(column.length).toBeGreaterThan(0);
        expect(column.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it('does not leave a heading at the foot of a column', () => {
  expect(fillColumns([text(60), heading(10), text(40)], 100)).toEqual([[text(60)], [heading(10), text(40)]]);
  expect(fillColumns([text(60), heading(10), heading(5), text(30)], 100)).toEqual([
    [text(60)],
    [heading(10), heading(5), text(30)],
  ]);
  expect(fillColumns([text(60), heading(10), text(30)], 100)).toHaveLength(1);
});

it('gives what is too high a column of its own', () => {
  expect(fillColumns([text(10), text(150), text(10)], 100)).toEqual([[text(10)], [text(150)], [text(10)]]);
});

it('spreads over so many columns what would leave the last one nearly empty', () => {
  const lines = Array.from({ length: 22 }, () => text(10));
  expect(fillColumns(lines, 100).map(({ length }) => length)).toEqual([10, 10, 2]);
  expect(evenColumns(lines, 100, 3).map(({ length }) => length)).toEqual([8, 8, 6]);
  expect(evenColumns(lines, 100, 4).map(({ length }) => length)).toEqual([6, 6, 6, 4]);
});

it('spreads nothing where it already takes all columns, nor what is too high for less', () => {
  const full = [text(100), text(100)];
  expect(evenColumns(full, 100, 2)).toEqual([[full[0]], [full[1]]]);
  expect(evenColumns([text(90), text(20)], 100, 2)).toHaveLength(2);
});
