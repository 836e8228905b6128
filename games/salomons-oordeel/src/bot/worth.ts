import type { Standing } from './standing.ts';

/** What a standing adds to a player's prospects: for each hidden stone, for their root, by how sure they are known, for the last. */
type Weights = readonly [stone: number, root: number, sure: number, last: number];

/** By whose standing it is: whoever has just had a turn, the next, those after. */
export interface WorthWeights {
  readonly own: Weights;
  readonly next: Weights;
  readonly later: Weights;
  readonly turnIsOver: number;
}

/*
 * By the number of players still in, full variant. Fitted to who won games of the master against itself, as it was
 * before it had these: 1200 games of two, 200 of four; those for three lie between. To fit them anew:
 * `node --conditions=@wunderkammer/source scripts/training/salomons-oordeel.ts 2 1200 tune`, and so for 3 and 4.
 */
const TWO: WorthWeights = {
  own: [0.05, 1.35, -0.32, -1.3],
  next: [-0.09, 1.86, -0.19, 0.2],
  later: [0, 0, 0, 0],
  turnIsOver: -0.04,
};
const THREE: WorthWeights = {
  own: [0.2, 0.5, -0.6, -1.2],
  next: [0.1, 0.7, -0.22, 0.4],
  later: [0.1, 0.7, -0.25, -0.3],
  turnIsOver: -0.3,
};
const FOUR: WorthWeights = {
  own: [0.27, 0, -0.84, -1.1],
  next: [0.23, 0, -0.23, 0.5],
  later: [0.22, 0, -0.28, -0.5],
  turnIsOver: -0.4,
};

/** What counts of a standing, in the order of `Weights`. */
export const featuresOf = ({ count, sure }: Standing): Weights => [count, Math.sqrt(count), sure, count === 1 ? 1 : 0];

const prospects = (weights: Weights, standing: Standing): number => {
  const features = featuresOf(standing);
  return Math.exp(weights.reduce((sum, weight, index) => sum + weight * features[index]!, 0));
};

/** How likely the first of these is to win, whose turn is over; the others stand in the order of their turns. */
export const worth = (own: Standing, others: readonly Standing[]): number => {
  const rivals = others.filter(({ count }) => count > 0);
  if (own.count === 0) return 0;
  const { turnIsOver, ...weights } = rivals.length > 2 ? FOUR : rivals.length > 1 ? THREE : TWO;
  const mine = prospects(weights.own, own) * Math.exp(turnIsOver);
  let all = mine;
  for (const [index, rival] of rivals.entries()) all += prospects(index === 0 ? weights.next : weights.later, rival);
  return mine / all;
};
