import { type Field, NEIGHBOURS, type Seen, type View } from '@wunderkammer/drei-magier/pieces';
import type { Figure } from './figures.ts';
import { apprenticeStand, mageStand, type Point } from './geometry.ts';

/** A walk of exactly so many steps from one field to another, without stepping straight back; both ends included. */
const exactWay = (way: readonly Field[], to: Field, steps: number): readonly Field[] | undefined => {
  const at = way.at(-1)!;
  if (steps === 0) return at === to ? way : undefined;
  for (const next of NEIGHBOURS.get(at) ?? []) {
    if (next === way.at(-2)) continue;
    const found = exactWay([...way, next], to, steps - 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

const LONGEST_WALK = 12;

/** The way an apprentice took: of one of the given lengths, else the shortest. */
export const wayBetween = (from: Field, to: Field, lengths: readonly number[]): readonly Field[] => {
  const others = Array.from({ length: LONGEST_WALK }, (_, index) => index + 1);
  for (const length of [...lengths, ...others]) {
    const way = exactWay([from], to, length);
    if (way !== undefined) return way;
  }
  return [from, to];
};

/** How far an apprentice may walk with what was thrown. */
export const walkLengths = (view: View | undefined): number[] =>
  view?.eyes == null ? [] : [view.eyes.sum, 2 * view.eyes.sum];

const HOP = 90;

/** Where a figure passes on its way to where it stands now: step by step along the road, or in a leap through the air. */
export const stopsOf = (event: Seen | undefined, before: View | undefined, figure: Figure): readonly Point[] => {
  const { kind, player, point } = figure;
  if (event === undefined || event.by !== player.seat) return [];
  if (event.type === 'walk' && kind === 'apprentice') {
    return wayBetween(event.from, event.to, walkLengths(before))
      .slice(1)
      .map((field) => apprenticeStand(field, player.seat, []))
      .slice(0, player.apprentice === event.to ? -1 : undefined);
  }
  const start =
    event.type === 'jump' && kind === 'mage'
      ? mageStand(event.from, player.seat)
      : event.type === 'leap' && kind === 'apprentice'
        ? apprenticeStand(event.from, player.seat, [])
        : undefined;
  return start === undefined ? [] : [{ x: (start.x + point.x) / 2, y: Math.min(start.y, point.y) - HOP }];
};
