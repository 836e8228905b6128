import type { Engine, GameTypes, Move, StateOf } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** Chooses a move knowing the whole truth: for simulation only, never at a table. */
export type Policy<T extends GameTypes = GameTypes> = (state: StateOf<T>, seat: Seat, random: Random) => Move;

/**
 * Plays a game to its end on packed moves, through the same checked `play` as every game. Returns the number of
 * decisions. Allocates nothing.
 */
export const playout = <T extends GameTypes>(
  engine: Engine<T>,
  policy: Policy<T>,
  state: StateOf<T>,
  random: Random,
): number => {
  let decisions = 0;
  while (!engine.isOver(state)) {
    if (engine.isChance(state)) {
      if (engine.happen(state, engine.chance(state, random)) !== undefined)
        throw new Error('a drawn outcome is refused');
    } else {
      const seat = engine.decider(state);
      if (engine.play(state, seat, policy(state, seat, random)) !== undefined) throw new Error('the policy is refused');
      decisions++;
    }
  }
  return decisions;
};
