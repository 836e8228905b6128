import type { DecisionOf, GameTypes, Table } from './game.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

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

/** Makes the bot of a seat, anew for each game. All that it leaves to luck it draws from `random`. */
export type MakeBot<T extends GameTypes = GameTypes> = (
  seat: Seat,
  table: Table<T['Options']>,
  random: Random,
) => Bot<T>;
