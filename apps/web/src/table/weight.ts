import type { Seat, StepBase } from '@wunderkammer/kernel';

/**
 * How much something that happened asks of whoever looks:
 * - `silent`: its picture says it all, and no line is spent on it;
 * - `known`: they did it themselves; it is written down, and nobody waits for it;
 * - `quiet`: it is part of a gesture, and is told together with what the same player does next;
 * - `plain`: it ends a gesture;
 * - `heavy`: it gives or takes something, or speaks to them.
 */
export type Weight = 'silent' | 'known' | 'quiet' | 'plain' | 'heavy';

/** Whether what the same player does next belongs to the same gesture. */
export const goesOn = (weight: Weight): boolean => weight === 'silent' || weight === 'known' || weight === 'quiet';

/**
 * From looking up to having read, in milliseconds: the look, each letter (a good reader takes some 35 for one), and the least
 * and the most there is; what is longer than that is read in the chronicle. What is quiet is seen rather than read.
 */
const READING = {
  quiet: { look: 1150, letter: 0, least: 1150, most: 1150 },
  plain: { look: 400, letter: 36, least: 1500, most: 2600 },
  heavy: { look: 500, letter: 45, least: 2200, most: 4000 },
} as const;
/** Whoever did it knows it, and looks at what came of it. */
const OWN = 2200;

/** How long a line must stand there to be read at the normal pace, in milliseconds. */
export const readingTime = (line: string, weight: Weight, isOwn = false): number => {
  if (weight === 'silent' || weight === 'known') return 0;
  const { look, letter, least, most } = READING[weight];
  return Math.min(isOwn ? OWN : most, Math.max(least, look + letter * line.length));
};

/** Who did it, or for whom chance did; nobody in particular where it was for all. */
export const actorOf = (seen: StepBase): Seat | undefined => {
  if (seen.by !== 'chance') return seen.by;
  return 'seat' in seen ? (seen.seat as Seat) : undefined;
};
