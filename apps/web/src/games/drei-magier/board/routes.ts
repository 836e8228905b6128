import {
  type Field,
  HIGHEST_SUM,
  type Seen,
  type View,
  walkBetween,
  walkLengths,
} from '@wunderkammer/drei-magier/pieces';
import type { Figure } from './figures.ts';
import { apprenticeStand, mageStand, type Point } from './geometry.ts';

const LONGEST_WALK = Math.max(...walkLengths(HIGHEST_SUM, true));

/** The way an apprentice took: of one of the given lengths, else the shortest. */
export const wayBetween = (from: Field, to: Field, lengths: readonly number[]): readonly Field[] => {
  const others = Array.from({ length: LONGEST_WALK }, (_, index) => index + 1);
  for (const length of [...lengths, ...others]) {
    const way = walkBetween(from, to, length);
    if (way !== undefined) return way;
  }
  return [from, to];
};

/** How far the apprentice may walk with what was thrown. */
export const lengthsIn = (view: View | undefined): readonly number[] =>
  view?.eyes == null || view.player === null ? [] : walkLengths(view.eyes.sum, view.players[view.player]!.powerStone);

const HOP = 90;

/** Where a figure passes on its way to where it stands now: step by step along the road, or in a leap through the air. */
export const stopsOf = (event: Seen | undefined, before: View | undefined, figure: Figure): readonly Point[] => {
  const { kind, player, point } = figure;
  if (event === undefined || event.by !== player.seat) return [];
  if (event.type === 'walk' && kind === 'apprentice') {
    return wayBetween(event.from, event.to, lengthsIn(before))
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
