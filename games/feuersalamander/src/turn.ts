import { decisionOf, type Outcome, rankBy, seat, type Turn } from '@wunderkammer/kernel';
import { LAYOUT, PHASES, type State } from './state.ts';
import type { ChanceType } from './vocabulary.ts';

const { DECIDED, DECIDER, EXTRA, PHASE, SCORE } = LAYOUT;

/** Points by seat; who has more ranks higher, the winner included (FS-38, FS-39). */
const outcomeOf = ({ cells, seats }: State): Outcome => {
  const scores = [...cells.subarray(SCORE, SCORE + seats)];
  return { ranking: rankBy(scores), scores };
};

const CHANCE_OF_PHASE: ReadonlyMap<number, Turn<ChanceType>> = new Map(
  (
    [
      [PHASES.DEAL, 'deal'],
      [PHASES.START_THROW, 'startThrow'],
      [PHASES.KEYS, 'keys'],
      [PHASES.STICKS, 'sticks'],
      [PHASES.DRAW, 'draw'],
      [PHASES.REPLACE, 'draw'],
    ] as const
  ).map(([phase, chance]) => [phase, { type: 'chance', chance }]),
);

/** What the state waits for. */
export const turn = (state: State): Turn<ChanceType> => {
  const { cells, seats } = state;
  const phase = cells[PHASE]!;
  if (phase === PHASES.OVER) return { type: 'over', outcome: outcomeOf(state) };
  const chance = CHANCE_OF_PHASE.get(phase);
  if (chance !== undefined) return chance;
  if (phase !== PHASES.SET_UP) return decisionOf(seat(cells[DECIDER]!));
  const waiting = Array.from({ length: seats }, (_, index) => seat(index)).filter((index) => {
    const extra = cells[EXTRA + index]!;
    return extra !== 0 && extra < DECIDED;
  });
  return { type: 'decision', seats: waiting };
};
