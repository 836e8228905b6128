import type { Standing, Weights } from './standing.ts';
import { FOUR, THREE, TWO } from './worth-weights.ts';

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
