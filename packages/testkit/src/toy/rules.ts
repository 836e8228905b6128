import type { Move, RuleViolation, Seat } from '@wunderkammer/kernel';
import { dealt, hasBid, isChance, putBid, type State, undealt } from './state.ts';
import { VIOLATIONS } from './violations.ts';
import type { Deal } from './vocabulary.ts';

/** Checks and plays a bid. */
export const play = (state: State, seat: Seat, bid: Move): RuleViolation | undefined => {
  if (isChance(state) || hasBid(state, seat)) return VIOLATIONS['turn/not-now'];
  if (bid > state.options.highest) return VIOLATIONS['bid/high'];
  putBid(state, seat, bid);
  return undefined;
};

/** Checks and deals the next card. */
export const happen = (state: State, card: Move): RuleViolation | undefined => {
  if (!isChance(state)) return VIOLATIONS['turn/not-now'];
  if (!undealt(state).includes(card)) return VIOLATIONS['deal/twice'];
  state.cells[dealt(state)] = card;
  return undefined;
};

/** A deal is checked whole before the first card is dealt. */
export const deal = (state: State, { cards }: Deal): RuleViolation | undefined => {
  if (dealt(state) > 0) return VIOLATIONS['turn/not-now'];
  if (new Set(cards).size < cards.length) return VIOLATIONS['deal/twice'];
  for (const card of cards) happen(state, card);
  return undefined;
};
