import { allSeats, decisionOf, rankBy, seat, type Turn } from '@wunderkammer/kernel';
import { ACTOR, CARDS, countCards, PHASE, type State } from './state.ts';
import { type ChanceType, PHASES, type PhaseType } from './vocabulary.ts';

export const phaseTypeOf = (cells: Int32Array): PhaseType => PHASES[cells[PHASE]!]!;

const CHANCES: Partial<Record<PhaseType, Turn<ChanceType>>> = {
  start: { type: 'chance', chance: 'startThrow' },
  eyes: { type: 'chance', chance: 'eyes' },
  duelThrow: { type: 'chance', chance: 'duel' },
  spell: { type: 'chance', chance: 'spell' },
};

/** What the table waits for. */
export const turn = ({ cells, seats }: State): Turn<ChanceType> => {
  const phase = phaseTypeOf(cells);
  if (phase === 'over') {
    // Only the winner has seven, so the number of cards ranks everybody (DM-31).
    const scores = allSeats(seats).map((own) => countCards(cells[CARDS + own]!));
    return { type: 'over', outcome: { ranking: rankBy(scores), scores } };
  }
  const chance = CHANCES[phase];
  if (chance !== undefined) return chance;
  return decisionOf(seat(cells[ACTOR]!));
};
