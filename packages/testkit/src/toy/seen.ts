import { allSeats, HIDDEN, type Viewer } from '@wunderkammer/kernel';
import { bidOf, type State, waiting } from './state.ts';
import type { Seen, Step } from './vocabulary.ts';

/** What `viewer` learns from a legal step, asked of the state before it. */
export const seen = (before: State, step: Step, viewer: Viewer): Seen => {
  if (step.type === 'deal') {
    return { by: step.by, type: step.type, cards: step.cards.map((card, seat) => (seat === viewer ? card : HIDDEN)) };
  }
  const bids = allSeats(before.seats).map((seat) => (seat === step.by ? step.bid : bidOf(before, seat)));
  const last = waiting(before).length === 1;
  return { by: step.by, type: step.type, bid: step.by === viewer ? step.bid : HIDDEN, ...(last && { bids }) };
};
