import type { MakeBot } from './bot.ts';
import type { Game, GameTypes, StateOf, Table } from './game.ts';
import { type Mind, USUAL_MIND } from './mind.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** Decides for one seat of a simulated game. */
export type Decide<T extends GameTypes> = (state: StateOf<T>, seat: Seat) => T['Step'];

/** Decides for a seat, and may be told what it sees. */
export interface Player<T extends GameTypes> {
  readonly decide: Decide<T>;
  /** Called for every step, with what the seat saw of it. */
  readonly observe?: (seen: T['Seen']) => void;
}

/** Makes the player of a seat, anew for each game. */
export type Seating<T extends GameTypes> = (
  game: Game<T>,
  table: Table<T['Options']>,
  seat: Seat,
  random: Random,
) => Player<T>;

/** The random policy of the rule files: it sees the whole state. */
export const randomPlayer = <T extends GameTypes>(...[game, , , random]: Parameters<Seating<T>>): Player<T> => ({
  decide: (state, seat) => game.engine.unpack(state, seat, game.engine.randomPolicy(state, seat, random)),
});

/**
 * A bot of one's own: it gets views and seen steps only.
 *
 *     const mine = seatBot<FeuersalamanderTypes>((seat, table, random) => new MyBot(seat, table, random));
 *     const { result } = simulate(feuersalamander, 2, {}, seatEach([mine, botPlayer]), 'any seed');
 */
export const seatBot =
  <T extends GameTypes>(make: MakeBot<T>): Seating<T> =>
  (game, table, seat, random) => {
    const bot = make(seat, table, random);
    return {
      decide: (state) => bot.decide(game.view(state, seat), game.legal(state, seat)),
      observe: (seen) => bot.observe(seen),
    };
  };

/** The game's own bot, of this mind. */
export const mindPlayer =
  <T extends GameTypes>(mind: Mind): Seating<T> =>
  (game, ...rest) =>
    seatBot<T>((...own) => game.bot(mind, ...own))(game, ...rest);

/** The game's own bot, of the usual mind. */
export const botPlayer = <T extends GameTypes>(...args: Parameters<Seating<T>>): Player<T> =>
  mindPlayer<T>(USUAL_MIND)(...args);

/** Another player on each seat, in the order given; where there are more seats, it begins anew. */
export const seatEach =
  <T extends GameTypes>(seatings: readonly Seating<T>[]): Seating<T> =>
  (game, table, seat, random) =>
    seatings[seat % seatings.length]!(game, table, seat, random);
