import type { Move, RuleViolation, Seat } from '@wunderkammer/kernel';
import { dealt, hasBid, isChance, putBid, type ToyState, undealt } from './state.ts';
import { VIOLATIONS } from './violations.ts';
import type { Deal } from './vocabulary.ts';

/** Writes the bids that `seat` may make. */
export const moves = (state: ToyState, seat: Seat, into: Int32Array): number => {
  if (isChance(state) || hasBid(state, seat)) return 0;
  for (let bid = 0; bid <= state.options.highest; bid++) into[bid] = bid;
  return state.options.highest + 1;
};

/** Checks and plays a bid. */
export const play = (state: ToyState, seat: Seat, bid: Move): RuleViolation | undefined => {
  if (isChance(state) || hasBid(state, seat)) return VIOLATIONS['turn/not-now'];
  if (bid > state.options.highest) return VIOLATIONS['bid/high'];
  putBid(state, seat, bid);
  return undefined;
};

/** Checks and deals the next card. */
export const happen = (state: ToyState, card: Move): RuleViolation | undefined => {
  if (!isChance(state)) return VIOLATIONS['turn/not-now'];
  if (!undealt(state).includes(card)) return VIOLATIONS['deal/twice'];
  state.cells[dealt(state)] = card;
  return undefined;
};

/** A deal is checked whole before the first card is dealt. */
export const deal = (state: ToyState, { cards }: Deal): RuleViolation | undefined => {
  if (dealt(state) > 0) return VIOLATIONS['turn/not-now'];
  if (new Set(cards).size < cards.length) return VIOLATIONS['deal/twice'];
  for (const card of cards) happen(state, card);
  return undefined;
};
