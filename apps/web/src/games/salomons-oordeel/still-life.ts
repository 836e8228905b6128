import type { Placed } from '@wunderkammer/salomons-oordeel/pieces';

/** Two hands of a full game, as they could have been dealt and arranged: for pictures. */
export const THEIRS: readonly Placed[] = [
  ['yellow5', 0, 0],
  ['yellow2', 0, 2],
  ['purple2', 1, 2],
  ['purple1', 1, 4],
  ['green5', 2, 0],
  ['green2', 2, 2],
  ['greenEye', 2, 3],
  ['green1', 2, 4],
  ['blue3', 3, 5],
  ['red5', 4, 0],
];
export const YOURS: readonly Placed[] = [
  ['red4', 0, 1],
  ['red1', 0, 3],
  ['blueEye', 1, 0],
  ['blue4', 1, 1],
  ['purple3', 2, 4],
  ['purple5', 2, 5],
  ['yellow1', 3, 3],
  ['yellow3', 3, 4],
  ['green3', 4, 4],
  ['green4', 4, 1],
];
