import type { DecisionOf, GameTypes } from './game.ts';

/**
 * A player made of code. It is told what its seat saw and asked what its seat decides; a state does not fit anywhere
 * here, so it cannot peek.
 */
export interface Bot<T extends GameTypes = GameTypes> {
  /** Called for every step of the game, its own included, with what its seat saw of it. */
  observe(seen: T['Seen']): void;
  /** Called when its seat must decide. */
  decide(view: T['View'], legal: readonly T['Choice'][]): DecisionOf<T>;
}
