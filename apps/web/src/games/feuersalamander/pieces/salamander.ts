import type { Point } from '../board/geometry.ts';

/** How thick the animal is, from snout (0) to the tip of its tail (1), with a broad head and a belly. */
const girth = (t: number): number => {
  if (t < 0.14) return 0.62 + 0.38 * Math.sin((t / 0.14) * Math.PI * 0.5);
  if (t < 0.2) return 1 - 0.28 * ((t - 0.14) / 0.06);
  if (t < 0.38) return 0.72 + 0.33 * Math.sin(((t - 0.2) / 0.18) * Math.PI * 0.5);
  if (t < 0.55) return 1.05 - 0.35 * ((t - 0.38) / 0.17);
  return 0.7 * (1 - ((t - 0.55) / 0.45) ** 1.3);
};

const STEPS = 44;

export interface Salamander {
  readonly body: string;
  /** Four legs, each a stroke with toes. */
  readonly legs: string;
  readonly spots: readonly (Point & { readonly r: number })[];
  readonly eyes: readonly Point[];
}

/** Draws a salamander along a line: `at` leads from the snout (0) to the tip of the tail (1). */
export const salamanderAlong = (at: (t: number) => Point, thickness: number): Salamander => {
  const normal = (t: number): Point => {
    const a = at(Math.max(0, t - 0.01));
    const b = at(Math.min(1, t + 0.01));
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  const off = (t: number, by: number): Point => {
    const { x, y } = at(t);
    const n = normal(t);
    return { x: x + n.x * by, y: y + n.y * by };
  };
  const say = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const line = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS);
  const left = line.map((t) => say(off(t, girth(t) * thickness)));
  const right = line.map((t) => say(off(t, -girth(t) * thickness))).reverse();
  const snout = at(0);
  const before = at(0.03);
  const tip = { x: snout.x + (snout.x - before.x) * 0.9, y: snout.y + (snout.y - before.y) * 0.9 };
  const leg = (t: number, side: 1 | -1, lean: number): string => {
    const hip = off(t, side * thickness * 0.8);
    const knee = off(t + lean * 0.4, side * thickness * 1.4);
    const foot = off(t + lean, side * thickness * 1.7);
    const toes = [-0.035, 0, 0.035].map(
      (spread) => `M${say(foot)}L${say(off(t + lean * 1.35 + spread, side * thickness * 2.05))}`,
    );
    return `M${say(hip)}Q${say(knee)} ${say(foot)}${toes.join('')}`;
  };
  return {
    body: `M${left.join('L')}L${right.join('L')}Q${say(tip)} ${left[0]}Z`,
    legs: [leg(0.24, 1, -0.05), leg(0.24, -1, -0.05), leg(0.5, 1, 0.05), leg(0.5, -1, 0.05)].join(''),
    spots: [0.18, 0.26, 0.33, 0.41, 0.49, 0.57, 0.66, 0.75, 0.84].map((t, index) => ({
      ...off(t, (index % 2 === 0 ? 0.3 : -0.32) * thickness * girth(t)),
      r: Math.max(0.6, girth(t) * thickness * 0.42),
    })),
    eyes: [off(0.07, thickness * 0.5), off(0.07, -thickness * 0.5)],
  };
};

/** The sign of the game, in a box of 40 by 24: on the stick, on the backs of the cards. */
export const SIGN: Salamander = salamanderAlong(
  (t) => ({ x: 4 + 33 * t, y: 12 + 5.2 * Math.sin(t * Math.PI * 1.9 + 0.4) }),
  2.6,
);
