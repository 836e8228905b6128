import type { Point } from './geometry.ts';

/** Numbers that look thrown at random but are the same every time: the sky must not change. */
export const scatter = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A path of dots, drawn with a round line cap. */
export const dots = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h.1`).join('');

/** A point at an angle in degrees, clockwise from the top. */
export const polar = (degrees: number, radius: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

const number = (value: number): string => value.toFixed(1);

/** A line from one radius to another at an angle. */
export const ray = (degrees: number, from: number, to: number): string => {
  const a = polar(degrees, from);
  const b = polar(degrees, to);
  return `M${number(a.x)} ${number(a.y)}L${number(b.x)} ${number(b.y)}`;
};

/** A star with so many points, closed. */
export const star = (points: number, outer: number, inner: number, turn = 0): string =>
  `M${Array.from({ length: 2 * points }, (_, index) =>
    polar(turn + (index * 180) / points, index % 2 === 0 ? outer : inner),
  )
    .map(({ x, y }) => `${number(x)} ${number(y)}`)
    .join('L')}Z`;

/** An arc of a circle around the origin, from one angle to another, clockwise. */
export const arc = (radius: number, from: number, to: number): string => {
  const a = polar(from, radius);
  const b = polar(to, radius);
  return `M${number(a.x)} ${number(a.y)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${number(b.x)} ${number(b.y)}`;
};

/** Parallel lines for the shaded side of things: `count` lines of the vector (dx, dy), from one point to another. */
export const hatch = (from: Point, to: Point, count: number, dx: number, dy: number): string =>
  Array.from({ length: count }, (_, index) => {
    const at = count < 2 ? 0 : index / (count - 1);
    return `M${number(from.x + (to.x - from.x) * at)} ${number(from.y + (to.y - from.y) * at)}l${dx} ${dy}`;
  }).join('');
