import type { Engine, GameTypes, Move, StateOf } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** Chooses a move knowing the whole truth: for simulation only, never at a table. */
export type Policy<T extends GameTypes = GameTypes> = (state: StateOf<T>, seat: Seat, random: Random) => Move;

/** Far more than a game has that ends: of 20,000 random ones of Die drei Magier the longest had 21,431. */
export const MOST_STEPS = 100_000;

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
  for (let left = MOST_STEPS; left > 0; left--) {
    if (engine.isOver(state)) return decisions;
    if (engine.isChance(state)) {
      if (engine.happen(state, engine.chance(state, random)) !== undefined)
        throw new Error('a drawn outcome is refused');
    } else {
      const seat = engine.decider(state);
      if (engine.play(state, seat, policy(state, seat, random)) !== undefined) throw new Error('the policy is refused');
      decisions++;
    }
  }
  throw new Error(`${state.game} is not over after ${MOST_STEPS} moves`);
};
