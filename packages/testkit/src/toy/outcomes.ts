import { isChance, type State, undealt } from './state.ts';

/** Lists the cards that can come next, each as likely as the others. */
export const outcomes = (state: State, into: Int32Array, chances: Float64Array): number => {
  const left = isChance(state) ? undealt(state) : [];
  into.set(left);
  chances.fill(1 / left.length, 0, left.length);
  return left.length;
};
