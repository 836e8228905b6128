import { allSeats, cloneState, type Move, type Random } from '@wunderkammer/kernel';
import { happen } from './rules.ts';
import { cardOf, isChance, type State, undealt } from './state.ts';
import type { Deal } from './vocabulary.ts';

/** Draws the next card. */
export const chance = (state: State, random: Random): Move => {
  const left = undealt(state);
  return left[random.below(left.length)]!;
};

/** Deals on a copy, card by card. */
export const drawDeal = (state: State, random: Random): Deal => {
  const copy = cloneState(state);
  while (isChance(copy)) happen(copy, chance(copy, random));
  return { by: 'chance', type: 'deal', cards: allSeats(copy.seats).map((seat) => cardOf(copy, seat)) };
};
