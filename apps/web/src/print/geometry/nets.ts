import type { Point, Rect, Size } from './paper.ts';

/** A side of what is folded, in the place where it lies on the sheet; some stand on their heads there. */
export interface Panel extends Rect {
  readonly upsideDown: boolean;
}

/** Something to cut out, fold and glue, drawn from its upper left corner. */
export interface Net extends Size {
  /** Its sides, in the order in which they follow one another. */
  readonly panels: readonly Panel[];
  /** Cut along it. */
  readonly outline: readonly Point[];
  /** Fold along them. */
  readonly folds: readonly (readonly [Point, Point])[];
  /** What is glued under another part. */
  readonly flaps: readonly (readonly Point[])[];
}

const FLAP = 5;
const CAP_FLAP = 4;

const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** A flap on the edge from `a` to `b`, narrower outside; the outside is on the left of who walks there. */
const flapOn = (a: Point, b: Point, depth: number): readonly [Point, Point, Point, Point] => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const out = { x: along.y, y: -along.x };
  const slope = Math.min(depth, length / 3);
  return [
    a,
    moved(a, along.x * slope + out.x * depth, along.y * slope + out.y * depth),
    moved(b, -along.x * slope + out.x * depth, -along.y * slope + out.y * depth),
    b,
  ];
};

/** The corners of a regular polygon on the edge from `a` to `b`, the way from `b` round to `a` on the left of that edge. */
const capOn = (a: Point, b: Point, sides: number): readonly Point[] => {
  const corners = [a];
  let [step, at] = [{ x: b.x - a.x, y: b.y - a.y }, a];
  // Walked clockwise from `a`: away from the prism first.
  const turn = (2 * Math.PI) / sides;
  const rotated = ({ x, y }: Point, angle: number): Point => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  });
  step = rotated(step, -(Math.PI - turn));
  for (let corner = 1; corner < sides; corner++) {
    at = moved(at, step.x, step.y);
    corners.push(at);
    step = rotated(step, turn);
  }
  return corners;
};

interface Cap {
  readonly outline: readonly Point[];
  readonly folds: Net['folds'];
  readonly flaps: Net['flaps'];
}

/** The end of a stick: a polygon on the edge from `a` to `b`, with a flap on each of its other edges. */
const cap = (a: Point, b: Point, sides: number): Cap => {
  const corners = [...capOn(a, b, sides)];
  const edges = corners.slice(0, -1).map((corner, index): [Point, Point] => [corner, corners[index + 1]!]);
  const flaps = edges.map(([from, to]) => flapOn(from, to, CAP_FLAP));
  return { outline: flaps.flat(), folds: [[a, b], ...edges], flaps };
};

/** How far the cap of a prism reaches beyond its face. */
const capReach = (sides: number, width: number): number => (sides === 3 ? (width * Math.sqrt(3)) / 2 : width);

/**
 * A stick with three or four sides: its sides one below the other, a flap under the last, and a cap with flaps at both ends of
 * the second.
 */
export const prismNet = (sides: 3 | 4, { width: length, height: width }: Size): Net => {
  const reach = capReach(sides, width);
  const overhang = sides === 3 ? reach : reach + CAP_FLAP;
  const [left, right] = [overhang, overhang + length];
  const panels = Array.from({ length: sides }, (_, side) => ({
    x: left,
    y: side * width,
    width: length,
    height: width,
    upsideDown: false,
  }));
  const bottom = sides * width;
  const rightCap = cap({ x: right, y: width }, { x: right, y: 2 * width }, sides);
  const leftCap = cap({ x: left, y: 2 * width }, { x: left, y: width }, sides);
  const flap = flapOn({ x: right, y: bottom }, { x: left, y: bottom }, FLAP);
  return {
    width: length + 2 * overhang,
    height: bottom + FLAP,
    panels,
    outline: [{ x: left, y: 0 }, { x: right, y: 0 }, ...rightCap.outline, ...flap, ...leftCap.outline],
    folds: [
      ...panels.map(({ y, height }): [Point, Point] => [
        { x: left, y: y + height },
        { x: right, y: y + height },
      ]),
      ...rightCap.folds,
      ...leftCap.folds,
    ],
    flaps: [flap, ...rightCap.flaps, ...leftCap.flaps],
  };
};

const across = (y: number, width: number): [Point, Point] => [
  { x: 0, y },
  { x: width, y },
];

/** Something that stands like a tent: the back on its head, the front below it, then what it stands on, and a flap. */
export const tentNet = ({ width, height }: Size, depth: number): Net => {
  const foot = 2 * height + depth;
  const flap = flapOn({ x: width, y: foot }, { x: 0, y: foot }, FLAP);
  return {
    width,
    height: foot + FLAP,
    panels: [
      { x: 0, y: height, width, height, upsideDown: false },
      { x: 0, y: 0, width, height, upsideDown: true },
    ],
    outline: [{ x: 0, y: 0 }, { x: width, y: 0 }, ...flap],
    folds: [across(height, width), across(2 * height, width), across(foot, width)],
    flaps: [flap],
  };
};

/** Something flat with two sides: folded in the middle and glued back to back. */
export const foldedNet = ({ width, height }: Size): Net => ({
  width,
  height: 2 * height,
  panels: [
    { x: 0, y: height, width, height, upsideDown: false },
    { x: 0, y: 0, width, height, upsideDown: true },
  ],
  outline: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: 2 * height },
    { x: 0, y: 2 * height },
  ],
  folds: [across(height, width)],
  flaps: [],
});
