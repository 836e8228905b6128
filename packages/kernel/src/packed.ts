import type { DecisionOf, Engine, GameTypes, StateOf } from './game.ts';
import type { Seat } from './seat.ts';
import type { RuleViolation } from './violation.ts';

/** Room for every legal move of any seat: what `Engine.moves` may write into. */
export const MOST_MOVES = 4_096;

/** Room for every outcome of any chance step: what `Engine.outcomes` may write into. */
export const MOST_OUTCOMES = 512;

/** Whether somebody decides a step, rather than chance. */
export const isDecision = <T extends GameTypes = GameTypes>(step: T['Step']): step is DecisionOf<T> =>
  step.by !== 'chance';

/** The moves of a seat as steps: `Game.legal` of everything that can be listed. */
export const listMoves = <T extends GameTypes>(engine: Engine<T>, state: StateOf<T>, seat: Seat): DecisionOf<T>[] => {
  const into = new Int32Array(MOST_MOVES);
  const count = engine.moves(state, seat, into);
  return Array.from(into.subarray(0, count), (move) => engine.unpack(state, seat, move)).filter(isDecision<T>);
};

/** Plays a step as the move it packs into: `Game.play` of everything but a deal. */
export const playPacked = <T extends GameTypes>(
  engine: Engine<T>,
  state: StateOf<T>,
  step: T['Step'],
): RuleViolation | undefined => {
  const move = engine.pack(state, step);
  return step.by === 'chance' ? engine.happen(state, move) : engine.play(state, step.by, move);
};
