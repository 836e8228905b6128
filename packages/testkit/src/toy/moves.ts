import type { Seat } from '@wunderkammer/kernel';
import { hasBid, isChance, type State } from './state.ts';

/** Writes the bids that `seat` may make. */
export const moves = (state: State, seat: Seat, into: Int32Array): number => {
  if (isChance(state) || hasBid(state, seat)) return 0;
  for (let bid = 0; bid <= state.options.highest; bid++) into[bid] = bid;
  return state.options.highest + 1;
};
