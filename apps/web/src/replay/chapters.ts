import type { Seat } from '@wunderkammer/kernel';
import type { Moment } from '../games/game-ui.ts';

/** A turn of a game: whose it is, the step it begins after, and the turning points in it, by the steps that made them. */
export interface Chapter {
  readonly from: number;
  readonly seat: Seat | undefined;
  readonly points: readonly number[];
}

/** So many turning points are told of a game: those that mattered most. */
const MOST_POINTS = 12;

/** The turning points of a game, as the number of steps after which each is seen. */
export const turningPoints = (moments: readonly Moment[], most = MOST_POINTS): readonly number[] =>
  moments
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ index }) => index + 1)
    .sort((a, b) => a - b);

/** A game by its turns. What comes before the first turn is a chapter of nobody's. */
export const chaptersOf = (
  turns: readonly { readonly from: number; readonly seat: Seat }[],
  points: readonly number[],
): readonly Chapter[] => {
  const starts: readonly { readonly from: number; readonly seat: Seat | undefined }[] =
    turns[0]?.from === 0 ? turns : [{ from: 0, seat: undefined }, ...turns];
  return starts.map(({ from, seat }, index) => {
    const end = starts[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return { from, seat, points: points.filter((point) => point > from && point <= end) };
  });
};
