import { allSeats, type Outcome, rankBy, type Turn } from '@wunderkammer/kernel';
import { bidOf, cardOf, isChance, isOver, type State, waiting } from './state.ts';
import type { Deal } from './vocabulary.ts';

/** Card plus bid ranks. */
const outcomeOf = (state: State): Outcome => {
  const scores = allSeats(state.seats).map((seat) => cardOf(state, seat) + bidOf(state, seat));
  return { ranking: rankBy(scores), scores };
};

/** What the table waits for. */
export const turn = (state: State): Turn<Deal['type']> => {
  if (isChance(state)) return { type: 'chance', chance: 'deal' };
  return isOver(state) ? { type: 'over', outcome: outcomeOf(state) } : { type: 'decision', seats: waiting(state) };
};
