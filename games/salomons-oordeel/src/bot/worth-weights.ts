import type { WorthWeights } from './standing.ts';

/* By the number of players still in, full variant. Made by `scripts/training/salomons-oordeel.ts so-1 1000 400 300`. */
export const TWO: WorthWeights = {
  own: [0.27, 0.13, -0.37, -1.6],
  next: [0.24, 0.25, -0.18, -0.17],
  later: [0, 0, 0, 0],
  turnIsOver: -0.19,
};
export const THREE: WorthWeights = {
  own: [0.17, 0.28, -1.08, -1.39],
  next: [0.15, 0.44, -0.15, 0.23],
  later: [0.16, 0.51, -0.31, -0.88],
  turnIsOver: 0.3,
};
export const FOUR: WorthWeights = {
  own: [0.32, 0.14, -1.3, -0.57],
  next: [0.27, 0.22, -0.42, -0.18],
  later: [0.22, 0.4, -0.51, -0.91],
  turnIsOver: -0.13,
};
