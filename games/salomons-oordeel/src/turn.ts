import { decisionOf, type Outcome, type Seat, type Turn } from '@wunderkammer/kernel';
import {
  ACTOR,
  ARRANGE_PHASE,
  baseOf,
  DEAL_PHASE,
  FIRST_PHASE,
  HIDDEN_COUNT,
  hasArranged,
  OUT,
  OVER_PHASE,
  PHASE,
  type State,
} from './state.ts';
import type { Chance } from './vocabulary.ts';

const DEAL_TURN: Turn<Chance['type']> = { type: 'chance', chance: 'deal' };
const FIRST_TURN: Turn<Chance['type']> = { type: 'chance', chance: 'first' };

/** What the table waits for. */
export const turn = (state: State): Turn<Chance['type']> => {
  const { cells, seats } = state;
  switch (cells[PHASE]) {
    case DEAL_PHASE:
      return DEAL_TURN;
    case FIRST_PHASE:
      return FIRST_TURN;
    case OVER_PHASE:
      return { type: 'over', outcome: outcome(state) };
    case ARRANGE_PHASE: {
      const waiting: Seat[] = [];
      for (let seat = 0 as Seat; seat < seats; seat++) if (!hasArranged(state, seat)) waiting.push(seat);
      return { type: 'decision', seats: waiting };
    }
    default:
      return decisionOf(cells[ACTOR] as Seat);
  }
};

/** The winner first, then the others, the latest to go out first (SO-16). */
const outcome = ({ cells, seats }: State): Outcome => {
  const order = Array.from({ length: seats }, (_, seat) => seat as Seat);
  const standing = (seat: Seat): number => cells[baseOf(seat) | OUT]! || seats;
  return {
    ranking: order.toSorted((a, b) => standing(b) - standing(a)).map((seat) => [seat]),
    scores: order.map((seat) => cells[baseOf(seat) | HIDDEN_COUNT]!),
  };
};
