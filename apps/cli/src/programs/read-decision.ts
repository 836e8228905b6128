import { cloneState, type DecisionBase, type Game, type Seat, type State, type Table } from '@wunderkammer/kernel';
import { ProgramFault } from './bot-process.ts';

/** What a program decided, if it is well-formed and its own to decide. */
export const readDecision = (game: Game, table: Table, seat: Seat, answer: unknown): DecisionBase => {
  const read = game.stepShape(table)(answer, 'decide');
  if (!read.ok) throw new ProgramFault(`answered amiss: ${read.message}`);
  const { by } = read.value;
  if (by !== seat) throw new ProgramFault(`decided for ${by}, but sits on seat ${seat}`);
  return { ...read.value, by: seat };
};

/** What a program decided, if the rules allow it here. */
export const legalDecision = (game: Game, state: State, table: Table, seat: Seat, answer: unknown): DecisionBase => {
  const decision = readDecision(game, table, seat, answer);
  const violation = game.play(cloneState(state), decision);
  if (violation === undefined) return decision;
  throw new ProgramFault(
    `decided against the rules (${violation.rule}, ${violation.code}): ${JSON.stringify(decision)}`,
  );
};
