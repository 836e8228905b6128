import { describe, expect, it } from 'vitest';
import { foldedNet, type Net, prismNet, tentNet } from './nets.ts';
import type { Point } from './paper.ts';

const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length]!;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );
const lengthOf = ([a, b]: readonly [Point, Point]): number => Math.hypot(b.x - a.x, b.y - a.y);
const rounded = (length: number): number => Number(length.toFixed(3));

const inItsBox = ({ width, height, outline }: Net): void => {
  for (const { x, y } of outline) {
    expect(x).toBeGreaterThanOrEqual(-1e-6);
    expect(x).toBeLessThanOrEqual(width + 1e-6);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height);
  }
};

describe.each([
  { sides: 3, cap: (Math.sqrt(3) / 4) * 18 ** 2 },
  { sides: 4, cap: 18 ** 2 },
] as const)('a stick with $sides sides', ({ sides, cap }) => {
  const net = prismNet(sides, { width: 56, height: 18 });

  it('has its sides one below the other, all of the same size and the right way up', () => {
    expect(net.panels).toHaveLength(sides);
    for (const [index, panel] of net.panels.entries()) {
      expect([panel.width, panel.height, panel.upsideDown]).toEqual([56, 18, false]);
      expect(panel.y).toBe(index * 18);
      expect(panel.x).toBe(net.panels[0]!.x);
    }
  });

  it('is cut out as sides, two ends and flaps, and nothing else', () => {
    const flaps = net.flaps.reduce((sum, flap) => sum + areaOf(flap), 0);
    expect(areaOf(net.outline)).toBeCloseTo(sides * 56 * 18 + 2 * cap + flaps);
    expect(net.flaps).toHaveLength(1 + 2 * (sides - 1));
    inItsBox(net);
  });

  it('is folded at every edge: between sides, at the long flap, and round its ends', () => {
    const lengths = net.folds.map(lengthOf).map(rounded);
    expect(lengths.filter((length) => length === 56)).toHaveLength(sides);
    expect(lengths.filter((length) => length === 18)).toHaveLength(2 * sides);
    expect(lengths).toHaveLength(3 * sides);
  });

  it('closes: flaps are on the edges they are glued to, the ends on the second side', () => {
    const [long, ...ends] = net.flaps.map((flap) => lengthOf([flap[0]!, flap.at(-1)!]));
    expect(long).toBe(56);
    for (const end of ends) expect(end).toBeCloseTo(18);
    const { x, y, width } = net.panels[1]!;
    expect(net.folds).toContainEqual([
      { x: x + width, y },
      { x: x + width, y: y + 18 },
    ]);
    expect(net.folds).toContainEqual([
      { x, y: y + 18 },
      { x, y },
    ]);
  });
});

it('a tent shows its front and, over the ridge, its back the right way up, and stands on its foot', () => {
  const net = tentNet({ width: 22, height: 32 }, 15);
  const [front, back] = net.panels;
  expect(front).toEqual({ x: 0, y: 32, width: 22, height: 32, upsideDown: false });
  expect(back).toEqual({ x: 0, y: 0, width: 22, height: 32, upsideDown: true });
  expect(net.folds.map(([{ y }]) => y)).toEqual([32, 64, 79]);
  expect(areaOf(net.outline)).toBeCloseTo(22 * (64 + 15) + areaOf(net.flaps[0]!));
  inItsBox(net);
});

it('what is flat is folded once in its middle, without flaps', () => {
  const net = foldedNet({ width: 18, height: 12 });
  expect(net.panels.map(({ y, upsideDown }) => [y, upsideDown])).toEqual([
    [12, false],
    [0, true],
  ]);
  expect(net.folds.map(([{ y }]) => y)).toEqual([12]);
  expect(net.flaps).toEqual([]);
  expect(areaOf(net.outline)).toBe(18 * 24);
  inItsBox(net);
});
