import { describe, expect, it } from 'vitest';
import { areaOf, type Paper, sizeOf, within } from './paper.ts';
import { MARKS, OVERLAP, tileBoard } from './tiling.ts';

const SHAPES = [
  { width: 1248, height: 960 },
  { width: 1280, height: 1080 },
  { width: 700, height: 900 },
];

describe.each(['a4', 'letter', 'a3', 'a2'] satisfies Paper[])('a board on %s', (paper) => {
  it.each(SHAPES)('of $width by $height keeps its shape and stays within the margins, and so do its marks', (shape) => {
    const { size, tiles, format } = tileBoard(shape, paper);
    const room = within(areaOf(sizeOf(format)), MARKS);
    expect(size.width / size.height).toBeCloseTo(shape.width / shape.height);
    for (const { at, part } of tiles) {
      expect([at.width, at.height]).toEqual([part.width, part.height]);
      expect(at.x).toBeGreaterThanOrEqual(room.x - 1e-9);
      expect(at.y).toBeGreaterThanOrEqual(room.y - 1e-9);
      expect(at.x + at.width).toBeLessThanOrEqual(room.x + room.width + 1e-9);
      expect(at.y + at.height).toBeLessThanOrEqual(room.y + room.height + 1e-9);
    }
  });

  it.each(SHAPES)(
    'of $width by $height is whole when every sheet is glued over what its neighbour leaves for it',
    (shape) => {
      const { size, tiles } = tileBoard(shape, paper);
      const right = tiles.filter(({ row }) => row === 0);
      const down = tiles.filter(({ column }) => column === 0);
      expect(right[0]!.part.x).toBe(0);
      expect(down[0]!.part.y).toBe(0);
      for (const [index, { part, under }] of right.entries()) {
        const next = right[index + 1];
        expect(under.right).toBe(next === undefined ? 0 : OVERLAP);
        expect(part.x + part.width - under.right).toBeCloseTo(next?.part.x ?? size.width);
      }
      for (const [index, { part, under }] of down.entries()) {
        const next = down[index + 1];
        expect(under.below).toBe(next === undefined ? 0 : OVERLAP);
        expect(part.y + part.height - under.below).toBeCloseTo(next?.part.y ?? size.height);
      }
      expect(tiles).toHaveLength(right.length * down.length);
    },
  );
});

it('is on one sheet of large paper and on four of small, and nearly as large as A2 then', () => {
  expect(tileBoard(SHAPES[0]!, 'a3').tiles).toHaveLength(1);
  expect(tileBoard(SHAPES[0]!, 'a2').tiles).toHaveLength(1);
  const glued = tileBoard(SHAPES[0]!, 'a4');
  expect(glued.tiles.map(({ row, column }) => [row, column])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(glued.size.width).toBeGreaterThan(0.9 * tileBoard(SHAPES[0]!, 'a2').size.width);
});

it('lies across the paper when it is wider than high', () => {
  expect(tileBoard(SHAPES[0]!, 'a3').format).toEqual({ paper: 'a3', turned: true });
  expect(tileBoard(SHAPES[2]!, 'a3').format).toEqual({ paper: 'a3', turned: false });
});
