import { allSeats, HIDDEN, type Viewer } from '@wunderkammer/kernel';
import { bidOf, cardOf, hasBid, isChance, isOver, type State, waiting } from './state.ts';
import { turn } from './turn.ts';
import type { Phase, View } from './vocabulary.ts';

/** What `viewer` may know of the table: their own card and bid, and at the end everybody's. */
export const view = (state: State, viewer: Viewer): View => {
  const seats = allSeats(state.seats);
  const open = isOver(state);
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    turn: turn(state),
    phase: phaseOf(state),
    cards: isChance(state) ? [] : seats.map((seat) => (open || seat === viewer ? cardOf(state, seat) : HIDDEN)),
    bids: seats.map((seat) => {
      if (!hasBid(state, seat)) return null;
      return open || seat === viewer ? bidOf(state, seat) : HIDDEN;
    }),
  };
};

const phaseOf = (state: State): Phase => {
  if (isChance(state)) return { type: 'deal' };
  return isOver(state) ? { type: 'over' } : { type: 'bid', waiting: waiting(state) };
};
